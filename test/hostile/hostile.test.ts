import { appendFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inParallel } from '../journeys/support/request.ts'
import { productPort, startProduct } from '../journeys/support/product.ts'
import { drawRequest } from './draw.ts'
import { gather } from './gather.ts'
import { enterAnew, invite, openDoors } from './guests.ts'
import { faultsOf, isFaultLog } from './judge.ts'
import { keepPart } from './result.ts'
import { send, type Asked } from './send.ts'

const REQUESTS = Number(process.env.HOSTILE_REQUESTS) || 100_000
const SEED = Number(process.env.HOSTILE_SEED) || 1
const FROM = Number(process.env.HOSTILE_FROM) || 0
/** After so many an owner may have taken every page away: the rest asks a product that is as new. */
const REQUESTS_A_PRODUCT = 10_000
/** Whatever asks elsewhere finds nobody there. */
const NOBODY = 'http://127.0.0.1:9/'
const AT_ONCE = 8
/** Of the same fault, so that the first ones can be read. */
const MOST_SHOWN = 3
/** Each fault as it is found, so that hours need not be waited for. */
const LOG = 'dist/hostile.log'

const faults = new Map<string, string[]>()

it(
  'answers whatever is asked, and never by a fault of its own (SEC-5, SEC-6, SEC-27)',
  {
    timeout: 0,
  },
  async () => {
    const end = FROM + REQUESTS
    for (let from = FROM; from < end; from += REQUESTS_A_PRODUCT)
      await ask(from, Math.min(end, from + REQUESTS_A_PRODUCT))
    expect(
      [...faults.values()].map(each => [`${each.length} ×`, ...each.slice(0, MOST_SHOWN)]),
    ).toEqual([])
  },
)

/** The requests of these numbers, of a product of their own. */
async function ask(from: number, to: number): Promise<void> {
  let asking = ''
  const began = performance.now()
  const statuses = new Map<number, number>()
  const found: string[] = []
  const note = (fault: string, about: string): void => {
    found.push(noteFault(fault, about))
  }
  const product = await startProduct(
    { RATE_LIMITS: 'off', DESK: 'on', DNS_URL: NOBODY, WHISE_URL: NOBODY },
    { onLog: ({ message }) => isFaultLog(message) && note(`logs ${message}`, `at ${asking}`) },
  )
  try {
    const port = productPort()
    const guests = await invite(product, port)
    const gathered = await gather(port, guests)
    expect(gathered.forms.length).toBeGreaterThan(50)
    const indices = Array.from({ length: to - from }, (_, index) => from + index)
    await inParallel(indices, AT_ONCE, async index => {
      const asked = drawRequest({ seed: SEED, index }, guests, gathered)
      asking = shown(asked, index)
      const answer = await send(port, asked)
      if (!answer) return
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 401 && asked.headers.Cookie === guests.session)
        await enterAnew(guests, product, port)
      for (const fault of faultsOf(asked, answer)) note(fault, shown(asked, index))
    })
    // Or it all was before closed doors.
    expect(await openDoors(guests, product, port)).toEqual([204, 200])
    keepPart(SEED, {
      from,
      requests: to - from,
      seconds: Math.round((performance.now() - began) / 1000),
      answers: Object.fromEntries(statuses),
      faults: found,
    })
  } finally {
    await product.close()
  }
}

/** Keeps a fault to be shown; gives its shape, which others of its kind have too. */
function noteFault(fault: string, about: string): string {
  const shape = fault.replaceAll(/\d+|"[^"]*"/g, '…').slice(0, 200)
  appendFileSync(LOG, `${fault} ${about}\n`)
  faults.set(shape, [...(faults.get(shape) ?? []), `${fault} ${about}`])
  return shape
}

const shown = ({ method, host, path, headers, body }: Asked, index: number): string =>
  `[${index}] ${method} ${host}${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${JSON.stringify(body?.toString().slice(0, 500))}`
