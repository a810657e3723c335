import { isNoise, isUnread, pastNoise, refuse, sensesAt, type State } from '../state.ts'
import { kindOf } from './kinds.ts'
import type { Rule } from './rule.ts'

/** 'geen tuin of garage', 'niet in Gent': what is refused, up to the next comma or 'met' (SENTENCE-9). */
export const readNot: Rule = (state, at) => {
  const { meaning, terms } = state
  if (sensesAt(state, at).not === undefined) return 0
  let end = at + 1
  let found = 0
  let linked = false
  for (let next = end; next < terms.length; next++) {
    const senses = sensesAt(state, next)
    const term = terms[next]
    const isLinked = senses.and !== undefined || senses.or !== undefined || senses.not !== undefined
    if (isLinked) linked = true
    if (found > 0 && !linked) {
      if (isNoise(state, next)) continue
      break
    }
    const refused =
      term?.place?.name ??
      senses.region ??
      senses.trait ??
      (senses.deal === undefined ? kindOf(senses.kind) : undefined)
    if (refused !== undefined || senses.value !== undefined) {
      // No search leaves the homes of a value out: it is not understood, and neither is the negation right before it.
      if (refused === undefined) refuse(state, found === 0 ? at : next, next + 1)
      else if (!meaning.without.includes(refused)) meaning.without.push(refused)
      found++
      linked = false
      end = next + 1
    } else if (!isLinked && !isNoise(state, next)) break
  }
  return found > 0 ? end - at : refuseNext(state, at)
}

/** A negation of what can't be refused goes with it to what was not understood. */
function refuseNext(state: State, at: number): number {
  const next = pastNoise(state, at + 1)
  const term = state.terms[next]
  if (!term || term.text === ',') return 1
  let end = next + 1
  // 'geen zwembad 3 slk'
  const isWord = term.senses.wish !== undefined || isUnread(state, next)
  while (!isWord && (state.terms[end]?.number ?? sensesAt(state, end).unit) !== undefined) end++
  refuse(state, at, end)
  return end - at
}
