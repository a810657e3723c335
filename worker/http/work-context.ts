import type { Bindings } from '../env.ts'
import type { VersionTable } from '../versions/table.ts'
import { createTrace, type RequestTrace } from './trace.ts'

/** What one request or job works with; made for it and dropped with it. */
export interface WorkContext {
  env: Bindings
  trace: RequestTrace
  /** Milliseconds since 1970. */
  now: number
  /** Keeps the Worker running until this is done; it may fail without consequence. */
  waitUntil: (work: Promise<unknown>) => void
  /** What is known of the site's changes where this isolate may know less: what the gateway told Page. */
  versions?: VersionTable
}

/** A context for what no visitor waits for: a queue's message or a turn of the schedule. */
interface JobContext extends WorkContext {
  /** When all that was given to waitUntil has ended. */
  settled(): Promise<void>
}

export function createJobContext(env: Bindings, now: number, job: string): JobContext {
  const pending: Promise<unknown>[] = []
  return {
    env,
    now,
    trace: createTrace(crypto.randomUUID(), now, `/${job}`),
    waitUntil: work => void pending.push(work.catch(() => undefined)),
    settled: async () => void (await Promise.all(pending)),
  }
}
