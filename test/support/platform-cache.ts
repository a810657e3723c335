import type { PageProps } from '../../worker/env.ts'
import { notCached } from '../../worker/page-cache/call-page.ts'

type Make = () => Promise<Response>
/** What the cache has for a request, else what the entrypoint makes. */
export type PlatformCache = (request: Request, props: PageProps, make: Make) => Promise<Response>

interface Kept {
  response: Response
  at: number
}

/**
 * A stand-in for Workers Cache in front of an entrypoint: it keeps by address and props what may be kept, for as long as
 * the answer says, serves an old answer where a new one fails, and lets requests of one key wait until the first has its
 * answer, those that ask the cache alone too.
 */
export function createPlatformCache(): PlatformCache {
  const kept = new Map<string, Kept>()
  const locks = new Map<string, Promise<unknown>>()
  const lookUp = async (key: string, request: Request, make: Make): Promise<Response> => {
    const found = kept.get(key)
    const ages = found && agesOf(found)
    if (found && ages?.isFresh) return hit(found, 'HIT')
    const response = notCached(request) ?? (await make())
    if (found && ages?.isForErrors && response.status >= 500) return hit(found, 'STALE')
    if (response.headers.get('Cache-Control')?.startsWith('public') && response.status < 500)
      kept.set(key, { response: response.clone(), at: Date.now() })
    return response
  }
  return async (request, props, make) => {
    const key = `${JSON.stringify(props)} ${request.url}`
    const before = locks.get(key) ?? Promise.resolve()
    const answered = before.then(() => lookUp(key, request, make))
    locks.set(
      key,
      answered.catch(() => undefined),
    )
    return answered
  }
}

function agesOf({ response, at }: Kept): { isFresh: boolean; isForErrors: boolean } {
  const control = response.headers.get('Cache-Control') ?? ''
  const [maxAge, whileRevalidate, ifError] = ['max-age', 'while-revalidate', 'if-error'].map(name =>
    Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1] ?? 0),
  )
  const age = (Date.now() - at) / 1000 - (maxAge ?? 0)
  return { isFresh: age < (whileRevalidate ?? 0), isForErrors: age < (ifError ?? 0) }
}

function hit({ response }: Kept, status: 'HIT' | 'STALE'): Response {
  const copy = response.clone()
  const headers = new Headers(copy.headers)
  headers.set('CF-Cache-Status', status)
  return new Response(copy.body, { status: copy.status, headers })
}
