import type { Difference } from './compare.ts'
import { growthOf, type Growth, type Sample } from './memory.ts'
import type { EffectKind, Written } from './model.ts'
import type { Soak } from './soak.ts'

const SHOWN = 40
const PARTS = ['front', 'site', 'listing API', 'workerd'] as const

interface Result {
  holds: boolean
  requests: number
  /** By what was asked and the status of the answer. */
  answers: Record<string, number>
  faults: Record<string, number>
  /** What was asked for, by what was told of it. */
  effects: Record<string, Record<string, number>>
  found: Record<string, number>
  memory: Record<string, Growth>
  /** The first of what was found. */
  notes: string[]
}

interface Parts {
  samples: Sample[]
  played: Record<string, number>
  stale: string[]
  difference: Difference
}

export function resultOf(soak: Soak, { samples, played, stale, difference }: Parts): Result {
  const { visits, model } = soak
  const lists = { ...difference, stale, 'unexpected answers': visits.unexpected }
  const found = Object.fromEntries(
    Object.entries(lists).map(([name, { length }]): [string, number] => [name, length]),
  )
  const memory = Object.fromEntries(
    PARTS.map((part): [string, Growth] => [part, growthOf(samples, part)]),
  )
  const kinds: EffectKind[] = ['enquiry', 'subscription', 'viewing']
  const written = (all: Iterable<Written>): Record<string, number> => ({
    done: [...all].reduce((sum, { done }) => sum + done, 0),
  })
  return {
    holds:
      Object.values(found).every(count => count === 0) &&
      // The process gives memory back when it likes: only isolates are held to it.
      memory.front?.grows !== true &&
      memory.site?.grows !== true &&
      memory['listing API']?.grows !== true,
    requests: visits.requests,
    answers: sorted(visits.statuses),
    faults: sorted(played),
    effects: {
      ...Object.fromEntries(kinds.map(kind => [kind, countTold(soak, kind)])),
      'desk edit': written(model.words.values()),
      price: written(model.prices.values()),
    },
    found,
    memory,
    notes: Object.entries(lists)
      .flatMap(([name, list]) => list.map(each => `${name}: ${each}`))
      .slice(0, SHOWN),
  }
}

function countTold({ model }: Soak, kind: EffectKind): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const effect of model.effects)
    if (effect.kind === kind) counts[effect.told] = (counts[effect.told] ?? 0) + 1
  return counts
}

const sorted = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)))

export function printResult(result: Result): void {
  console.log(`${result.requests} requests`)
  for (const table of [result.answers, result.faults, result.effects, result.memory])
    console.table(table)
  console.table(result.found)
  for (const note of result.notes) console.log(note)
}
