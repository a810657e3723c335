import { LOCALES, type Locale } from '../../locale.ts'
import { type FieldWords, fieldPhrases } from './field-words.ts'
import { createCompounds } from './spelling/compounds.ts'
import { createGuesser } from './spelling/near-word.ts'
import { type Sense, SENSES, type Senses } from './senses.ts'
import { createShort, homesOf } from './spelling/short-phrases.ts'
import { wholeEnd } from './spelling/short-words.ts'
import type { Token } from './token.ts'
import { keysOf } from '../../table.ts'
import { HEAD_WORDS, NOT_HEADS } from './words/heads.ts'
import { KIND_WORDS, KIND_WORDS_OF } from './words/kinds.ts'
import * as measures from './words/measures.ts'
import * as small from './words/small.ts'
import * as times from './words/times.ts'
import { DEAL_WORDS, SELL_WORDS, STAY_KINDS, TWO_IN_ONE, UNKNOWN_WORDS } from './words/wishes.ts'

export interface Lexicon {
  find(phrase: string): Senses | null
  /** Of words of which some have a point after them: the only thing that they can begin. */
  short(tokens: readonly Token[]): Senses | null
  /** Of a word that is written almost so: the one that was meant. */
  meant(word: string): string | null
}

/** A deal is never guessed, and of short words only what is looked for most. */
const SHORTEST_GUESS = 6
const SHORTEST_HEAD = 4
/** From here on two letters may be wrong. */
const LONG_GUESS = 10
/** Of a stay, a period, a region or a label only such words. */
const LONG_WORD = 8

/** The longest phrase, in words. */
export const LONGEST_PHRASE = 5

const WITH =
  'w|w /|m /|c /|met|avec|with|mit|voorzien van|inclusief|incl|maar|mais|but|aber|doch|sondern|plutot|having|has|inkl|inclus'
const FOR = 'voor|pour|for|fur|fuer|sleeps|geschikt voor'

function tableFor(locale: Locale, words: FieldWords): Map<string, Senses> {
  const table = new Map<string, Senses>()
  const add = (sense: Sense, phrases: string, value = ''): void => {
    for (const phrase of phrases.split('|')) {
      const known = table.get(phrase)
      if (known) known[sense] ??= value
      else table.set(phrase, { [sense]: value })
    }
  }
  const addAll = (sense: Sense, rows: Partial<Record<string, string>>): void => {
    for (const [value, phrases] of Object.entries(rows)) if (phrases) add(sense, phrases, value)
  }
  for (const [phrases, senses] of TWO_IN_ONE)
    for (const part of senses.split('|')) {
      const [name, value] = part.split(' ')
      const sense = SENSES.find(each => each === name)
      if (sense) add(sense, phrases, value)
    }
  if (locale === 'en' || locale === 'de') addAll('kind', KIND_WORDS_OF[locale])
  addAll('kind', STAY_KINDS)
  for (const kind of keysOf(STAY_KINDS)) add('deal', STAY_KINDS[kind], 'stay')
  addAll('deal', DEAL_WORDS)
  addAll('kind', KIND_WORDS)
  for (const { phrase, senses } of fieldPhrases(locale, words))
    for (const sense of keysOf(senses)) add(sense, phrase, senses[sense])
  addAll('unit', measures.UNIT_WORDS)
  addAll('bound', measures.BOUND_WORDS)
  add('more', measures.AFTER_WORDS.more)
  add('less', measures.AFTER_WORDS.less)
  add('better', measures.BETTER_WORDS)
  add('label', measures.LABEL_WORDS)
  add('perMonth', measures.PER_MONTH)
  add('perOther', measures.PER_OTHER)
  add('plot', measures.PLOT_WORDS)
  add('area', measures.AREA_WORDS)
  add('green', measures.GARDEN_AREA)
  times.MONTH_WORDS.forEach((phrases, index) => add('month', phrases, String(index + 1)))
  addAll('period', times.PERIOD_WORDS)
  for (const [number, phrases] of times.NUMBER_WORDS) add('number', phrases, String(number))
  add('one', times.ONE_WORDS)
  add('and', small.AND_WORDS)
  add('or', small.OR_WORDS)
  add('to', small.TO_WORDS)
  add('not', small.NOT_WORDS)
  add('with', WITH)
  add('for', FOR)
  add('near', small.PLACE_WORDS)
  add('around', small.AROUND_WORDS, 'km')
  add('around', small.PLACE_NOUNS)
  add('way', small.WAY_WORDS)
  add('noise', small.NOISE_WORDS)
  add('noise', small.PRAISE_WORDS)
  add('praise', small.PRAISE_WORDS)
  addAll('region', small.REGION_WORDS)
  if (locale === 'de') addAll('region', small.REGION_WORDS_OF.de)
  add('wish', UNKNOWN_WORDS)
  add('wish', SELL_WORDS)
  add('sell', SELL_WORDS)
  addAll('hour', times.HOUR_WORDS)
  addAll('pair', small.GROUP_WORDS)
  return table
}

