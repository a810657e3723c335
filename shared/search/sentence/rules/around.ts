import { isNoise, isUnread, refuse, sensesAt, type State } from '../state.ts'
import type { Rule } from './rule.ts'
import { isZipOfName } from './zip.ts'

/** Around a municipality or a part of one, and around a street or a quarter, where no distance is said. */
const TOWN_KM = 10
const SPOT_KM = 1

/** 'omgeving Gent', 'Gent en omgeving', 'near Ghent': what lies around the place that is said (SENTENCE-31). */
export const readAround: Rule = (state, at) => {
  if (sensesAt(state, at).around === undefined) return 0
  const of = placeBeside(state, at)
  // 'rond 300.000', 'Umgebung 120 m²'
  if (of === null) return 0
  state.around.push({ at, of })
  return 1
}

/** The place after the word, else the one before it; null: it is read as something else. */
function placeBeside(state: State, at: number): number | null {
  let next = at + 1
  while (isNoise(state, next) || sensesAt(state, next).around !== undefined) next++
  const { terms } = state
  const isNamed = (index: number): boolean =>
    terms[index]?.place !== undefined || sensesAt(state, index).region !== undefined
  if (isNamed(next) || isZipOfName(state, next)) return next
  const { bound, unit, area, with: withWord } = sensesAt(state, at)
  if (bound === undefined && isZip(state, next)) return next
  const isAmount = terms[next]?.number !== undefined || sensesAt(state, next).unit === 'eur'
  if (isAmount && bound !== undefined) return null
  if (isUnread(state, next) || sensesAt(state, next).wish !== undefined) return next
  let before = at - 1
  while (isNoise(state, before) || sensesAt(state, before).or !== undefined) before--
  if (isNamed(before)) return before
  if (isAmount && (unit ?? area) !== undefined) return null
  if (isUnread(state, before)) return before
  return (bound ?? unit ?? area ?? withWord) === undefined ? at : null
}

/** 'omgeving 9000' */
const isZip = ({ terms, gazetteer }: State, at: number): boolean => {
  const { isPlain, text = '' } = terms[at] ?? {}
  return isPlain === true && text.length === 4 && gazetteer.zip(text) !== null
}

/** What lies around the places: 10 km of a town, 1 km of a street or a quarter; a word that goes with no place is not understood. */
export function settleAround(state: State): void {
  const { meaning, terms } = state
  const isSaid = meaning.km !== undefined || meaning.minutes !== undefined
  for (const { at, of } of state.around) {
    const isSpot = state.used[of] === true && terms[of]?.place === undefined
    const place = terms[of]?.place ?? (isSpot ? { km: SPOT_KM } : undefined)
    if (place === undefined) {
      if (sensesAt(state, of).region === undefined && !isSaid) refuse(state, at, at + 1)
    } else if (!isSaid && sensesAt(state, at).around === 'km')
      meaning.km = Math.max(meaning.km ?? 0, place.km === undefined ? TOWN_KM : SPOT_KM)
  }
}
