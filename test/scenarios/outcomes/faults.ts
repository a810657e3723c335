import type { FakeApi } from '../../support/fake-api.ts'
import { FAULTS as FAILURES, json, SLOW } from '../faults/faulty-api.ts'

type Answer = (request: Request) => Response | Promise<Response>

const status =
  (code: number): Answer =>
  () =>
    Response.json({ error: { message: 'no' } }, { status: code })

const failure = (name: string): Answer => FAILURES[name] as Answer

/** Ways in which the one call that a form needs fails; null: it is only slow. */
export const FAULTS: Record<string, Answer | null> = {
  'is down': failure('does not answer at all'),
  hangs: SLOW,
  'is slow': null,
  'answers 204': () => new Response(null, { status: 204 }),
  'answers 401': status(401),
  'answers 403': status(403),
  'answers 404': status(404),
  'answers 409': status(409),
  'answers 410': status(410),
  'answers 422': status(422),
  'answers 429': status(429),
  'answers 500': status(500),
  'answers HTML': failure('answers HTML'),
  'answers a redirect': failure('sends visitors elsewhere'),
  'answers fifty megabytes': failure('answers fifty megabytes'),
  'answers garbage': () => json('\u0000{]'),
  'answers half a JSON': failure('answers half a JSON'),
}

/** What the API was asked is done, and then nobody hears of it. */
export type Moment = 'before' | 'after'

/** Breaks the calls that match, 'GET /sites/1/estates/v2/1', until it is healed. */
export function breakCalls(api: FakeApi, calls: RegExp, fault: Answer | null, moment: Moment) {
  const works = api.fetch.bind(api)
  let isBroken = true
  api.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const ask = () => works(request.clone() as RequestInfo)
    if (!isBroken || !calls.test(`${request.method} ${new URL(request.url).pathname}`)) return ask()
    if (!fault) return new Promise(resolve => setTimeout(resolve, 300)).then(ask)
    if (moment === 'after') await ask()
    return fault(request)
  }
  return {
    heal: () => {
      isBroken = false
    },
  }
}
