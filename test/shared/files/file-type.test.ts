import { describe, expect, it, test } from 'vitest'
import {
  HEAD_BYTES,
  MAX_FILE_BYTES,
  ascii,
  fileType,
  isResizable,
  type FileType,
} from '../../../shared/files/file-type.ts'
import { latin } from './bytes.ts'

const typeOf = (text: string): FileType | null => fileType(latin(text))

describe('the type of a file', () => {
  it.each<[string, string, FileType | null]>([
    ['a PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
    ['a PNG whose line end was changed', '\x89PNG\n\x1a\n', null],
    ['a PNG that is cut off', '\x89PNG\r\n\x1a', null],
    ['a PNG after a blank', ' \x89PNG\r\n\x1a\n', null],
    ['a JPEG', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['a JPEG that is cut off', '\xff\xd8', null],
    ['a GIF of 1987', 'GIF87a', 'image/gif'],
    ['a GIF of 1989', 'GIF89a', 'image/gif'],
    ['a GIF of no year', 'GIF88a', null],
    ['a GIF that is cut off', 'GIF89', null],
    ['a GIF after a blank', ' GIF89a', null],
    ['a WebP', 'RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
    ['a sound in RIFF', 'RIFF\0\0\0\0WAVEfmt ', null],
    ['a WebP without RIFF', 'RIFX\0\0\0\0WEBPVP8 ', null],
    ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0', 'image/avif'],
    ['a moving AVIF', '\0\0\0\x1cftypavis\0\0\0\0', 'image/avif'],
    ['an AVIF by a later brand', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'image/avif'],
    ['a HEIC', '\0\0\0\x1cftypheic\0\0\0\0mif1heic', null],
    ['an AVIF without its first box', '\0\0\0\x1cfreeavif\0\0\0\0', null],
    ['a PDF', '%PDF-1.7', 'application/pdf'],
    ['a PDF that is cut off', '%PDF', null],
    ['a page', '<!DOCTYPE html><html>', null],
    ['a text', 'hello', null],
    ['nothing', '', null],
  ])('of %s is told by its first bytes (SEC-23)', (_, head, type) => {
    expect(typeOf(head)).toBe(type)
  })

  it.each([
    '<svg>',
    '<svg/>',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<SVG\n',
    '\xef\xbb\xbf<svg>',
    ' \r\n\t<svg>',
    '<?xml version="1.0"?><svg>',
    '<?xml?><svg>',
    '<?xml version="1.0"?>  \n<svg>',
    '\xef\xbb\xbf <?xml version="1.0" encoding="UTF-8"?>\n<svg>',
    '<!----><svg>',
    '<!-- a -- > b\n --> \n<svg>',
    '<!-- a --><!-- b -->  <!-- c --><svg>',
    '<!-- a <svg> --><svg>',
    '<!DOCTYPE svg><svg>',
    '<!doctype \n svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">  \n<svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>',
    '<!DOCTYPE svg [ <!ENTITY a "1"> <!ENTITY b "2"> ] ><svg>',
    '<!DOCTYPE svg []><svg>',
    '<?xml?> <!-- a --> <!DOCTYPE svg> <!-- b\n --><!---->  <!-- c --> <svg>',
  ])('is that of a drawing where it begins as %j (SEC-23)', head => {
    expect(typeOf(head)).toBe('image/svg+xml')
  })

  it.each([
    '<svgs>',
    '<svg',
    'svg>',
    'a<svg>',
    '<html><svg>',
    '<!DOCTYPE html><svg>',
    '<!DOCTYPEsvg><svg>',
    '<!DOCTYPE svg [<svg>',
    '<!DOCTYPE svg><!DOCTYPE svg><svg>',
    '<!DOCTYPE svg>a<svg>',
    '<!-- a ><svg>',
    '<!-- a -->b<svg>',
    '<!DOCTYPE svg><!-- a -->b<svg>',
    '<?xml?>a<svg>',
    '<\xef\xbb\xbfsvg>',
    '<?xml?><?xml?><svg>',
    '\xef\xbb\xbf\xef\xbb\xbf<svg>',
    `${' '.repeat(HEAD_BYTES)}<svg>`,
  ])('is not that of a drawing where it begins as %j (SEC-23)', head => {
    expect(typeOf(head)).toBeNull()
  })

  test('A head of nothing but comments is read once', () => {
    const comments = '<!---->'.repeat(Math.floor(HEAD_BYTES / 7))
    expect(typeOf(comments)).toBeNull()
    expect(typeOf(`<!DOCTYPE svg>${comments}`.slice(0, HEAD_BYTES))).toBeNull()
    expect(typeOf(`${comments.slice(0, -14)}<svg>`)).toBe('image/svg+xml')
  })
})

test('Still pictures of pixels alone are made in other widths', () => {
  const types: FileType[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
  const others: FileType[] = ['image/gif', 'image/svg+xml', 'application/pdf']
  expect(types.map(isResizable)).toEqual([true, true, true, true])
  expect(others.map(isResizable)).toEqual([false, false, false])
})

test('Bytes are read as letters of Latin-1, as many as there are', () => {
  expect(ascii(new Uint8Array([0x41, 0xe9, 0x42]), 1, 9)).toBe('éB')
  expect(ascii(new Uint8Array([0x41, 0xe9, 0x42]), 0, 1)).toBe('A')
})

test('A file may have 25 MB', () => {
  expect(MAX_FILE_BYTES).toBe(26_214_400)
})
