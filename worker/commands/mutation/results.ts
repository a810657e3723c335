import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { toDay } from '../../../shared/time/time-zone.ts'
import { root } from '../local/run-tool.ts'
import type { Mutant } from './draw-mutants.ts'
import { roomOf } from './rooms.ts'

/**
 * 'unseen': no test runs past it. 'endless': the runtime stood still, twice. 'loaded': what it is in runs once, when its module
 * is loaded, where no switch reaches it; 'untyped': no test noticed it, but TypeScript refuses it. Neither of these counts.
 */
export type Outcome = 'killed' | 'survived' | 'unseen' | 'endless' | 'loaded' | 'untyped'

export const isMissed = (outcome: Outcome | undefined): boolean =>
  outcome === 'survived' || outcome === 'unseen'

interface Survivor {
  key: string
  place: string
  outcome: Outcome
  mutator: string
  original: string
  replacement: string
  /** Why it may stay; written by hand, and kept from run to run. */
  reason?: string
}

interface RoomResult {
  room: string
  machine: string
  date: string
  seed: number
  /** Not of the rules, where each of a mutant's tests is run. */
  tries?: number
  drawn: number
  loaded: number
  untyped: number
  noticed: number
  score: number
  /** Keys. */
  killed: string
  survivors: Survivor[]
}

interface Results {
  /** The rules. */
  shared?: RoomResult
  /** Of all rooms, in percent. */
  worker: number
  rooms: RoomResult[]
}

const FILE = join(root, 'test', 'bench', 'mutation.json')
const readResults = (): Results => JSON.parse(readFileSync(FILE, 'utf8'))
const before = readResults()
const known = [...before.rooms, ...(before.shared ? [before.shared] : [])]
const survivors = new Map(known.flatMap(room => room.survivors).map(each => [each.key, each]))

const killed = new Set(known.flatMap(room => room.killed.split(' ')))

/** What need not be asked again: a test noticed it in the last run, or it is known why none can. */
export const knownOutcome = (key: string): Outcome | undefined => {
  if (killed.has(key)) return 'killed'
  const survivor = survivors.get(key)
  return survivor?.reason === undefined ? undefined : survivor.outcome
}

interface Options {
  seed: number
  tries?: number
}

/** In the place of what was last said of the same rooms. Returns how many percent of all these rooms' mutants were noticed. */
export function keepResults(
  chosen: readonly string[],
  outcomes: ReadonlyMap<Mutant, Outcome>,
  options: Options,
): number {
  const results = chosen.map(room =>
    resultOf(room, new Map([...outcomes].filter(([{ file }]) => roomOf(file) === room)), options),
  )
  const rooms = [
    ...readResults().rooms.filter(({ room }) => !chosen.includes(room)),
    ...results,
  ].toSorted((a, b) => (a.room < b.room ? -1 : 1))
  const all: Results = { ...readResults(), worker: scoreOf(rooms), rooms }
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
  return scoreOf(results)
}

/** In the place of what was last said of the rules. Returns how many percent of the mutants were noticed. */
export function keepShared(outcomes: ReadonlyMap<Mutant, Outcome>, options: Options): number {
  const shared = resultOf('shared', outcomes, options)
  writeFileSync(FILE, `${JSON.stringify({ ...readResults(), shared }, null, 2)}\n`)
  return shared.score
}

function resultOf(
  room: string,
  outcomes: ReadonlyMap<Mutant, Outcome>,
  { seed, tries }: Options,
): RoomResult {
  const own = [...outcomes]
  const having = (...wanted: Outcome[]) => own.filter(([, outcome]) => wanted.includes(outcome))
  const missed = having('survived', 'unseen')
  const counts = {
    drawn: own.length,
    loaded: having('loaded').length,
    untyped: having('untyped').length,
    noticed: having('killed', 'endless').length,
  }
  return {
    room,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    date: toDay(Date.now()),
    seed,
    ...(tries === undefined ? {} : { tries }),
    ...counts,
    score: scoreOf([counts]),
    killed: having('killed')
      .map(([{ key }]) => key)
      .join(' '),
    survivors: missed.map(([{ key, ...mutant }, outcome]) => {
      const reason = survivors.get(key)?.reason
      return {
        key,
        place: `${mutant.file}:${mutant.line}:${mutant.column}`,
        outcome,
        mutator: mutant.mutator,
        original: mutant.original.slice(0, 200),
        replacement: mutant.replacement.slice(0, 200),
        ...(reason === undefined ? {} : { reason }),
      }
    }),
  }
}

/** In percent, with one decimal. */
function scoreOf(
  rooms: readonly Pick<RoomResult, 'drawn' | 'loaded' | 'untyped' | 'noticed'>[],
): number {
  const sum = (counted: (room: (typeof rooms)[number]) => number): number =>
    rooms.reduce((all, room) => all + counted(room), 0)
  return (
    Math.round(
      (1000 * sum(room => room.noticed)) / sum(room => room.drawn - room.loaded - room.untyped),
    ) / 10
  )
}
