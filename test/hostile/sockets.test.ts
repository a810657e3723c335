import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inParallel } from '../journeys/support/request.ts'
import { type Product, productPort, startProduct } from '../journeys/support/product.ts'
import { FRAMES, garbage } from './frames.ts'
import { aList, post } from './guests.ts'
import { isFaultLog } from './judge.ts'
import { drawsOf } from './random.ts'
import { keepSockets } from './result.ts'

const GARBAGE = 100
const AT_ONCE = 300
/** As many as one list has (SHARED-24). */
const MOST = 12
/** ms */
const IDLE = 500

const faults: string[] = []
const answers = new Map<number, number>()
let product: Product
let list: Awaited<ReturnType<typeof aList>>

beforeAll(async () => {
  product = await startProduct(
    { RATE_LIMITS: 'off' },
    { onLog: ({ message }) => isFaultLog(message) && faults.push(message) },
  )
  list = await aList(productPort())
})
afterAll(() => product?.close())

interface Opened {
  status: number
  socket: Socket
  /** All that came after the head. */
  said: () => string
}

/** Asks for a socket as a browser does, but for these headers ('': none); what is said is read, and nothing answered. */
function open(changed: Record<string, string> = {}, path = addressOf(list.path)): Promise<Opened> {
  const host = `localhost:${productPort()}`
  const headers: Record<string, string> = {
    Host: host,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    Origin: `http://${host}`,
    ...changed,
  }
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value ? [`${name}: ${value}`] : [],
  )
  const socket = connect(productPort(), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  let read = ''
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`closed without a word: ${read}`)))
    socket.on('data', data => {
      read += data.toString('latin1')
      const [, status] = /^HTTP\/1\.1 (\d+)[\s\S]*?\r\n\r\n/.exec(read) ?? []
      if (!status) return
      answers.set(Number(status), (answers.get(Number(status)) ?? 0) + 1)
      resolve({ status: Number(status), socket, said: () => read })
    })
  })
}

const addressOf = (path: string): string =>
  path.replace(/^\/nl\/[\w-]+\/([\w-]+).*$/, '/nl/ajax/shared-list/$1')

const closed = (socket: Socket): Promise<unknown> =>
  new Promise(resolve => (socket.closed ? resolve(null) : socket.once('close', resolve)))

/** What is said at an open socket, until both sides have gone, or nothing more comes for so long. */
async function say(bytes: Buffer): Promise<void> {
  const { socket } = await untilOpen()
  socket.setTimeout(IDLE, () => socket.destroy())
  socket.end(bytes)
  await closed(socket)
}

/** Those that went are gone for the list a moment later. */
async function untilOpen(): Promise<Opened> {
  const tried: Opened[] = []
  const tryOnce = async (): Promise<number> => {
    const each = await open()
    tried.push(each)
    if (each.status !== 101) each.socket.destroy()
    return each.status
  }
  await expect.poll(tryOnce, { timeout: 60_000 }).toBe(101)
  return tried.at(-1) ?? open()
}

/** Whether an open page still hears of what somebody does. */
async function hears({ said }: Opened): Promise<void> {
  const before = said().length
  const act = said().split('version').length % 2 ? 'yes' : 'no'
  const headers = { Cookie: list.cookie }
  await post(productPort(), list.path, { act: 'vote', home: '1000', vote: act }, headers)
  await expect.poll(() => said().length).toBeGreaterThan(before)
}

it('opens for nobody who is not meant (SHARED-24, SEC-27)', async () => {
  const statusOf = async (...asked: Parameters<typeof open>): Promise<number> => {
    const { status, socket } = await open(...asked)
    socket.destroy()
    return status
  }
  for (const Origin of [
    '',
    'null',
    'https://evil.example',
    'http://localhost',
    'http://kust.localhost',
  ])
    expect([Origin, await statusOf({ Origin })]).toEqual([Origin, 403])
  expect(await statusOf({}, `/nl/ajax/shared-list/s${'x'.repeat(24)}`)).toBe(404)
  expect(await statusOf({}, '/nl/ajax/shared-list/x')).toBe(404)
})

it(
  'goes on telling whoever listens, whatever others say (SHARED-23, SHARED-24, SEC-27)',
  { timeout: 0 },
  async () => {
    const listener = await untilOpen()
    await hears(listener)
    for (const bytes of Object.values(FRAMES)) await say(bytes)
    await hears(listener)
    await inParallel(
      Array.from({ length: GARBAGE }, (_, index) => garbage(drawsOf(1, index))),
      4,
      say,
    )
    await hears(listener)
    listener.socket.destroy()
    expect(faults).toEqual([])
  },
)

it('opens twelve of many at once, and others when those have gone (SHARED-24, SEC-27)', async () => {
  const all = await Promise.all(Array.from({ length: AT_ONCE }, () => open()))
  const statuses = new Set(all.map(({ status }) => status))
  expect(statuses).toEqual(new Set([101, 503]))
  expect(all.filter(({ status }) => status === 101).length).toBeLessThanOrEqual(MOST)
  for (const { socket } of all) socket.destroy()
  const again = await untilOpen()
  await hears(again)
  again.socket.destroy()
  expect(faults).toEqual([])
  keepSockets({
    opened: [...answers.values()].reduce((sum, count) => sum + count, 0),
    answers: Object.fromEntries(answers),
  })
})
