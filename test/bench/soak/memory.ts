import { readFileSync } from 'node:fs'
import { workerdPid } from '../load.ts'
import { heapOf } from '../photographs/heap.ts'

export interface Sample {
  minute: number
  /** MB that the isolates hold once what nobody holds is gone. */
  front: number
  site: number
  'listing API': number
  /** MB of the process. */
  workerd: number
}

const MB = (bytes: number): number => Number((bytes / 1e6).toFixed(1))

export async function sampleMemory(inspectorPort: number, minute: number): Promise<Sample> {
  const status = readFileSync(`/proc/${workerdPid()}/status`, 'utf8')
  return {
    minute: Number(minute.toFixed(1)),
    front: MB(await heapOf(inspectorPort, ':baksteen-front', { isSwept: true })),
    site: MB(await heapOf(inspectorPort, ':baksteen', { isSwept: true })),
    'listing API': MB(await heapOf(inspectorPort, ':baksteen-listing-api', { isSwept: true })),
    workerd: MB(1000 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])),
  }
}

/** A run shorter than this fills caches from its first minute to its last. */
const TELLS_FROM = 20

export interface Growth {
  'middle MB': number
  'end MB': number
  /** Whether the end holds more than a tenth and 4 MB over the middle; null: the run was too short to tell. */
  grows: boolean | null
}

/** The last third of a run beside the one before, by their medians: the first fills bounded caches. */
export function growthOf(samples: readonly Sample[], part: keyof Sample): Growth {
  const third = Math.ceil(samples.length / 3)
  const middle = medianOf(samples.slice(third, 2 * third).map(sample => sample[part]))
  const end = medianOf(samples.slice(-third).map(sample => sample[part]))
  const isLong = (samples.at(-1)?.minute ?? 0) >= TELLS_FROM
  return {
    'middle MB': middle,
    'end MB': end,
    grows: isLong ? end > middle * 1.1 + 4 : null,
  }
}

const medianOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
