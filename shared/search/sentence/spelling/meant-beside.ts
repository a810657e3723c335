import { BOUND_WORDS, PER_MONTH, UNIT_WORDS } from '../words/measures.ts'
import { MONTH_WORDS } from '../words/times.ts'
import { createGuesser } from './near-word.ts'
import { tableOf, keysOf } from '../../../table.ts'

/** What says sale, rent or takeover, by the small word before it. */
const AFTER = {
  te: ['koop', 'huur', 'kopen', 'huren'],
  a: ['vendre', 'louer', 'acheter', 'remettre', 'ceder', 'reprendre'],
  for: ['sale', 'rent'],
  to: ['rent', 'lease'],
  zu: ['verkaufen', 'vermieten', 'kaufen', 'mieten', 'ubernehmen'],
  zur: ['miete', 'ubernahme'],
  zum: ['kauf', 'verkauf'],
  ter: ['overname'],
} as const

/** The same by themselves, with other words that people use and that are not these. */
const ALONE = [
  'kopen',
  'huren',
  'huurprijs',
  'overname',
  'louer',
  'acheter',
  'location',
  'loyer',
  'rent',
  'rental',
  'purchase',
  'takeover',
  'kaufen',
  'mieten',
  'miete',
  'ubernehmen',
  'mietwohnung',
] as const
const OTHERS = new Set(
  'achter|achten|mixte|koen|koper|kopers|mieke|mielen|rect|reet|rene|loyers|koken|komen|kosten|koepel|kamen|kopie|kope|koppen|koopen koers|knopen|loger|lover|loper|lour|loue|louper|same|sake|safe|some|rest|rente|rents|rend|rant|runt|rena|ranti|recent|rate|ring|rond|hulen|huizen|huiden|uren|hueren|hurlen|houen|houden|achete|acheve|achever|locations|locaux|localite|rentals|renal|retail|loper|loyal|lower|layer|mitten|meten|meter|mieter|minute|minuten|meiner|meinen|miene|mitte|mille|mete|kosten|kaufer|laufen|kauften|kurfen|raufen|tot|let|lend|less|tent|rust|overnamen|overnachten|take|mieters|mietet|moeten|mieden|moete|kunnen|kaften|kommen|kaffee|hure|hurt|hogere|horen|huge|heren|hare|haren'.split(
    '|',
  ),
)
const SHORTEST = 3
const SHORTEST_ALONE = 4

const before = keysOf(AFTER)
const guessers = tableOf(before, word => createGuesser(AFTER[word]))
const alone = createGuesser(ALONE)

/** 'te huuur', 'à vende', 'kaufn': the phrase that was meant; null: none (SENTENCE-22). */
export function meantDeal(first: string, word: string): string | null {
  if (OTHERS.has(word)) return null
  const small = before.find(each => each === first)
  const [after] = small ? guessers[small](word, 1) : []
  if (after !== undefined) return `${small} ${after}`
  return word.length < SHORTEST_ALONE ? null : (alone(word, 1)[0] ?? null)
}

/** Words and pairs of words that say which end of a price an amount is, with that end. */
const BOUNDS = new Map(
  keysOf(BOUND_WORDS).flatMap(bound =>
    BOUND_WORDS[bound]
      .split('|')
      .filter(phrase => phrase.length > SHORTEST && phrase.split(' ').length <= 2)
      .map(phrase => [phrase, bound] as const),
  ),
)
const boundsNear = createGuesser(BOUNDS.keys())

/** 'vnaf 300.000', 'atour de 300.000': the bound that was meant right before a number; null: none, or one of several (SENTENCE-22). */
export function meantBound(words: string): string | null {
  const near = boundsNear(words, 1)
  const meant = new Set(near.map(each => BOUNDS.get(each)))
  return meant.size === 1 ? (near[0] ?? null) : null
}

/** What a number counts, but for money. */
const UNITS = new Map(
  keysOf(UNIT_WORDS).flatMap(unit =>
    unit === 'eur' || unit === 'k' || unit === 'million' || unit === 'ton'
      ? []
      : UNIT_WORDS[unit]
          .split('|')
          .filter(word => word.length >= SHORTEST && !word.includes(' '))
          .map(word => [word, unit] as const),
  ),
)
const unitsNear = createGuesser(UNITS.keys())
const MONTHS = MONTH_WORDS.map(words => words.split('|').filter(word => word.length > SHORTEST))
const monthsNear = createGuesser(MONTHS.flat())
const perMonthNear = createGuesser(
  PER_MONTH.split('|').filter(word => word.length > SHORTEST && !word.includes(' ')),
)

/** '3 slpkk', '12 julii': the unit or the month right after a number; null: none, or one of several (SENTENCE-22). */
export function meantUnit(word: string): string | null {
  if (word.length < SHORTEST_ALONE) return null
  const near = unitsNear(word, 1)
  const months = monthsNear(word, 1)
  const meant = new Set([
    ...near.map(each => UNITS.get(each)),
    ...months.map(each => MONTHS.findIndex(names => names.includes(each))),
  ])
  return meant.size === 1 ? (near[0] ?? months[0] ?? null) : null
}

/** '900 €/mnoth': the month that an amount is paid for. */
export const meantPerMonth = (word: string): string | null => perMonthNear(word, 1)[0] ?? null

/** 'neit meer dan': a negation whose letters are in another order or lack one. */
const negations = createGuesser(['niet', 'not', 'pas', 'nicht', 'geen', 'kein'])
export const isAlmostNot = (word: string): boolean => negations(word, 1).length > 0
