import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** What was asked of one product. */
interface Part {
  /** The number of the first request. */
  from: number
  requests: number
  seconds: number
  answers: Record<string, number>
  /** The shape of each. */
  faults: string[]
}

/** What was opened at the address of a shared list, and what came of it. */
interface Sockets {
  opened: number
  answers: Record<string, number>
}

interface Result {
  seed: number
  parts: Part[]
  sockets: Sockets
}

const FILE = 'test/bench/hostile.json'

/** Puts a part in the place of the one that began with the same request; another seed begins anew. */
export function keepPart(seed: number, part: Part): void {
  const before = readResult()
  const others = (before.seed === seed && before.parts) || []
  const parts = [...others.filter(({ from }) => from !== part.from), part].toSorted(
    (a, b) => a.from - b.from,
  )
  const sum = (of: (each: Part) => number): number =>
    parts.reduce((total, each) => total + of(each), 0)
  const result = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    date: new Date().toISOString().slice(0, 10),
    seed,
    requests: sum(({ requests }) => requests),
    seconds: sum(({ seconds }) => seconds),
    answers: counted(parts.flatMap(({ answers }) => Object.entries(answers))),
    faults: counted(
      parts.flatMap(({ faults }) => faults.map((fault): [string, number] => [fault, 1])),
    ),
    sockets: before.sockets,
    parts,
  }
  write(result)
}

export const keepSockets = (sockets: Sockets): void => write({ ...readResult(), sockets })

const write = (result: object): void => writeFileSync(FILE, `${JSON.stringify(result, null, 2)}\n`)

function readResult(): Partial<Result> {
  const result: Partial<Result> = JSON.parse(readFileSync(FILE, 'utf8'))
  return result
}

function counted(all: [string, number][]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const [name, count] of all) counts.set(name, (counts.get(name) ?? 0) + count)
  return Object.fromEntries(counts)
}
