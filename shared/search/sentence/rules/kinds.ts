import { HEAD_TYPES } from '../../../estate/kind/head-types.ts'
import { SUB_TYPE_LIST } from '../../../estate/kind/sub-types.ts'
import { TRAITS } from '../../../estate/fields/comfort.ts'
import { addFeature, type KindCode } from '../meaning.ts'
import { isNoise, isUnread, sensesAt, type State } from '../state.ts'
import { pastBounds } from './past-bounds.ts'
import type { Rule } from './rule.ts'

export const kindOf = (text: string | undefined): KindCode | undefined =>
  Object.values(HEAD_TYPES).find(each => each === text) ??
  SUB_TYPE_LIST.find(({ code }) => code === text)?.code

export const readDeal: Rule = (state, at) => {
  const { deal } = sensesAt(state, at)
  if (deal === undefined) return 0
  state.deals.push({ deal, at })
  addKind(state, at)
  return 1
}

/** What is looked for; of what a home may also have it is known only at the end. */
export const readKind: Rule = (state, at) => {
  const { kind, trait } = sensesAt(state, at)
  if (kind === undefined && trait === undefined) return 0
  addKind(state, at)
  return 1
}

/** The kind and the feature of a word that has one. */
export function addKind(state: State, at: number): void {
  const { kind, trait: said } = sensesAt(state, at)
  const trait = TRAITS.find(each => each === said)
  const code = kindOf(kind) ?? (trait === 'garage' ? 'GARAGE' : undefined)
  if (trait && trait !== 'garage') addFeature(state.meaning, trait)
  if (!code || (code === 'PLOT' && state.kinds.length > 0 && isBeforeArea(state, at + 1))) return
  state.kinds.push({ code, at, isHad: isHad(state, at, DWELLINGS.has(code)), trait })
}

/** 'huis, grond 500 m²', 'huis, grond van een hectare': the ground is the home's own. */
function isBeforeArea(state: State, at: number): boolean {
  const number = pastBounds(state, at)
  const isNumber = state.terms[number]?.number !== undefined
  return GROUND_UNITS.has(sensesAt(state, isNumber ? number + 1 : number).unit)
}

const GROUND_UNITS = new Set<string | undefined>(['m2', 'are', 'ha', 'acre'])

/** A house or an apartment is looked for, though a comma and a garden stand before it. */
const DWELLINGS: ReadonlySet<KindCode> = new Set<KindCode>([
  'HOUSE',
  'APARTMENT',
  ...SUB_TYPE_LIST.filter(({ headType }) => headType === 'HOUSE' || headType === 'APARTMENT').map(
    ({ code }) => code,
  ),
])

const BESIDE = new Set(
  'op|sur|on|auf|nabij|bij|vlakbij|dichtbij|pres de|proche|proche de|near|bei|nahe|dicht bij|close to|a cote|boven|naast|dessus|au dessus|au dessus de|above|over|next to|uber|ueber|neben'.split(
    '|',
  ),
)
/** After these something else is looked for. */
export const BUT = new Set('maar|mais|but|aber|doch|plutot|sondern'.split('|'))

/** Whether the word before says that a home has it or is near it. */
function isHad(state: State, at: number, isHome: boolean): boolean {
  let isListed = false
  for (const back of [at - 1, at - 2, at - 3, at - 4]) {
    const term = state.terms[back]
    if (!term) return false
    const { with: withWord, trait, and, unit, wish } = term.senses
    if ((withWord !== undefined && !BUT.has(term.text)) || BESIDE.has(term.text)) return true
    if (trait !== undefined) return isListed && !isHome
    const isPlus = term.text === '+' || term.text === 'plus'
    if (isPlus && state.kinds.length > 0 && !isHome) return true
    const isList = and !== undefined || isPlus || term.text === ','
    isListed ||= isList
    if (isList || isNoise(state, back)) continue
    if (isHome) return false
    if (isListed && (unit === 'bed' || unit === 'room')) return true
    if (isListed && state.kinds.some(each => each.at === back && each.isHad)) return true
    const isBesides =
      isListed && (wish !== undefined || term.number !== undefined || isUnread(state, back))
    const isGround =
      GROUND_UNITS.has(unit) ||
      (term.number !== undefined && GROUND_UNITS.has(sensesAt(state, back + 1).unit))
    if (!isBesides && !isGround) return false
  }
  return false
}
