import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSecrets } from '../../../worker/commands/local/prepare.ts'
import { type Product, startProduct } from '../support/product.ts'
import { sendRequest } from '../support/request.ts'

const HOST = 'gent.localhost'
const { ADMIN_TOKEN = '' } = ensureSecrets()
const OPERATOR = { Authorization: `Bearer ${ADMIN_TOKEN}`, 'Content-Type': 'application/json' }

let product: Product

const statusOf = async (path: string): Promise<string> =>
  (await sendRequest(HOST, path)).headers['cache-status']?.split(', ')[0] ?? ''

/** Until the front has it: the first request for a host, and after its record changed, is the site Worker's. */
async function keep(path: string): Promise<void> {
  await expect.poll(() => statusOf(path)).toBe('page; hit')
}

const purge = (body: object) =>
  sendRequest('localhost', '/admin/purge', {
    method: 'POST',
    headers: OPERATOR,
    body: JSON.stringify(body),
  })

beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'off' })
})

afterAll(() => product?.close())

describe('front and site, two isolates', () => {
  it('a purge that the front passed on makes its very next page new, twice in a row (PURGE-3)', async () => {
    await keep('/nl/te-koop')
    for (let time = 0; time < 2; time++) {
      const answer = await purge({ hostname: HOST })
      expect([answer.status, answer.headers['x-front']]).toEqual([200, undefined])
      expect(await statusOf('/nl/te-koop')).toBe('page; fwd=miss')
      await keep('/nl/te-koop')
    }
  })

  it('a purge of everything too, and a hard one (PURGE-3, PURGE-11)', async () => {
    await keep('/fr')
    expect((await purge({ everything: true })).status).toBe(200)
    expect(await statusOf('/fr')).toBe('page; fwd=miss')
    await keep('/fr')
    const hard = await purge({ hostname: HOST, vanish: true })
    expect([hard.status, JSON.parse(hard.text).deletedFromPageCache]).toEqual([200, true])
    expect(await statusOf('/fr')).toBe('page; fwd=miss')
  })

  it('the console shows what share of an agency’s pages the front had (ADMIN-12)', async () => {
    for (let time = 0; time < 3; time++) await statusOf('/en')
    const { status, text } = await sendRequest('localhost', '/admin/agencies/1', {
      headers: OPERATOR,
    })
    const [, percent, all] = /(\d+)\s%\svan\s(\d+)/.exec(text) ?? []
    expect(status).toBe(200)
    expect(Number(percent)).toBeGreaterThan(0)
    expect(Number(all)).toBeGreaterThanOrEqual(3)
  })

  it('a bundle file of another build is not found, by either (OPS-153)', async () => {
    const { text } = await sendRequest(HOST, '/nl')
    const [style = ''] = /\/assets\/index-[\w-]+\.css/.exec(text) ?? []
    const there = await sendRequest(HOST, style)
    const absent = await sendRequest(HOST, style.replace('.css', 'X.css'))
    expect([there.status, absent.status]).toEqual([200, 404])
  })
})
