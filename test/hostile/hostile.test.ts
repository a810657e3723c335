import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { expect, it } from 'vitest'
import { inParallel } from '../journeys/support/request.ts'
import { productPort, startProduct } from '../journeys/support/product.ts'
import { drawRequest } from './draw.ts'
import { gather } from './gather.ts'
import { enterAnew, invite, openDoors } from './guests.ts'
import { faultsOf, isFaultLog } from './judge.ts'
import { send, type Asked } from './send.ts'

const REQUESTS = Number(process.env.HOSTILE_REQUESTS) || 100_000
const SEED = Number(process.env.HOSTILE_SEED) || 1
/** After so many an owner may have taken every page away: the rest asks a product that is as new. */
const REQUESTS_A_PRODUCT = 10_000
/** Whatever asks elsewhere finds nobody there. */
const NOBODY = 'http://127.0.0.1:9/'
const AT_ONCE = 8
/** Of the same fault, so that the first ones can be read. */
const MOST_SHOWN = 3

const faults = new Map<string, string[]>()
const statuses = new Map<number, number>()

it(
  'answers whatever is asked, and never by a fault of its own (SEC-5, SEC-6, SEC-27)',
  {
    timeout: 0,
  },
  async () => {
    const began = performance.now()
    for (let from = 0; from < REQUESTS; from += REQUESTS_A_PRODUCT)
      await ask(from, Math.min(REQUESTS, from + REQUESTS_A_PRODUCT))
    const result = {
      machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
      date: new Date().toISOString().slice(0, 10),
      seed: SEED,
      requests: REQUESTS,
      seconds: Math.round((performance.now() - began) / 1000),
      answers: Object.fromEntries(statuses),
      faults: Object.fromEntries([...faults].map(([shape, each]) => [shape, each.length])),
    }
    writeFileSync('test/bench/hostile.json', `${JSON.stringify(result, null, 2)}\n`)
    expect(
      [...faults.values()].map(each => [`${each.length} ×`, ...each.slice(0, MOST_SHOWN)]),
    ).toEqual([])
  },
)

/** The requests of these numbers, of a product of their own. */
async function ask(from: number, to: number): Promise<void> {
  let asking = ''
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
  } finally {
    await product.close()
  }
}

function note(fault: string, about: string): void {
  const shape = fault.replaceAll(/\d+|"[^"]*"/g, '…').slice(0, 200)
  faults.set(shape, [...(faults.get(shape) ?? []), `${fault} ${about}`])
}

const shown = ({ method, host, path, headers, body }: Asked, index: number): string =>
  `[${index}] ${method} ${host}${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${JSON.stringify(body?.toString().slice(0, 500))}`
