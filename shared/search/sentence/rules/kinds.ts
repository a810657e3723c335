import { HEAD_TYPES } from '../../../estate/kind/head-types.ts'
import { SUB_TYPE_LIST } from '../../../estate/kind/sub-types.ts'
import { TRAITS } from '../../traits.ts'
import type { KindCode } from '../meaning.ts'
import { isNoise, sensesAt, type State, take } from '../state.ts'
import { pastBounds } from './past-bounds.ts'
import type { Rule } from './rule.ts'

export const kindOf = (text: string | undefined): KindCode | undefined =>
  Object.values(HEAD_TYPES).find(each => each === text) ??
  SUB_TYPE_LIST.find(({ code }) => code === text)?.code

export const readDeal: Rule = (state, at) => {
  const { deal, kind } = sensesAt(state, at)
  if (deal === undefined) return 0
  state.deals.push({ deal, at })
  if (kind === undefined) take(state, at, at + 1)
  return kind === undefined ? 1 : addKind(state, at, kind)
}

/** What is looked for; of what a home may also have it is known only at the end. */
export const readKind: Rule = (state, at) => {
  const { kind, trait } = sensesAt(state, at)
  if (kind === undefined && trait === undefined) return 0
  if (kind === undefined || trait !== undefined) {
    const known = TRAITS.find(each => each === trait)
    if (!known) return 0
    take(state, at, at + 1)
    if (known === 'garage' || kind !== undefined) {
      if (kind === undefined || known === 'garage') {
        const code = (kind !== undefined && kindOf(kind)) || 'GARAGE'
        state.kinds.push({ code, at, isHad: isHad(state, at, false), trait: known })
      } else {
        addFeature(state, known)
        return addKind(state, at, kind)
      }
    } else addFeature(state, known)
    return 1
  }
  return addKind(state, at, kind)
}

function addFeature({ meaning }: State, trait: (typeof TRAITS)[number]): void {
  if (!meaning.features.includes(trait)) meaning.features.push(trait)
}

export function addKind(state: State, at: number, kind: string): number {
  const code = kindOf(kind)
  if (code === 'PLOT' && state.kinds.length > 0 && isBeforeArea(state, at + 1)) {
    take(state, at, at + 1)
    return 1
  }
  const trait = TRAITS.find(each => each === sensesAt(state, at).trait)
  if (trait && trait !== 'garage') addFeature(state, trait)
  if (!code) return 0
  take(state, at, at + 1)
  state.kinds.push({ code, at, isHad: isHad(state, at, isDwelling(code)) })
  return 1
}

/** 'huis, grond 500 m²': the ground is the home's own. */
function isBeforeArea(state: State, at: number): boolean {
  const number = pastBounds(state, at)
  const unit = (index: number): string => sensesAt(state, index).unit ?? ''
  const isCounted = state.terms[number]?.number !== undefined && GROUND_UNITS.has(unit(number + 1))
  const isOne = unit(number) === 'ha' || unit(number) === 'acre'
  return isCounted || isOne
}

const GROUND_UNITS = new Set(['m2', 'are', 'ha', 'acre'])

/** A house or an apartment is looked for, though a comma and a garden stand before it. */
const isDwelling = (code: KindCode): boolean =>
  code === 'HOUSE' ||
  code === 'APARTMENT' ||
  SUB_TYPE_LIST.some(
    each => each.code === code && (each.headType === 'HOUSE' || each.headType === 'APARTMENT'),
  )

/** A word that nothing knows. */
const isUnread = ({ terms }: State, at: number): boolean => {
  const { place, number, senses, text = '' } = terms[at] ?? {}
  return !place && number === undefined && !Object.keys(senses ?? {}).length && /\p{L}/u.test(text)
}

/** Of the ground that stands after it. */
const isPlainNumber = ({ terms }: State, at: number): boolean =>
  terms[at]?.number !== undefined && GROUND_UNITS.has(terms[at + 1]?.senses.unit ?? '')

/** Whether the word before says that a home has it or is near it. */
function isHad(state: State, at: number, isHome: boolean): boolean {
  let isListed = false
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const senses = sensesAt(state, back)
    if (
      senses.with !== undefined &&
      !/^(maar|mais|but|aber|doch|plutot|sondern)$/.test(state.terms[back]?.text ?? '')
    )
      return true
    if (senses.trait !== undefined) return isListed && !isHome
    if (
      /^(op|sur|on|auf|nabij|bij|vlakbij|dichtbij|pres de|proche|proche de|near|bei|nahe|dicht bij|close to|a cote|boven|naast|dessus|au dessus|au dessus de|above|over|next to|uber|ueber|neben)$/.test(
        state.terms[back]?.text ?? '',
      )
    )
      return true
    const isList = senses.and !== undefined || /^[,+]$/.test(state.terms[back]?.text ?? '')
    isListed ||= isList
    const { unit } = senses
    const isPlus = /^(\+|plus)$/.test(state.terms[back]?.text ?? '') && state.kinds.length > 0
    if (isPlus && !isHome) return true
    if (isListed && !isHome && (unit === 'bed' || unit === 'room')) return true
    const isSame = isListed && !isHome && state.kinds.some(each => each.at === back && each.isHad)
    if (isSame) return true
    const isBesides = isListed && !isHome && (senses.wish !== undefined || isUnread(state, back))
    const isGround = !isHome && (GROUND_UNITS.has(unit ?? '') || isPlainNumber(state, back))
    const isCount = isListed && !isHome && state.terms[back]?.number !== undefined
    if (!isNoise(state, back) && !isList && !isBesides && !isGround && !isCount) return false
  }
  return false
}
