export type ApiOutcome = 'memo' | 'hit' | 'stale' | 'miss' | 'joined' | 'rescued'

/** What one request did, for Server-Timing, Cache-Status and the log line. */
export interface RequestTrace {
  id: string
  startedAt: number
  /** Of the page that is made. */
  path?: string
  /** Made behind a visitor's back, so that it waits for true answers where a visitor gets stale ones. */
  isRevalidation?: boolean
  spans: Map<string, number>
  api: Map<ApiOutcome, number>
  /** Whether an answer was served past a failed call; such a page must be rendered again soon. */
  servedStale: boolean
}

export const createTrace = (id: string, startedAt: number, path?: string): RequestTrace => ({
  id,
  startedAt,
  path,
  spans: new Map(),
  api: new Map(),
  servedStale: false,
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

/** RFC 9211: one member for what the page read of the API, such as `api; hit; detail="hit=4 stale=1"`. */
export function apiCacheStatus(trace: RequestTrace): string | null {
  if (trace.api.size === 0) return null
  const detail = [...trace.api].map(([outcome, count]) => `${outcome}=${count}`).join(' ')
  const forwarded = trace.api.has('miss') || trace.api.has('joined')
  return `api; ${forwarded ? 'fwd=miss' : 'hit'}; detail="${detail}"`
}
