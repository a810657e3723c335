import { describe, expect, it } from 'vitest'
import { sendRequest, inParallel } from '../support/request.ts'
import { HOSTILE } from '../support/hostile-requests.ts'
import { useOwnProduct } from '../support/browser.ts'

useOwnProduct({ RATE_LIMITS: 'off' })

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
