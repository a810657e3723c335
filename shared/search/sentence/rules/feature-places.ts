import { isNoise, refuse, type State } from '../state.ts'
import { BUT } from './kinds.ts'
import type { Rule } from './rule.ts'

const setOf = (words: string): ReadonlySet<string | undefined> => new Set(words.split('|'))

/** Names of municipalities that are also what a home has. */
const HAD = setOf('spa|boom|ham|peer|forest|foret|essen|meer|ans')
const IN = setOf('in|a|te')

/** 'huis met spa', 'maison de 10 ans': no place, for all its name (SENTENCE-19). */
export const readFeaturePlace: Rule = (state, at) => {
  const term = state.terms[at]
  if (!term?.place) return 0
  if (isOfStreet(state, at)) {
    refuse(state, at - 2, at + 1)
    return 1
  }
  if (!HAD.has(term.text)) return 0
  const { number = LONGEST_AGE } = state.terms[at - 1] ?? {}
  const isAge = term.text === 'ans' && number < LONGEST_AGE
  if (!isAge && !isListedAfterWith(state, at)) return 0
  refuse(state, isAge ? at - 1 : at, at + 1)
  return 1
}

/** From here on rather an amount, and the municipality. */
const LONGEST_AGE = 1000

const STREETS = setOf('rue|avenue|av|boulevard|bd|chaussee|chee|route|place|porte|steenweg|baan')
const OF = setOf('de|d|du|op|naar|van|vers')

/** 'chaussée de Bruxelles, Waterloo': the place is what the street is called after, where another is said. */
const isOfStreet = ({ terms }: State, at: number): boolean =>
  STREETS.has(terms[at - 2]?.text) &&
  OF.has(terms[at - 1]?.text) &&
  terms.some(({ place }, index) => place !== undefined && index !== at)

function isListedAfterWith(state: State, at: number): boolean {
  if (IN.has(state.terms[at - 1]?.text)) return false
  for (const back of [at - 1, at - 2, at - 3, at - 4]) {
    const term = state.terms[back]
    if (!term) return false
    const { with: withWord, near, trait, wish, and } = term.senses
    if (withWord !== undefined) return !BUT.has(term.text)
    const isArticle = isNoise(state, back) && near === undefined
    if (!isArticle && (trait ?? wish ?? and) === undefined && term.text !== ',') return false
  }
  return false
}
