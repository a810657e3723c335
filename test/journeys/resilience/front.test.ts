import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSecrets } from '../../../worker/commands/local/prepare.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type RequestOptions, sendRequest } from '../support/request.ts'

const HOST = 'gent.localhost'
const { ADMIN_TOKEN = '' } = ensureSecrets()
const OPERATOR = { Authorization: `Bearer ${ADMIN_TOKEN}`, 'Content-Type': 'application/json' }

let product: Product
let alone: Map<string, string>

/** Pages, redirects, calls, files, refusals, and addresses that nobody means. */
const PATHS = `
  / /nl /fr /nl/ /nl/te-koop /nl/te-koop?city=12&type=1&utm_source=a /nl/te-koop?page=666
  /nl/te-koop?preview=1 /nl/te-koop?city=%00 /nl/projecten /nl/favorieten /nl/aanbod/1000
  /nl/aanbod/abc /nl/onbestaand /xx /it/nl /nl/ajax/notifications /nl/ajax/none /assets/none
  /assets/none.js /oembed /robots.txt /sitemap.xml /llms.txt /favicon.ico /speculation-rules.json
  /desk /desk/sign-in /admin /admin/agencies/1 /sites/1/changes /_patterns /nl%2fte-koop /% //nl
  /NL/te-koop /nl/hou-me-op-de-hoogte/abc`
  .trim()
  .split(/\s+/)
const POST = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
const WAYS: RequestOptions[] = [
  {},
  { method: 'HEAD' },
  { ...POST, body: 'a=b' },
  { method: 'OPTIONS' },
  { headers: { Accept: 'text/markdown' } },
  { headers: { 'If-None-Match': '*' } },
  { headers: { 'X-Front': '{"isHeld":true,"counted":null}', 'X-Page': '1 html 0' } },
]
/** What differs between two answers to one request, or between a page that was kept and one that was not. */
const OF_ONE_ANSWER =
  /^(age|cache-status|connection|content-length|date|keep-alive|server-timing|transfer-encoding|x-request-id)$/
const AN_ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

/** Status, headers and body of every path in every way, and of some on other hosts. */
async function everyAnswer(): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const host of [HOST, 'ardennen.localhost', 'niemand.localhost'])
    for (const way of host === HOST ? WAYS : WAYS.slice(0, 1))
      for (const path of PATHS) {
        const { status, headers, text } = await sendRequest(host, path, way)
        const own = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.test(name))
        const answer = JSON.stringify([status, own.sort(), text.replace(AN_ID, '')])
        answers.set(`${host} ${JSON.stringify(way)} ${path}`, answer)
      }
  return answers
}

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
  const site = await startProduct({ RATE_LIMITS: 'off' }, { front: null })
  alone = await everyAnswer()
  await site.close()
  product = await startProduct({ RATE_LIMITS: 'off' })
})

afterAll(() => product?.close())

describe('front and site, two isolates', () => {
  it('answer as the site Worker does alone (OPS-150, OPS-152)', async () => {
    const answers = await everyAnswer()
    expect(new Set([...alone.values()].map(answer => answer.slice(1, 4))).size).toBeGreaterThan(6)
    for (const [asked, answer] of answers) expect(answer, asked).toBe(alone.get(asked))
    // Kept by the front by now, and still the same.
    expect(await everyAnswer()).toEqual(answers)
  })

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
