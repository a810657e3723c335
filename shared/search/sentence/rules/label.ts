import { ENERGY_LETTERS } from '../../../estate/fields/energy.ts'
import { isNoise, refuse, sensesAt, type State } from '../state.ts'
import { pastBounds } from './past-bounds.ts'
import type { Rule } from './rule.ts'

/** 'label van minstens C' */
const isBefore = (state: State, at: number): boolean => {
  const { bound, better, label, to } = sensesAt(state, at)
  return isNoise(state, at) || (bound ?? better ?? label ?? to) !== undefined
}

/** 'EPC B', 'label A of B', 'label C of beter': the worst that is accepted (SENTENCE-10). */
export const readLabel: Rule = (state, at) => {
  const { meaning, terms } = state
  const letterAt = (index: number): number => {
    const text = terms[index]?.text ?? ''
    return text.length === 1
      ? ENERGY_LETTERS.findIndex(letter => letter.toLowerCase() === text)
      : -1
  }
  let next = at
  const leads = sensesAt(state, at).label !== undefined
  if (leads) {
    next++
    while (letterAt(next) < 0 && isBefore(state, next)) next++
  } else if (letterAt(at) < 0 || sensesAt(state, at + 1).label === undefined) return 0
  // 'a label C': the article.
  else if (terms[at]?.text === 'a' && letterAt(at + 2) >= 0) return 0
  let worst = letterAt(next)
  if (worst < 0) {
    if (!leads) return 0
    const number = pastBounds(state, at + 1)
    const hasNumber = terms[number]?.number !== undefined
    const end = hasNumber ? number + 1 : at + 1
    refuse(state, at, end)
    return end - at
  }
  next++
  for (;;) {
    while (terms[next]?.text === '+') next++
    const { to, or, and, label } = sensesAt(state, next)
    const further = sensesAt(state, next + 1).label !== undefined ? next + 2 : next + 1
    if ((to ?? or ?? and) !== undefined || /^[/,]$/.test(terms[next]?.text ?? '')) {
      const letter = letterAt(further)
      if (letter < 0) break
      worst = Math.max(worst, letter)
      next = further + 1
    } else if (label !== undefined && !leads) next++
    else break
  }
  if (sensesAt(state, next).better !== undefined && terms[next + 1]?.number === undefined) next++
  meaning.values.energy = ENERGY_LETTERS.slice(0, worst + 1)
  return next - at
}
