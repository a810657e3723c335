import { PERIOD_TYPES } from '../../../rental/rental-unit.ts'
import { addValue } from '../meaning.ts'
import { refuse, sensesAt } from '../state.ts'
import { pastBounds } from './past-bounds.ts'
import type { Rule } from './rule.ts'

export const readPlace: Rule = (state, at) => {
  const { meaning, terms } = state
  const term = terms[at]
  const name = term?.place ?? regionOf(sensesAt(state, at).region)
  if (!name) return 0
  if (!meaning.places.some(each => each.name === name.name)) meaning.places.push(name)
  return 1
}

const regionOf = (code: string | undefined) => (code ? { name: code } : null)

export const readPeriod: Rule = (state, at) => {
  const period = PERIOD_TYPES.find(each => each === sensesAt(state, at).period)
  if (!period) return 0
  state.meaning.stay.period = period
  // '1 weekend', '2 weekends': no persons
  state.bare = state.bare.filter(({ end }) => end !== at)
  if (state.terms[at - 1]?.number === 1) state.unknown[at - 1] = false
  return 1
}

/** 'half an hour from Brussels'. */
export const readHour: Rule = (state, at) => {
  const { hour } = sensesAt(state, at)
  if (hour === undefined || state.circle) return 0
  state.meaning.minutes = Number(hour)
  state.circle = { at, end: at + 1 }
  return 1
}

/** What a criterion has codes for. */
export const readValue: Rule = (state, at) => {
  const { value } = sensesAt(state, at)
  if (value === undefined) return 0
  addValue(state.meaning, value)
  return 1
}

const YEAR = /^(19|20)\d\d$/

/** What is known to be no field of ours; a year belongs to its word. */
export const readUnsearched: Rule = (state, at) => {
  const { wish, year } = sensesAt(state, at)
  if (wish === undefined) return 0
  const next = pastBounds(state, at + 1)
  const isYear = (index: number): boolean => YEAR.test(state.terms[index]?.text ?? '')
  // 'bouwjaar na 2010'
  const yearAt = year === undefined ? undefined : [next, next + 1].find(isYear)
  const end = (yearAt ?? at) + 1
  refuse(state, at, end)
  return end - at
}
