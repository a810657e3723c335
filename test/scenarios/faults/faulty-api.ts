import { env } from 'cloudflare:test'
import type { Bindings } from '../../../worker/env.ts'
import { aSite, anEstate, siteApi } from '../../support/demo-api.ts'

export type Fault = (request: Request) => Response | Promise<Response>

export const json = (body: BodyInit | null): Response =>
  new Response(body, { headers: { 'Content-Type': 'application/json' } })

/** Ends when the caller aborts, as a real connection does. */
const never: Fault = request =>
  new Promise((_, reject) =>
    request.signal.addEventListener('abort', () => reject(request.signal.reason)),
  )

/** Fifty megabytes, if read to the end. */
function flood(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(`"${'x'.repeat(65_533)}",`)
  let left = 800
  return new ReadableStream({
    start: controller => controller.enqueue(new TextEncoder().encode('[')),
    pull: controller => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
  })
}

function cutOff(): ReadableStream<Uint8Array> {
  let pulls = 0
  return new ReadableStream({
    pull: controller =>
      pulls++ === 0
        ? controller.enqueue(new TextEncoder().encode('{"id":1,"general":{'))
        : controller.error(new Error('connection lost')),
  })
}

const DEEP = '['.repeat(20_000) + ']'.repeat(20_000)

/** Ways in which an API fails. */
export const FAULTS: Record<string, Fault> = {
  'does not answer at all': () => Promise.reject(new TypeError('connection refused')),
  'answers 500': () => new Response('Internal Server Error', { status: 500 }),
  'answers 429': () => new Response('slow down', { status: 429, headers: { 'Retry-After': '60' } }),
  'answers HTML': () =>
    new Response('<!DOCTYPE html><title>Maintenance</title>', {
      headers: { 'Content-Type': 'text/html' },
    }),
  'answers half a JSON': () => json('{"id": 1, "general": {"id'),
  'is cut off': () => json(cutOff()),
  'answers fifty megabytes': () => json(flood()),
  'sends visitors elsewhere': () =>
    new Response(null, { status: 302, headers: { Location: 'https://evil.test/' } }),
  'answers with 20,000 levels': () =>
    json(
      `{"id":2,"url":{},"sections":${DEEP},"items":${DEEP},"general":{"id":2,"layout":${DEEP}}}`,
    ),
  'answers {}': () => json('{}'),
  'answers a list': () => json('[1, 2]'),
  'answers a text': () => json('"maintenance"'),
}

/** Ways in which an API says that there is nothing. */
export const EMPTY_ANSWERS: Record<string, Fault> = {
  'answers 204': () => new Response(null, { status: 204 }),
  'answers null': () => json('null'),
}

export const SLOW: Fault = never

/** Has the required fields, and all others of a wrong type. */
export const MALFORMED = {
  id: 2,
  name: 7,
  hostnames: 'x',
  published: true,
  url: {},
  title: 5,
  sections: [{ type: 'sectionTitle', title: 9 }, 3],
  items: [null, { label: 4 }],
  total: { value: 3 },
  results: [
    {
      general: { id: 1, headType: 'x', price: 'y', address: 4, subType: 7, transaction: [] },
      pictures: 'z',
    },
    'x',
  ],
  general: { id: 2, headType: 'x', price: 'y', address: 4, subType: 7, transaction: [], title: 5 },
  pictures: 'z',
  layout: 7,
  dimensions: 'q',
  energy: [],
  headTypes: [5, null],
  locations: 'x',
  prices: 3,
  bedrooms: {},
}

/** An agency whose API fails on demand; `faults.now` null: it works. */
export function aFaultyAgency(bindings: Partial<Record<keyof Bindings, unknown>> = {}) {
  const site = aSite()
  const api = siteApi(
    site,
    Array.from({ length: 6 }, (_, index) => anEstate(index + 1)),
  )
  const faults: { now: Fault | null } = { now: null }
  const API = {
    fetch: async (input: RequestInfo, init?: RequestInit) =>
      faults.now ? faults.now(new Request(input, init)) : api.fetch(input, init),
  }
  return {
    site,
    api,
    faults,
    origin: `http://${site.hostnames[0]}`,
    bindings: { ...env, API, ...bindings } as unknown as Record<string, unknown>,
  }
}

export const DETAIL = '/nl/aanbod/2/woning-te-koop-in-veldstraat-2-9000-gent'
/** Pages, and the content that a visitor looks for on each. */
export const PAGES: Record<string, string> = {
  '/nl': 'Welkom bij',
  '/nl/te-koop': 'data-favorite="6"',
  [DETAIL]: '300.002',
  '/fr/a-vendre': 'data-favorite="1"',
}

/** Requests all pages at once; gives those that lack their content, with their status. */
export async function notShown(get: (path: string) => Promise<Response>): Promise<string[]> {
  const looked = await Promise.all(
    Object.entries(PAGES).map(async ([path, words]) => {
      const answer = await get(path)
      return answer.status === 200 && (await answer.text()).includes(words)
        ? []
        : [`${path} ${answer.status}`]
    }),
  )
  return looked.flat()
}
