import { describe, expect, it } from 'vitest'
import { createClient, type ClientOptions } from '../../../worker/api/client.ts'
import { ApiError } from '../../../worker/api/errors.ts'

type Answer = (request: Request) => Response | Promise<Response>

function aClient(answer: Answer, options: Partial<ClientOptions> = {}) {
  const asked: Request[] = []
  const lines: Record<string, unknown>[] = []
  const client = createClient({
    base: 'http://api',
    siteId: 7,
    locale: 'fr',
    log: line => void lines.push(line),
    fetch: async request => {
      asked.push(request)
      return answer(request)
    },
    ...options,
  })
  return { client, asked, lines }
}

const ok: Answer = () => Response.json({ id: 1 })

const json = (body: BodyInit): Answer => {
  const headers = { 'Content-Type': 'application/json' }
  return () => new Response(body, { headers })
}

const errorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a call of the listing API', () => {
  it('sends JSON, and the key where there is one (API-4, API-5)', async () => {
    const { client, asked } = aClient(ok, { key: 'a-key' })
    await client.post('/sites/7/estates', { limit: 15 })
    await client.put('/x', { a: 1 })
    await client.get('/sites/7')
    expect(asked.map(({ headers }) => headers.get('Content-Type'))).toEqual([
      'application/json',
      'application/json',
      null,
    ])
    expect(await asked[0]?.json()).toEqual({ limit: 15 })
    expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual(
      Array(3).fill('Bearer a-key'),
    )
    const without = aClient(ok)
    await without.client.get('/sites/7')
    expect(without.asked[0]?.headers.has('Authorization')).toBe(false)
  })

  it('says the language when it reads, not when it writes (API-3)', async () => {
    const { client, asked } = aClient(ok)
    await client.get('/sites/7')
    await client.post('/sites/7/estates', {})
    expect(asked.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['fr', null])
  })

  it.each(['get', 'post'] as const)(
    'is aborted after 2.5 s and not made again: %s (API-6, API-7)',
    async method => {
      const { client, asked } = aClient(
        ({ signal }) =>
          new Promise((_, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason as Error)),
          ),
      )
      const began = performance.now()
      const error = await errorOf(method === 'get' ? client.get('/slow') : client.post('/slow', {}))
      expect([error.status, error.isTimeout, asked.length]).toEqual([0, true, 1])
      expect(performance.now() - began).toBeGreaterThan(2400)
      expect(performance.now() - began).toBeLessThan(10_000)
    },
  )

  it('is aborted too while its body drips (API-6)', async () => {
    const { client } = aClient(({ signal }) =>
      json(
        new ReadableStream({
          start: controller => {
            controller.enqueue(new TextEncoder().encode('{'))
            signal.addEventListener('abort', () => controller.error(signal.reason))
          },
        }),
      )(new Request('http://api')),
    )
    expect((await errorOf(client.get('/drip'))).isTimeout).toBe(true)
  })

  it('is made once more when the connection breaks and it reads, never when it writes (API-7)', async () => {
    const broken: Answer = () => Promise.reject(new TypeError('Network connection lost'))
    for (const [method, times] of [
      ['get', 2],
      ['post', 1],
      ['put', 1],
      ['delete', 1],
    ] as const) {
      const { client, asked } = aClient(broken)
      expect((await errorOf(client[method]('/x', {}))).status).toBe(0)
      expect([method, asked.length]).toEqual([method, times])
    }
  })
})

describe('an answer of the listing API', () => {
  it('is null for 204, a value for JSON and itself for anything else (API-9)', async () => {
    const { client: none } = aClient(() => new Response(null, { status: 204 }))
    expect(await none.get('/x')).toBeNull()
    for (const type of ['application/json', 'application/problem+json; charset=utf-8']) {
      const { client } = aClient(() => new Response('[1]', { headers: { 'Content-Type': type } }))
      expect(await client.get('/x')).toEqual([1])
    }
    const { client: text } = aClient(() => new Response('[1]'))
    const answer = await text.get('/x')
    expect(answer).toBeInstanceOf(Response)
    expect(await (answer as Response).text()).toBe('[1]')
  })

  it.each([301, 302, 400, 401, 404, 429, 500, 503])(
    'of status %i is an error made of status and status text, not followed (API-10)',
    async status => {
      const headers = { Location: 'https://elsewhere.test/' }
      const { client, asked } = aClient(
        () => new Response(null, { status, statusText: 'Some Words', headers }),
      )
      const error = await errorOf(client.get('/x'))
      expect([error.status, error.statusText, error.message]).toEqual([
        status,
        'Some Words',
        `${status} Some Words`,
      ])
      expect([asked.length, asked[0]?.redirect]).toEqual([1, 'manual'])
    },
  )

  it('is read up to 2 MiB, whatever its length header says (API-11)', async () => {
    const MIB = 1024 * 1024
    const text = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2))
    const { client: fits } = aClient(json(text(2 * MIB)))
    expect(await fits.get('/x')).toHaveLength(2 * MIB - 2)
    const { client: larger } = aClient(json(text(2 * MIB + 1)))
    expect((await errorOf(larger.get('/x'))).statusText).toBe('too large')
  })

  it.each([
    ['cut off', new TextEncoder().encode('{"id": 1')],
    ['no JSON', new TextEncoder().encode('<html>')],
    ['nothing', new Uint8Array()],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ])('that is %s is an error (API-12)', async (_, bytes) => {
    await errorOf(aClient(json(bytes)).client.get('/x'))
  })

  it('of a failed POST is logged in part, without persons; no line holds a query (API-17)', async () => {
    const text = `an@voorbeeld.be +32 470 12 34 56 ${'x'.repeat(500)}`
    const { client, lines } = aClient(
      () => new Response(text, { status: 422, statusText: 'Unprocessable' }),
    )
    await errorOf(client.post('/sites/7/estates?secret=1', {}))
    await errorOf(client.get('/sites/7?secret=1'))
    expect(lines).toMatchObject([
      { event: 'api-failed', method: 'POST', path: '/sites/7/estates', status: 422 },
      { event: 'api-failed', method: 'GET', path: '/sites/7', statusText: 'Unprocessable' },
    ])
    const answer = String(lines[0]?.response)
    expect(answer).toMatch(/^…@… … x+$/)
    expect(lines[1]?.response).toBeUndefined()
    const long = aClient(() => new Response('x'.repeat(2049), { status: 500 }))
    await errorOf(long.client.post('/x', {}))
    expect(long.lines).toMatchObject([{ status: 500, response: undefined }])
  })
})
