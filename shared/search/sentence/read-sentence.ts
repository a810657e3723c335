import type { Locale } from '../../locale.ts'
import { readAmount } from './rules/amounts.ts'
import { readAround } from './rules/around.ts'
import { finish } from './finish.ts'
import type { FindSpot, Gazetteer } from './gazetteer.ts'
import { joinStreets } from './join-streets.ts'
import type { FieldWords } from './field-words.ts'
import { createLexicon } from './lexicon.ts'
import type { Senses } from './senses.ts'
import type { Meaning } from './meaning.ts'
import { readDays } from './rules/days.ts'
import { readFeaturePlace } from './rules/feature-places.ts'
import { readDeal, readKind } from './rules/kinds.ts'
import { readLabel } from './rules/label.ts'
import { readNot } from './rules/negation.ts'
import { readUnitFirst } from './rules/unit-first.ts'
import { readHour, readPeriod, readPlace, readUnsearched, readValue } from './rules/words.ts'
import { readZip } from './rules/zip.ts'
import { isNoise, refuse, sensesAt, type State } from './state.ts'
import { settleNames } from './settle-names.ts'
import { readTerms } from './terms.ts'
import { readTokens } from './tokens.ts'

export interface SentenceReader {
  /** Streets and quarters are known where there is an index of them. */
  read(sentence: string, findSpot?: FindSpot): Meaning
}

interface Options {
  locale: Locale
  gazetteer: Gazetteer
  words: FieldWords
}

/** In this order: what stands first wins where several could read a phrase. */
const RULES = [
  readNot,
  readAround,
  readLabel,
  readHour,
  readDays,
  readZip,
  readAmount,
  readUnitFirst,
  readDeal,
  readKind,
  readFeaturePlace,
  readPlace,
  readPeriod,
  readValue,
  readUnsearched,
]

/** Reads what somebody types in one line, in any of the four languages; the page's own decides a few words (SENTENCE-1). */
export function createSentenceReader({ locale, gazetteer, words }: Options): SentenceReader {
  const lexicon = createLexicon(locale, words)
  return {
    read(sentence, findSpot) {
      const { text, tokens, isCut } = readTokens(sentence)
      const found = readTerms(text, tokens, lexicon, gazetteer)
      const terms = findSpot ? joinStreets(found, text, gazetteer, findSpot) : found
      settleNames(terms, locale)
      const state = stateOf(terms, gazetteer, isCut)
      let at = 0
      while (at < state.terms.length) {
        const length = RULES.reduce((taken, rule) => taken || rule(state, at), 0)
        if (length === 0 && isOpen(state, at)) refuse(state, at, at + 1)
        at += length || 1
      }
      return finish(state, text, findSpot)
    },
  }
}

const stateOf = (terms: State['terms'], gazetteer: Gazetteer, isCut: boolean): State => ({
  terms,
  gazetteer,
  meaning: { types: [], places: [], values: {}, without: [], stay: {}, unknown: [], isCut },
  used: [],
  unknown: [],
  prices: [],
  areas: [],
  persons: [],
  bare: [],
  days: [],
  kinds: [],
  deals: [],
  isMonthly: false,
  circle: null,
  around: [],
})

/** Neither taken nor a word that says nothing by itself. */
function isOpen(state: State, at: number): boolean {
  const term = state.terms[at]
  return (
    term !== undefined &&
    !isNoise(state, at) &&
    saysNothing(sensesAt(state, at)) &&
    /[\p{L}\d?]/u.test(term.text)
  )
}

/** Words that only mean something beside a number. */
const saysNothing = ({ bound, unit, to, ...rest }: Senses): boolean =>
  Object.keys(rest).filter(sense => !BESIDE_NUMBERS.has(sense)).length === 0 &&
  to === undefined &&
  bound !== 'budget' &&
  (unit === undefined || unit === 'child' || unit === 'adult')

const BESIDE_NUMBERS = new Set(['more', 'less', 'better'])
