import { line } from './wrong-lines.ts'

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, letter => letter.charCodeAt(0))
const utf16 = (text: string, isBig: boolean, mark: number[] = []): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...mark,
    ...[...text].flatMap(letter => {
      const code = letter.charCodeAt(0)
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  ])
const bytes = (...start: number[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...start, ...utf8('\0\0 more')])

const home = (id: string) => JSON.stringify(line(id, { title: { nl: 'Café met étage' } }))
export const GOOD = ['w1', 'w2', 'w3'].map(home).join('\n')

/** Files that are none, with the line and the reason that is told. */
export const WRONG_FILES: [
  what: string,
  body: Uint8Array<ArrayBuffer>,
  line: number,
  message: RegExp,
][] = [
  ['an empty file', utf8(''), 1, /no lines/],
  ['blank lines', utf8('\n\r\n  \n'), 1, /no lines/],
  ['a JSON list on one line', utf8(`[${home('w1')},${home('w2')}]`), 1, /JSON list/],
  ['a JSON list over lines', utf8(`\n[\n${home('w1')}\n]`), 2, /JSON list/],
  ['pretty-printed JSON', utf8(JSON.stringify(line('w1'), null, 2)), 1, /over many lines/],
  ['JSON with a key around it', utf8('{"estates": [\n{}\n]}'), 1, /over many lines/],
  ['CSV with ;', utf8('Ref;Prijs;Type\n1;345000;huis'), 1, /CSV; pass --map/],
  ['CSV with ,', utf8('"ref","price","type"\n1,2,3'), 1, /CSV/],
  ['CSV with tabs', utf8('ref\tprice\ttype\n1\t2\t3'), 1, /CSV/],
  ['XML', utf8('<?xml version="1.0"?>\n<estates/>'), 1, /XML or HTML/],
  ['an error page', utf8('<!DOCTYPE html><title>502</title>'), 1, /XML or HTML/],
  ['a calendar', utf8('BEGIN:VCALENDAR\r\nEND:VCALENDAR'), 1, /calendar; pass --unit/],
  ['a word', utf8('hello'), 1, /is no feed/],
  ['a path', utf8('C:\\feeds\\homes.ndjson'), 1, /is no feed/],
  ['XLSX or ZIP', bytes(0x50, 0x4b, 3, 4), 1, /ZIP archive or an Excel file/],
  ['gzip', bytes(0x1f, 0x8b, 8), 1, /gzip/],
  ['7-Zip', bytes(0x37, 0x7a, 0xbc, 0xaf), 1, /7-Zip/],
  ['RAR', bytes(0x52, 0x61, 0x72, 0x21), 1, /RAR/],
  ['PDF', bytes(0x25, 0x50, 0x44, 0x46), 1, /PDF/],
  ['old Office', bytes(0xd0, 0xcf, 0x11, 0xe0), 1, /old Office/],
  ['a photograph', bytes(0xff, 0xd8, 0xff, 0xe0), 1, /JPEG/],
  ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47), 1, /PNG/],
  ['Latin-1 at once', latin1(home('w1')), 1, /not UTF-8/],
  [
    'Latin-1 in its third line',
    Uint8Array.from([...utf8(`${home('w1')}\n${home('w2')}\n`), ...latin1(`${home('w3')}\n`)]),
    3,
    /not UTF-8/,
  ],
  ['UTF-16 without its mark', utf16(GOOD, false), 1, /UTF-16 without its mark/],
  ['UTF-16 the other way without its mark', utf16(GOOD, true), 1, /UTF-16 without its mark/],
  ['UTF-16 cut within a letter', utf16(GOOD, false, [0xff, 0xfe]).slice(0, -1), 3, /not UTF-8/],
  [
    'UTF-8 cut within a letter',
    Uint8Array.from([...utf8(`${home('w1')}\n{"é`)].slice(0, -1)),
    2,
    /not UTF-8/,
  ],
  [
    'a slash in two bytes',
    Uint8Array.from([...utf8(`${home('w1')}\n`), 0x7b, 0xc0, 0xaf]),
    2,
    /not UTF-8/,
  ],
  ['half a letter of UTF-16 in UTF-8', Uint8Array.from([0x7b, 0xed, 0xa0, 0x80]), 1, /not UTF-8/],
  [
    'lines that are all wrong but the file',
    utf8(`{"externalId":"w1"}\n{"externalId":"w2"}`),
    1,
    /is missing/,
  ],
]

/** The same three homes, however they are written. */
export const RIGHT_FILES: [what: string, body: Uint8Array<ArrayBuffer>][] = [
  ['UTF-8', utf8(GOOD)],
  ['UTF-8 with its mark and CRLF', utf8(`\ufeff${GOOD.replaceAll('\n', '\r\n')}\r\n`)],
  ['UTF-16', utf16(GOOD, false, [0xff, 0xfe])],
  ['UTF-16 the other way round', utf16(GOOD, true, [0xfe, 0xff])],
]
