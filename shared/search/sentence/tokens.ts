import { foldName } from '../../places/fold-name.ts'
import { joinNumberWords } from './spelling/number-words.ts'
import { expandShort } from './spelling/short-words.ts'
import type { Token } from './token.ts'

/** Longer sentences are cut here. */
export const MAX_SENTENCE = 400

interface Read {
  /** What was read: one form for each letter, nothing invisible. */
  text: string
  tokens: Token[]
  isCut: boolean
}

/** Each alternative begins with a character that no other begins with, and none can fail late: linear. */
const TOKEN = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\d]*|[-+/€<>≤≥,;–±~]/gu
/** 'tweeslaapkamerappartement', 'Dreizimmerwohnung'. */
const COUNTED =
  /^(een|twee|drie|vier|vijf|zes|ein|zwei|drei|funf)((?:slaapkamer|zimmer|schlafzimmer)[a-z]*)$/
/** 'labelA', 'EPCb'. */
const LABELLED = /^(label|energielabel|epc|peb|epb|energieklasse)([a-g])$/
/** '12.07.2027', and '12.07.' where a point follows. */
const DOTTED = /^(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])(?:\.(20\d\d))?$/
/** Inside a word: where it may be parted or joined. */
const JOINERS = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g
const INVISIBLE = /[\p{C}\p{Z}\s]+/gu

/** As words are compared. */
export const foldWords = (text: string): string => foldName(text.replace(/ß/gi, 'ss'))

/** The words of a sentence, of its first 400 characters (SENTENCE-2). */
export function readTokens(sentence: string): Read {
  const isCut = sentence.length > MAX_SENTENCE
  const text = sentence
    .slice(0, MAX_SENTENCE)
    .toWellFormed()
    .normalize('NFKC')
    .replace(JOINERS, '')
    .replace(INVISIBLE, ' ')
    .slice(0, MAX_SENTENCE)
  const tokens: Token[] = []
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const kind = /^\d/.test(found) ? 'number' : /^\p{L}/u.test(found) ? 'word' : 'sign'
    // A hyphen inside a name or a word parts nothing; before a number it may be a range.
    if (
      (found === '-' || found === '–') &&
      !/^ ?(?:[\d€]|eur)/i.test(text.slice(index + 1, index + 5))
    )
      continue
    const date = kind === 'number' ? DOTTED.exec(found) : null
    if (date && (date[3] !== undefined || text[index + found.length] === '.')) {
      tokens.push(...dateTokens(date, index))
      continue
    }
    const name = kind === 'word' ? foldName(found) : ''
    const parts = COUNTED.exec(name) ?? LABELLED.exec(name)
    if (parts?.[1] && parts[2]) {
      const middle = index + parts[1].length
      tokens.push({ kind: 'word', text: parts[1], start: index, end: middle })
      tokens.push({ kind: 'word', text: parts[2], start: middle, end: index + found.length })
      continue
    }
    const folded = kind === 'word' ? foldWords(found).replaceAll(' ', '') : found.replace('–', '-')
    const end = index + found.length
    const isShort = kind === 'word' && text[end] === '.' && { isShort: true }
    if (folded !== '') tokens.push({ kind, text: folded, start: index, end, ...isShort })
    // Letters of other scripts stay unknown words: none is taken for its twin of ours.
    else tokens.push({ kind: 'word', text: '?', start: index, end })
  }
  const whole = expandShort(text, joinSquares(tokens))
  return { text, tokens: joinNumberWords(joinThousands(whole)), isCut }
}

/** As '12/07' is written. */
function dateTokens([, day = '', month = '', year]: readonly string[], start: number): Token[] {
  const tokens: Token[] = []
  let at = start
  for (const text of [day, month, ...(year === undefined ? [] : [year])]) {
    if (at > start) tokens.push({ kind: 'sign', text: '/', start: at - 1, end: at })
    tokens.push({ kind: 'number', text, start: at, end: at + text.length })
    at += text.length + 1
  }
  return tokens
}

/** 'm 2', 'm^2' after a number is one word. */
function joinSquares(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const isSquare = token.text === '2' && last?.text === 'm' && token.start <= last.end + 1
    // 'tuin van 5 m 2 slk'
    if (isSquare && /^\d[\d.,]/.test(joined.at(-2)?.text ?? ''))
      joined.splice(-1, 1, { ...last, text: 'm2', end: token.end })
    else joined.push(token)
  }
  return joined
}

/** '300 000' is one number, '1 200 000' too; '200 000 300 000' are two. */
function joinThousands(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    if (last?.end === token.start - 1 && GROUP.test(token.text) && OPEN.test(last.text))
      joined.splice(-1, 1, { ...last, text: `${last.text}.${token.text}`, end: token.end })
    else joined.push(token)
  }
  return joined
}
const GROUP = /^\d{3}$/
const OPEN = /^(\d{1,3}|\d{1,2}\.\d{3})$/

/** '300.000' and '300,000' are thousands, '1,25' and '0.5' have decimals; null: neither. */
export function numberOf(text: string): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  if (/^[1-9]\d{0,2}([.,]\d{3}){1,3}$/.test(text)) return Number(text.replace(/[.,]/g, ''))
  if (/^[1-9]\d{0,2}([.,]\d{3}){1,3}[.,]\d{2}$/.test(text))
    return Math.floor(Number(text.slice(0, -3).replace(/[.,]/g, '')))
  return /^\d{1,9}[.,]\d{1,3}$/.test(text) ? Number(text.replace(',', '.')) : null
}
