import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CAST } from '../../../worker/listing-api/demo/cast.ts'
import { TEST_PORT } from '../../../worker/commands/local/test-state.ts'
import { type Product, startProduct } from '../support/product.ts'

const API_PORT = TEST_PORT + 1
const TOKEN = 'a-token-of-the-journey'
const SEEN = [
  '/nl',
  '/nl/te-koop',
  '/fr/a-vendre',
  `/nl/aanbod/${CAST.villaGent.id}`,
  '/en/contact',
  '/sitemap.xml',
]
/** A visitor waits no longer, whatever the API does. */
const DEADLINE_MS = 10_000

type Fault = (answer: ServerResponse) => void

const FLOOD = Buffer.from(
  `[${Array(50)
    .fill(`"${'x'.repeat(1_000_000)}"`)
    .join(',')}]`,
)

const json = (answer: ServerResponse, body: string | Buffer): void =>
  void answer.writeHead(200, { 'Content-Type': 'application/json' }).end(body)

const FAULTS: Record<string, Fault> = {
  'is down': answer => void answer.destroy(),
  'answers 500': answer => void answer.writeHead(500).end('Internal Server Error'),
  'answers 429': answer => void answer.writeHead(429, { 'Retry-After': '60' }).end(),
  'answers HTML': answer =>
    void answer
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!DOCTYPE html><title>Maintenance</title>'),
  'is cut off': answer => {
    answer
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 5000 })
      .write('{"id":1,"general":{')
    setTimeout(() => answer.destroy(), 10)
  },
  'takes ten seconds': answer => {
    const late = setTimeout(() => json(answer, '{}'), 10_000)
    answer.on('close', () => clearTimeout(late))
  },
  'answers fifty megabytes': answer => json(answer, FLOOD),
  'answers another schema': answer => json(answer, '{"items":[{"name":1}]}'),
}

let fault: Fault | null = null
const proxy = createServer((asked, answer) => (fault ? fault(answer) : passOn(asked, answer)))

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url: path, headers } = asked
  asked.pipe(
    request({ host: '127.0.0.1', port: API_PORT, method, path, headers }, from => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    }),
  )
}

let product: Product
let never = 0

beforeAll(async () => {
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  product = await startProduct(
    { API_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, ADMIN_TOKEN: TOKEN },
    { apiPort: API_PORT },
  )
})
afterAll(async () => {
  await product?.close()
  proxy.closeAllConnections()
  proxy.close()
})

let slowest = 0

async function visit(path: string): Promise<Response> {
  const began = performance.now()
  const answer = await fetch(product.origin('localhost') + path)
  const bytes = await answer.arrayBuffer()
  slowest = Math.max(slowest, performance.now() - began)
  return new Response(bytes, answer)
}

/** What a visitor came for on each page: a late block such as homes alike may be a plain link instead. */
const read = (): Promise<string[]> =>
  Promise.all(
    SEEN.map(async path => {
      const answer = await visit(path)
      const text = (await answer.text()).split('class="estate__similar')[0] ?? ''
      return [
        path,
        answer.status,
        ...(text.match(
          /<(title|h1|h2|li class="site-menu__item|loc)[^]*?<|data-favorite="\d+"|€[^<]*/g,
        ) ?? []),
      ].join('\n')
    }),
  )

/** All that is kept becomes old at once, as it would by the hours: it may serve only where asking anew fails. */
async function lapse(): Promise<void> {
  const purged = await fetch(`${product.origin('localhost')}/admin/purge`, {
    method: 'POST',
    body: '{"everything":true}',
    headers: { Authorization: `Bearer ${TOKEN}` },
  })
  expect(purged.status).toBe(200)
}

describe('the built product over an API that fails', () => {
  it.each(Object.entries(FAULTS))(
    '%s: shows what was seen, apologises for what was not, and is well again after it (CACHE-21)',
    async (_, how) => {
      fault = null
      await lapse()
      const before = await read()
      expect(before.filter((page, index) => !page.startsWith(`${SEEN[index]}\n200\n<`))).toEqual([])
      fault = how
      await lapse()
      slowest = 0
      expect(await read()).toEqual(before)
      const unseen = await visit(`/fr/a-vendre?price-min=${100_000 + ++never}`)
      expect(slowest).toBeLessThan(DEADLINE_MS)
      expect([
        unseen.status,
        unseen.headers.get('Retry-After'),
        /<html lang="(..)"/.exec(await unseen.text())?.[1],
      ]).toEqual([503, '30', 'fr'])
      fault = null
      expect((await visit(`/fr/a-vendre?price-min=${200_000 + ++never}`)).status).toBe(200)
    },
  )
})