/** The words of fields are those of all languages, since a sentence may be in any of them. */
export function createLexicon(locale: Locale, words: FieldWords): Lexicon {
  const table = tableFor(locale, words)
  const guessable = [...table].filter(([phrase, senses]) => isGuessable(phrase, senses))
  const wordsNear = createGuesser(guessable.map(([phrase]) => phrase))
  const compound = createCompounds(table)
  const headOf = createHeads(locale, word => meaningOf(table.get(word)))
  const find = (phrase: string): Senses | null => {
    const known = table.get(phrase) ?? compound(phrase) ?? shortened(phrase)
    const whole = wholeEnd(phrase)
    return known ?? table.get(whole) ?? compound(whole)
  }
  return {
    find: phrase => find(phrase) ?? homesOf(phrase, each => table.get(each)),
    short: createShort(table, phrase => find(phrase) !== null),
    meant(word) {
      if (NOT_HEADS.has(word)) return null
      const head = headOf(word)
      if (head !== null) return head
      if (word.length < SHORTEST_GUESS) return null
      const isLong = word.length >= LONG_GUESS && !word.includes(' ')
      const [near = null] = [...wordsNear(word, 1), ...(isLong ? wordsNear(word, 2) : [])]
      return near
    },
  }
}

/** 'slpkmrs', 'chbrs', 'schlfz': bedrooms without their vowels. */
const BEDS = /^(?:sl?p?km?r?s?|slp?k?m?rs?|chm?bre?s?|bd?r?m?s?|schl?f?z(?:mm?r)?|sz)$/
const NO_BEDS = new Set(['b', 'bm', 'bs', 'bms', 's'])

const shortened = (word: string): Senses | null =>
  BEDS.test(word) && !NO_BEDS.has(word) ? { unit: 'bed' } : null

/** The short word that one was meant to be: of the page's language, else the only one of the others; null: none (SENTENCE-22). */
function createHeads(
  locale: Locale,
  means: (word: string) => string,
): (word: string) => string | null {
  const others = LOCALES.filter(each => each !== locale)
  const shelves = [[locale], others].map(locales => {
    const words = new Set(locales.flatMap(each => HEAD_WORDS[each].split('|')))
    return createGuesser(words)
  })
  return word => {
    if (word.length < SHORTEST_HEAD || word.includes(' ')) return null
    for (const near of shelves) {
      const [only, ...rest] = near(word, 1)
      if (only !== undefined && rest.every(each => means(each) === means(only))) return only
    }
    return null
  }
}

const meaningOf = ({ kind = '', trait = '', unit = '' }: Senses = {}): string =>
  `${kind} ${trait} ${unit}`

/** Where a guess can't change what is paid, nor whether it is bought or rented. */
function isGuessable(phrase: string, senses: Senses): boolean {
  const { deal, unit, bound, month, period, region, label, perMonth } = senses
  if (phrase.length < SHORTEST_GUESS) return false
  if (deal === 'takeover') return phrase.includes(' ') && phrase.length >= LONG_WORD
  if (deal !== undefined) return deal === 'stay' && phrase.length >= LONG_WORD
  if (isThing(senses)) return true
  // 'par mois', but not 'le moins'.
  if (perMonth !== undefined) return phrase.includes(' ') && phrase.length >= LONG_WORD
  if (unit !== undefined) return unit !== 'eur' && !phrase.includes(' ')
  const isLong = phrase.length >= LONG_WORD - 1
  return (
    month !== undefined ||
    bound === 'between' ||
    (isLong && (period ?? region ?? label) !== undefined)
  )
}

/** A kind, a feature, a value of a criterion or a count of them. */
const isThing = ({ kind, trait, value, unit, deal }: Senses = {}): boolean =>
  deal === undefined && ((kind ?? trait ?? value) !== undefined || unit === 'bed' || unit === 'm2')
