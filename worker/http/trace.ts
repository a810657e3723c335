import { NO_DEADLINE, type Deadline } from './deadline.ts'

type ApiOutcome = 'memo' | 'hit' | 'stale' | 'miss' | 'joined' | 'rescued'

/** What one request did, for Server-Timing, Cache-Status and its log lines, and how long it may yet wait. */
export interface RequestTrace {
  id: string
  startedAt: number
  /** Path of the page, for log lines. */
  path?: string
  /** Rendered in the background, so it waits for fresh data where a visitor would get stale data. */
  isRevalidation?: boolean
  spans: Map<string, number>
  api: Map<ApiOutcome, number>
  /** Whether stale data was served because a call failed; such a page must be rendered again soon. */
  servedStale: boolean
  /** Of a visitor's request; a job has all the time it needs. */
  deadline: Deadline
}

export const createTrace = (
  id: string,
  startedAt: number,
  path?: string,
  deadline: Deadline = NO_DEADLINE,
): RequestTrace => ({
  id,
  startedAt,
  path,
  spans: new Map(),
  api: new Map(),
  servedStale: false,
  deadline,
})

export function countApi(trace: RequestTrace, outcome: ApiOutcome): void {
  trace.api.set(outcome, (trace.api.get(outcome) ?? 0) + 1)
  if (outcome === 'rescued') trace.servedStale = true
}

/** Runs a step and adds its wall time, in ms, under a name. */
export async function timed<T>(
  trace: RequestTrace,
  name: string,
  step: () => Promise<T>,
): Promise<T> {
  const start = performance.now()
  try {
    return await step()
  } finally {
    trace.spans.set(name, (trace.spans.get(name) ?? 0) + performance.now() - start)
  }
}

export const serverTiming = (trace: RequestTrace): string =>
  [...trace.spans].map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`).join(', ')

/** RFC 9211: one member for the page's reads of the API, such as `api; hit; detail="hit=4 stale=1"`. */
export function apiCacheStatus(trace: RequestTrace): string | null {
  if (trace.api.size === 0) return null
  const detail = [...trace.api].map(([outcome, count]) => `${outcome}=${count}`).join(' ')
  const forwarded = trace.api.has('miss') || trace.api.has('joined')
  return `api; ${forwarded ? 'fwd=miss' : 'hit'}; detail="${detail}"`
}
