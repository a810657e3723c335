import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { sendRequest, inParallel } from '../support/request.ts'
import { HOSTILE } from '../support/hostile-requests.ts'
import { useOwnProduct } from '../support/browser.ts'
import { productPort } from '../support/product.ts'

const TOKEN = 'a-token-of-the-tests'

useOwnProduct({ RATE_LIMITS: 'off', ADMIN_TOKEN: TOKEN })

/** What would tell a stranger how the house is built, or what was asked of it. */
const TELLING =
  /\bat \S+ \(|node_modules|TypeError|SQLITE|D1_ERROR|stack trace|worker\/[a-z]+\/|<script>alert/

describe('a hostile request', () => {
  it(`gets the answer it is due, each of ${HOSTILE.length} (SEC-5, SEC-6, SEC-27)`, async () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(150)
    const wrong = await inParallel(
      HOSTILE,
      4,
      async ({ what, path, status, host = 'localhost', ...options }) => {
        const answer = await sendRequest(host, path, options).catch((error: Error) => ({
          status: 0,
          headers: {} as Record<string, string>,
          text: error.message,
        }))
        const { headers, text } = answer
        const faults = [
          answer.status !== status && `${answer.status} and not ${status}`,
          TELLING.test(text) && `tells ${TELLING.exec(text)?.[0]}`,
          answer.status > 0 && headers['x-content-type-options'] !== 'nosniff' && 'lacks nosniff',
          answer.status > 0 && !headers['content-security-policy'] && 'lacks a policy',
          answer.status > 0 && !headers['cache-control'] && 'lacks Cache-Control',
          headers['access-control-allow-origin'] && 'lets other origins read',
          (headers.server || headers['x-powered-by']) && 'names its server',
          headers.location && !/^\/(?!\/)/.test(headers.location) && `leads to ${headers.location}`,
        ].filter(Boolean)
        return faults.length > 0 ? `${what}: ${faults.join(', ')}` : null
      },
    )
    expect(wrong.filter(Boolean)).toEqual([])
  })
})

describe('a feed', () => {
  const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/x-ndjson' }

  const send = (path: string, lines: string) =>
    sendRequest('localhost', `/sites/1/${path}`, { method: 'PUT', headers, body: lines })

  /** Sends the first part of a longer body, and is gone. */
  const breakOff = (path: string, part: string): Promise<void> =>
    new Promise(resolve => {
      const sent = request({
        host: '127.0.0.1',
        port: productPort(),
        path: `/sites/1/${path}`,
        method: 'PUT',
        headers: { Host: `localhost:${productPort()}`, ...headers, 'Content-Length': 10_000 },
      })
      sent.on('error', () => undefined)
      sent.on('close', resolve)
      sent.write(part, () => sent.destroy())
    })

  it('that breaks off takes nothing off, and stays without effect (API-66, IMPORT-90)', async () => {
    const line = (id: string): string =>
      `{"externalId":"${id}","general":{"headType":{"id":1},"transaction":{"id":1},"address":{"city":{"id":44021,"zip":"9000","name":"Gent"},"region":"FLANDERS"}}}\n`
    const path = 'estates?source=broken&confirm=removal'
    expect((await send(path, line('a') + line('b'))).status).toBe(200)
    await breakOff(path, line('a') + line('c'))
    const runs = async (): Promise<{ finishedAt: number | null; report: unknown }[]> => {
      const { text } = await sendRequest('localhost', '/sites/1/imports', { headers })
      const all: { source: string; finishedAt: number | null; report: unknown }[] = JSON.parse(text)
      return all.filter(({ source }) => source === 'broken')
    }
    await expect
      .poll(async () => (await runs()).map(run => run.finishedAt !== null))
      .toEqual([true, true])
    expect((await runs()).filter(({ report }) => report !== null)).toHaveLength(1)
    const again = JSON.parse((await send(path, line('a') + line('b'))).text)
    expect(again).toMatchObject({ created: 0, unchanged: 2, archived: 0 })
  })
})
