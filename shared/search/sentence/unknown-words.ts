import { isNoise, sensesAt, type State } from './state.ts'

const MAX_SHOWN = 60
const MAX_RUNS = 12

/** What was not understood, in the visitor's own words: neighbours together, each at most 60 letters (SENTENCE-3). */
export function unknownWords(state: State, text: string): string[] {
  const runs: { start: number; end: number; last: number; first: number }[] = []
  for (const [index, term] of state.terms.entries()) {
    if (!state.unknown[index] || state.used[index]) continue
    const run = runs.at(-1)
    if (run && isJoined(state, run.last, index)) {
      run.end = term.end
      run.last = index
    } else runs.push({ start: term.start, end: term.end, last: index, first: index })
  }
  for (const run of runs) if (!isPraise(state, run)) run.start = startOf(state, run.first)
  const words = runs.map(({ start, end }) => text.slice(start, end).slice(0, MAX_SHOWN).trim())
  return [...words, ...ownHome(state, text)].slice(0, MAX_RUNS)
}

/** Only words that say nothing stand between. */
function isJoined(state: State, last: number, at: number): boolean {
  for (let index = last + 1; index < at; index++)
    if (state.used[index] || !isNoise(state, index)) return false
  return true
}

/** 'met een grote tuin': the small words are the garden's. */
const isPraise = (state: State, { first, last }: { first: number; last: number }): boolean =>
  state.terms
    .slice(first, last + 1)
    .every(({ senses }, index) => !state.unknown[first + index] || senses.praise !== undefined)

/** With the small words before it: 'near the European school'. */
function startOf(state: State, first: number): number {
  let at = first
  while (at > 0 && at > first - 3 && !state.used[at - 1] && isSmall(state, at - 1)) at--
  return state.terms[at]?.start ?? 0
}

const isSmall = (state: State, at: number): boolean =>
  (isNoise(state, at) && sensesAt(state, at).and === undefined) ||
  (sensesAt(state, at).bound !== undefined && sensesAt(state, at).near !== undefined)

const OWN = /^(mijn|onze|ons|ma|mon|mes|notre|my|our|mein|meine|unser|unsere)$/

/** 'mein Haus … verkaufen': the home is not what is looked for. */
function ownHome(state: State, text: string): string[] {
  if (!state.terms.some(({ senses }) => senses.sell !== undefined)) return []
  return state.terms.flatMap(({ text: word, start }, index) => {
    const next = state.terms[index + 1]
    return OWN.test(word) && next?.senses.kind !== undefined ? [text.slice(start, next.end)] : []
  })
}
