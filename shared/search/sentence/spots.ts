import type { FindSpot } from './gazetteer.ts'
import type { State } from './state.ts'
import { foldName } from '../../places/fold-name.ts'

const LONGEST_SPOT = 4
const MAX_LOOKUPS = 16

/** Words that are no wish may be a street or a quarter, which then stands in the place of its city (SENTENCE-6). */
export function placeSpots(state: State, text: string, findSpot: FindSpot): void {
  const { terms, meaning } = state
  const joined = meaning.places.filter(({ km }) => km !== undefined)
  meaning.places = meaning.places.filter(
    ({ city, km }) => km !== undefined || !joined.some(spot => spot.city === city),
  )
  let lookups = 0
  for (let at = 0; at < terms.length; at++) {
    if (!isOpen(state, at)) continue
    for (let length = LONGEST_SPOT; length > 0 && lookups < MAX_LOOKUPS; length--) {
      const first = terms[at]
      const last = terms[at + length - 1]
      const isRun =
        first &&
        last &&
        terms.slice(at, at + length).every(term => !term.place && term.number === undefined)
      const hasUnknown = terms
        .slice(at, at + length)
        .some(({ senses }) => Object.keys(senses).length === 0)
      if (!isRun || !hasUnknown || !isOpen(state, at + length - 1)) continue
      lookups++
      const spot = findSpot(foldName(text.slice(first.start, last.end)), meaning.places)
      if (!spot) continue
      const city = meaning.places.findIndex(
        place => place.city === spot.city && place.km === undefined,
      )
      if (city === -1) meaning.places.push(spot)
      else meaning.places.splice(city, 1, spot)
      for (let index = at; index < at + length; index++) {
        state.unknown[index] = false
        state.used[index] = true
      }
      break
    }
  }
}

const isOpen = (state: State, at: number): boolean => state.unknown[at] === true
