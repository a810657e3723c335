import type { Token } from '../token.ts'
import { NUMBER_PARTS } from '../words/number-parts.ts'

const VALUES = new Map(
  Object.entries(NUMBER_PARTS).flatMap(([value, words]) =>
    words.split('|').map(word => [word, Number(value)] as const),
  ),
)
const LONGEST_PART = 10
const LARGEST = 999_999

/** The parts of one written word ('driehonderdvijftigduizend', 'fünfundzwanzig'); null: it is another word. */
function partsOf(word: string): number[] | null {
  const found: number[] = []
  let at = 0
  while (at < word.length) {
    const link = found.length > 0 ? (/^(en|und)(?=.)/.exec(word.slice(at))?.[0] ?? '') : ''
    at += link.length
    let length = Math.min(LONGEST_PART, word.length - at)
    while (length > 0 && !VALUES.has(word.slice(at, at + length))) length--
    const value = VALUES.get(word.slice(at, at + length))
    if (value === undefined) return null
    found.push(value)
    at += length
  }
  return found.length > 0 ? found : null
}

/** What the parts count together. */
function valueOf(parts: readonly number[]): number {
  let total = 0
  let group = 0
  for (const part of parts) {
    if (part === 1000) {
      total += (group || 1) * 1000
      group = 0
    } else group = part === 100 ? (group || 1) * 100 : group + part
  }
  return total + group
}

/** 'drie honderd duizend', 'two hundred and fifty thousand': hundreds and thousands in words are one number (SENTENCE-23). */
export function joinNumberWords(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const times = timesAt(tokens, at)
    if (times) {
      joined.push(times.token)
      at += times.length
      continue
    }
    const run = runAt(tokens, at)
    const [first, last] = [tokens[at], tokens[at + (run?.length ?? 1) - 1]]
    if (run && first && last)
      joined.push({ kind: 'number', text: run.text, start: first.start, end: last.end })
    else if (first) joined.push(first)
    at += run?.length ?? 1
  }
  return joined
}

/** 'honderd duizend' after digits: what they are multiplied by, in the one word that has it. */
function timesAt(tokens: readonly Token[], at: number): { length: number; token: Token } | null {
  const first = tokens[at]
  if (!first || tokens[at - 1]?.kind !== 'number') return null
  for (const length of [1, 2]) {
    const last = tokens[at + length - 1]
    const parts = Array.from({ length }, (_, index) => partsAt(tokens, at + index) ?? [0]).flat()
    if (last && parts.join() === '100,1000')
      return { length, token: { kind: 'word', text: 'ton', start: first.start, end: last.end } }
  }
  return null
}

function runAt(tokens: readonly Token[], at: number): { length: number; text: string } | null {
  if (tokens[at - 1]?.kind === 'number') return null
  const parts: number[] = []
  let end = at
  for (;;) {
    const own = partsAt(tokens, end)
    if (isEighty(tokens, end)) {
      parts.push(80)
      end += 2
    } else if (own) {
      // 'honderd tweehonderd' are two numbers.
      if (parts.includes(1000) && own.includes(1000)) break
      parts.push(...own)
      end++
    } else if (isAnd(tokens, end)) end++
    else break
  }
  const value = valueOf(parts)
  const isLarge = parts.some(part => part >= 100) && (parts.length > 1 || parts[0] === 100)
  if (!isLarge || value > LARGEST) return null
  return { length: end - at, text: value < 1000 ? String(value) : grouped(value) }
}

const isEighty = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'quatre' && /^vingts?$/.test(tokens[at + 1]?.text ?? '')

const partsAt = (tokens: readonly Token[], at: number): number[] | null => {
  const token = tokens[at]
  return token?.kind === 'word' ? partsOf(token.text) : null
}

/** 'two hundred and fifty', but not 'two hundred and three hundred'. */
function isAnd(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'and' || !partsAt(tokens, at - 1)?.some(part => part >= 100))
    return false
  const [next] = partsAt(tokens, at + 1) ?? []
  const further = partsAt(tokens, at + 2)?.[0]
  return next !== undefined && next < 100 && further !== 100
}

/** No postal code is written so. */
const grouped = (value: number): string =>
  `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`
