import { isNoise, refuse, sensesAt, type State } from '../state.ts'
import { BUT } from './kinds.ts'
import type { Rule } from './rule.ts'

/** Names of municipalities that are also what a home has. */
const HAD = /^(spa|boom|ham|peer|forest|foret|essen|meer|ans)$/

/** 'huis met spa', 'maison de 10 ans': no place, for all its name (SENTENCE-19). */
export const readFeaturePlace: Rule = (state, at) => {
  const { place, text } = state.terms[at] ?? {}
  if (!place) return 0
  if (isOfStreet(state, at)) {
    refuse(state, at - 2, at + 1)
    return 1
  }
  if (!HAD.test(text ?? '')) return 0
  const before = state.terms[at - 1]
  const isAge = text === 'ans' && before?.number !== undefined && before.number < 1000
  if (!isAge && !isListedAfterWith(state, at)) return 0
  refuse(state, isAge ? at - 1 : at, at + 1)
  return 1
}

const STREET = /^(rue|avenue|av|boulevard|bd|chaussee|chee|route|place|porte|steenweg|baan)$/
const OF = /^(de|d|du|op|naar|van|vers)$/

/** 'chaussée de Bruxelles, Waterloo': the place is what the street is called after, where another is said. */
const isOfStreet = ({ terms }: State, at: number): boolean =>
  STREET.test(terms[at - 2]?.text ?? '') &&
  OF.test(terms[at - 1]?.text ?? '') &&
  terms.some(({ place }, index) => place !== undefined && index !== at)

function isListedAfterWith(state: State, at: number): boolean {
  if (/^(in|a|te)$/.test(text(state, at - 1))) return false
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const senses = sensesAt(state, back)
    if (senses.with !== undefined) return !BUT.has(text(state, back))
    const isArticle =
      isNoise(state, back) && (senses.near === undefined || senses.one !== undefined)
    const isPart = senses.trait !== undefined || senses.wish !== undefined
    if (!isArticle && !isPart && senses.and === undefined && text(state, back) !== ',') return false
  }
  return false
}

const text = ({ terms }: State, at: number): string => terms[at]?.text ?? ''
