import * as v from 'valibot'
import type { PageProps, PassedOn } from '../env.ts'

/**
 * How front and site Worker tell each other of a request: by one header on the way in, another on the way back, which the front
 * sets and takes off. Only service bindings lead to who reads them.
 */
const FACTS = 'X-Front'
const PROPS = 'X-Page'

/** More sites than one request changes, but for a purge of everything, which is one. */
const MAX_RAISED = 20

const COUNT = v.object({ hits: v.number(), all: v.number() })

const TO_SITE = v.object({
  isHeld: v.boolean(),
  counted: v.nullable(
    v.object({ since: v.number(), counts: v.object({ page: COUNT, api: COUNT }) }),
  ),
})

const TO_FRONT = v.object({
  raised: v.array(v.tuple([v.number(), v.string()])),
  purged: v.array(v.object({ tags: v.array(v.string()), everything: v.boolean() })),
})

type ToFront = v.InferOutput<typeof TO_FRONT>

/** The request for the site Worker, with what the front knows of it. */
export function tellSite(request: Request, facts: Pick<PassedOn, 'isHeld' | 'counted'>): Request {
  const headers = new Headers(request.headers)
  headers.set(FACTS, JSON.stringify(facts))
  return new Request(request, { headers, redirect: 'manual' })
}

/** What the front told of a request; to be filled with what the request changes. */
export function heardBySite({ headers }: Request): PassedOn {
  const facts = v.parse(TO_SITE, JSON.parse(headers.get(FACTS) ?? ''))
  return { ...facts, raised: new Map(), purged: [] }
}

/** The answer for the front, with what the request changed. */
export function tellFront(response: Response, { raised, purged }: PassedOn): Response {
  if (raised.size === 0 && purged.length === 0) return response
  const news: ToFront = { raised: [...raised].slice(-MAX_RAISED), purged }
  const own = new Response(response.body, response)
  // A tag holds a path, and so any letter.
  own.headers.set(FACTS, encodeURIComponent(JSON.stringify(news)))
  return own
}

/** The answer for the visitor, and what the front is told with it; null: nothing. */
export function heardByFront(response: Response): { response: Response; news: ToFront | null } {
  const text = response.headers.get(FACTS)
  if (text === null) return { response, news: null }
  const own = new Response(response.body, response)
  own.headers.delete(FACTS)
  return { response: own, news: v.parse(TO_FRONT, JSON.parse(decodeURIComponent(text))) }
}

/** The request for who makes a page, with what Page was called with. */
export function withProps(request: Request, { site, format, version }: PageProps): Request {
  const headers = new Headers(request.headers)
  headers.set(PROPS, `${site} ${format} ${version}`)
  return new Request(request, { headers, redirect: 'manual' })
}

export function propsOf({ headers }: Request): PageProps {
  const [site, format, version] = (headers.get(PROPS) ?? '').split(' ')
  return {
    site: Number(site),
    format: format === 'markdown' ? 'markdown' : 'html',
    version: Number(version),
  }
}
