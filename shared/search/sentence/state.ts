import type { Gazetteer } from './gazetteer.ts'
import type { Senses } from './senses.ts'
import type { KindCode, Meaning } from './meaning.ts'
import type { Term } from './phrases.ts'

/** An amount of money as it was said; only the whole sentence tells whether it can be one. */
export interface SaidPrice {
  min?: number
  max?: number
  /** Said to be money by a sign. */
  isSigned: boolean
  /** Said in thousands or millions. */
  isInThousands: boolean
  isMonthly: boolean
  at: number
  end: number
}

/** What is known while a sentence is read, from its first phrase to its last. */
export interface State {
  terms: readonly Term[]
  gazetteer: Gazetteer
  meaning: Meaning
  /** Phrases that are known after all. */
  used: boolean[]
  /** Phrases that are wishes which no field holds. */
  unknown: boolean[]
  prices: SaidPrice[]
  areas: { m2: number; ground: boolean | null; at: number; end: number }[]
  persons: { count: number; isSure: boolean; isChild?: boolean; at: number; end: number }[]
  /** Small numbers of nothing that we count. */
  bare: { count: number; at: number; end: number }[]
  days: { from?: string; to?: string; month?: number; at: number; end: number }[]
  /** What may be had or looked for: garages and rooms of all sorts. */
  kinds: { code: KindCode; at: number; isHad: boolean; trait?: string }[]
  deals: { deal: string; at: number }[]
  isMonthly: boolean
  /** The circle, where it stands. */
  circle: { at: number; end: number } | null
  /** Words for what lies around a place, and the phrase that each goes with. */
  around: { at: number; of: number }[]
}

/** Puts the phrases among what was not understood. */
export function refuse(state: State, at: number, end: number): void {
  for (let index = at; index < end; index++) {
    state.used[index] = false
    state.unknown[index] = true
  }
}

export const sensesAt = ({ terms }: State, at: number): Senses => terms[at]?.senses ?? {}

/** A word that says nothing by itself. */
export function isNoise(state: State, at: number): boolean {
  const term = state.terms[at]
  if (!term || term.place || term.number !== undefined) return false
  const { noise, near, one, for: forWord } = term.senses
  return (noise ?? near ?? one ?? forWord) !== undefined && !term.senses.bound
}

/** The first place from `at` on that is no noise. */
export function pastNoise(state: State, at: number): number {
  let next = at
  while (isNoise(state, next)) next++
  return next
}

/** A word that nothing knows. */
export function isUnread({ terms }: State, at: number): boolean {
  const term = terms[at]
  if (!term || term.place || term.number !== undefined) return false
  return Object.keys(term.senses).length === 0 && /\p{L}/u.test(term.text)
}
