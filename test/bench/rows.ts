import { cpuMsOf, load, percentiles, ratio, type LoadResult, type RequestOf } from './load.ts'
import type { Row } from './measures/measure.ts'

export interface SpeedRow extends Row {
  'requests/s': number
  'CPU ms': number
  'busy %': number
  'client busy %': number
  'p95 ms': number
  failed: number
}

/** What is asked, and of which workerd. */
export interface Asked {
  port: number
  pid: number | string
  requestOf: RequestOf
}

interface Round extends LoadResult {
  cpuMs: number
}

/**
 * Asks each row in turn, round by round, so that whatever else the machine does meets all of them alike; the first round only
 * warms up. Each figure is the median of the rounds. CPU is that of the workerd process; 'busy' is a share of a core.
 */
export async function measureRows(
  asked: Record<string, Asked>,
  { count, rounds }: { count: number; rounds: number },
): Promise<Record<string, SpeedRow>> {
  const measured: Record<string, Round[]> = {}
  for (let round = 0; round <= rounds; round++) {
    for (const [name, each] of Object.entries(asked)) {
      const one = await measureRound(each, count)
      if (round > 0) (measured[name] ??= []).push(one)
    }
  }
  return Object.fromEntries(Object.entries(measured).map(([name, found]) => [name, rowOf(found)]))
}

async function measureRound({ port, pid, requestOf }: Asked, count: number): Promise<Round> {
  const before = cpuMsOf(pid)
  const loaded = await load({ port, count, requestOf })
  return { ...loaded, cpuMs: (cpuMsOf(pid) - before) / count }
}

function rowOf(rounds: Round[]): SpeedRow {
  const median = (of: (round: Round) => number): number => percentiles(rounds.map(of), 3).p50
  const perSecond = median(each => each.perSecond)
  const cpuMs = median(each => each.cpuMs)
  return {
    'requests/s': perSecond,
    'CPU ms': cpuMs,
    'busy %': Math.round((perSecond * cpuMs) / 10),
    'client busy %': Math.round((perSecond * median(each => each.clientMs)) / 10),
    'p95 ms': median(each => each.p95),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/**
 * Adds each row's requests per second and CPU relative to those of one row, and its CPU relative to another. Where the client
 * was as busy as what it asked, it was the limit, and nothing is made of such a row.
 */
export function withRatios(
  rows: Record<string, SpeedRow>,
  constant: string,
  bare?: string,
): Record<string, Row> {
  const compare = (
    row: SpeedRow,
    name: string,
    column: 'requests/s' | 'CPU ms',
  ): number | string => {
    const base = rows[name]
    return !base || isClientLimited(row) || isClientLimited(base)
      ? 'limited by the client'
      : ratio(row[column], base[column])
  }
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      {
        ...row,
        '× constant requests/s': compare(row, constant, 'requests/s'),
        '× constant CPU': compare(row, constant, 'CPU ms'),
        ...(bare === undefined ? {} : { '× bare CPU': compare(row, bare, 'CPU ms') }),
      },
    ]),
  )
}

const isClientLimited = (row: SpeedRow): boolean => row['client busy %'] >= row['busy %']
