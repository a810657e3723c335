import type { Senses } from '../senses.ts'
import type { Token } from '../token.ts'
import { beginsSo } from './short-words.ts'

const SHORTEST_START = 3
/** In words. */
const LONGEST_SHORT = 4
/** So many letters of its first word tell where a phrase is looked for. */
const START = 3

/** Words that may begin the same phrases. */
const startOf = (words: readonly string[], letters: number): string =>
  `${words.length}${words[0]?.slice(0, letters)}`

/** All that two phrases have to share to be taken for each other. */
const mainOf = ({
  deal,
  kind,
  trait,
  value,
  unit,
  bound,
  month,
  period,
  region,
  ...rest
}: Senses): string =>
  [
    deal,
    kind,
    trait,
    value,
    unit,
    bound,
    month,
    period,
    region,
    'wish' in rest,
    'noise' in rest,
  ].join()

/** What words of which some have a point after them can only begin; null: nothing, or several things (SENTENCE-29). */
export function createShort(
  table: ReadonlyMap<string, Senses>,
  isKnown: (phrase: string) => boolean,
): (tokens: readonly Token[]) => Senses | null {
  const byStart = new Map<string, { phrase: string; words: string[] }[]>()
  for (const phrase of table.keys()) {
    const words = phrase.split(' ')
    for (const letters of words.length <= LONGEST_SHORT ? [1, START] : []) {
      const start = startOf(words, letters)
      const known = byStart.get(start)
      if (known) known.push({ phrase, words })
      else byStart.set(start, [{ phrase, words }])
    }
  }
  return tokens => {
    if (tokens.length > LONGEST_SHORT || !tokens.some(({ isShort }) => isShort)) return null
    const texts = tokens.map(({ text }) => text)
    if (texts.join('').length < SHORTEST_START) return null
    const first = (texts[0]?.length ?? 0) < START ? 1 : START
    const near = (byStart.get(startOf(texts, first)) ?? []).filter(({ words }) =>
      beginsSo(words, tokens),
    )
    const [only, ...others] = near.flatMap(({ phrase }) => table.get(phrase) ?? [])
    if (!only || others.some(each => mainOf(each) !== mainOf(only))) return null
    const isNew =
      only.deal !== undefined || tokens.some(({ text, isShort }) => isShort && !isKnown(text))
    return isNew ? only : null
  }
}

const HOMES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(app|appt|apt|appart|apart)\b/, ['appartement', 'apartment']],
  [/\bwhg\b/, ['wohnung']],
]

/** 'hoek app', 'apt building': with the word for a home written out. */
export function homesOf(
  phrase: string,
  find: (phrase: string) => Senses | undefined,
): Senses | null {
  if (!phrase.includes(' ')) return null
  for (const [short, homes] of HOMES)
    for (const home of short.test(phrase) ? homes : []) {
      const found = find(phrase.replace(short, home))
      if (found) return found
    }
  return null
}
