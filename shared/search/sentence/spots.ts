import type { FindSpot } from './gazetteer.ts'
import { isNoise, sensesAt, type State } from './state.ts'
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
      const isRun = first && last && terms.slice(at, at + length).every(term => !term.place)
      const hasUnknown = terms
        .slice(at, at + length)
        .some(({ senses }) => Object.keys(senses).length === 0)
      if (!isRun || !hasUnknown || !isOpen(state, at + length - 1)) continue
      lookups++
      const name = foldName(text.slice(first.start, last.end))
      const isBeside = isPlace(state, at, -1) || isPlace(state, at + length - 1, 1)
      const spot =
        findSpot(name, meaning.places, isBeside) ??
        (isOneOfTwo(state, at, length) ? findSpot(name, [], false, false) : null)
      if (!spot) continue
      if (isRefused(state, at)) {
        meaning.without.push(spot.name)
        for (let index = at; index < at + length; index++) state.unknown[index] = false
        break
      }
      const city = meaning.places.findIndex(
        place =>
          place.city === spot.city && place.km === undefined && !(place.isPart && isChoice(state)),
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

/** 'aber nicht in Outremeuse': a negation before it, and words that say nothing between. */
function isRefused(state: State, at: number): boolean {
  let before = at - 1
  while (before >= 0 && isNoise(state, before)) before--
  const isNot = state.terms[before]?.senses.not !== undefined
  if (isNot)
    for (let index = before; index < at; index++) {
      state.unknown[index] = false
      state.used[index] = true
    }
  return isNot
}

const SHORTEST_LAST = 5
/** After one of these stands a thing. */
const ARTICLE =
  /^(de|het|een|le|la|les|l|un|une|du|des|the|a|an|der|die|das|dem|den|ein|eine|einen|einem|einer)$/

/** Where no place was understood, the one word that is left may be one that is misspelt: 'maison 3 ch mosn'. */
export function placeLast({ terms, meaning, gazetteer, unknown, used }: State): void {
  if (meaning.places.length > 0) return
  const found = terms.flatMap(({ text, senses }, at) => {
    const isWord = unknown[at] && Object.keys(senses).length === 0
    const before = terms[at - 1]?.senses ?? {}
    const isThing =
      (before.with ?? before.not) !== undefined || ARTICLE.test(terms[at - 1]?.text ?? '')
    if (!isWord || isThing || text.length < SHORTEST_LAST) return []
    const place = gazetteer.guess(text, 1)
    return place && !place.isPart ? { place, at } : []
  })
  const [only, ...others] = found
  if (!only || others.length > 0) return
  meaning.places.push(only.place)
  unknown[only.at] = false
  used[only.at] = true
}

/** 'Zurenborg of Gent': what stands beside 'or' need not lie in the other. */
const isOneOfTwo = (state: State, at: number, length: number): boolean =>
  (sensesAt(state, at - 1).or ?? sensesAt(state, at + length).or) !== undefined

/** 'Salzinnes ou Bouge': neither is where the other lies. */
const isChoice = ({ terms }: State): boolean =>
  terms.some(({ senses }, at) => senses.or !== undefined && at > 0)

const isOpen = (state: State, at: number): boolean => state.unknown[at] === true

/** Whether a place stands beside: a word of a quarter's name counts only so. */
function isPlace(state: State, from: number, step: number): boolean {
  for (let at = from + step; Math.abs(at - from) <= 3; at += step) {
    const term = state.terms[at]
    if (!term) return false
    if (term.place !== undefined || term.senses.region !== undefined) return true
    if (!isNoise(state, at)) return false
  }
  return false
}
