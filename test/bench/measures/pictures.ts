import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { chromium, type Browser } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../../../worker/commands/local/chromium.ts'
import { root } from '../../../worker/commands/local/run-tool.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { cpuMsOf, sendRequest, workerdPid } from '../load.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const PHOTOGRAPHS = 30
const SITE = '/sites/1'
const VIEWS = 10_000
const ACCEPTS = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*']
const KEY = 'bench'

const MB = (bytes: number): number => Number((bytes / 1e6).toFixed(2))
const kB = (bytes: number): number => Math.round(bytes / 1000)

/** Photographs of some 5 MB each: how they come in, what a phone gets of them, and how often Images is asked. */
export async function measurePictures(context: MeasureContext): Promise<Table[]> {
  const { port, state, pages, some } = context
  const server = await serve({
    port,
    apiPort: port + 1,
    vars: { RATE_LIMITS: 'off', API_KEY: KEY, ADMIN_TOKEN: KEY },
    apiVars: { API_KEY: KEY },
    persist: state,
  })
  const upload = await uploadAll(port + 1)
  await showThem(port, port + 1, pages.listing, pages.detail)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const phone: Record<string, Row> = {}
  for (const name of ['listing', 'detail'] as const) {
    // The first visit makes the widths.
    await visit(browser, `http://localhost:${port}${pages[name]}`)
    phone[name] = await visit(browser, `http://localhost:${port}${pages[name]}`)
  }
  await browser.close()
  const views = await look(server, port, pages.detail, some(VIEWS))
  await server.dispose()
  return [
    {
      title: `${PHOTOGRAPHS} photographs of some 5 MB come in`,
      rows: { 'a photograph': upload },
      limit: 'the library in Images’ place, on this machine',
    },
    {
      title: 'A list and a home with photographs, on a phone with slow 4G',
      rows: phone,
      limit: 'the bytes of the first picture',
    },
    {
      title: 'Views of a home with 30 photographs',
      rows: { 'by three kinds of browser': views },
      limit: 'reading a width from R2 where no cache of the place has it',
    },
  ]
}

const [WIDTH, HEIGHT] = [4_000, 3_000]

/** What makes a photograph heavy. */
const grain = (): Promise<Buffer> =>
  sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 15 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** A photograph in the public domain as large as a camera's, each a little darker than the last. */
const photograph = (number: number, overlay: Buffer): Promise<Buffer> =>
  sharp(
    readFileSync(join(root, 'test/support/photographs', number % 2 ? 'home.jpg' : 'landscape.jpg')),
  )
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .modulate({ brightness: 1 - number / 200 })
    .composite([{ input: overlay, blend: 'soft-light' }])
    .jpeg({ quality: 96 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 15/1' } })
    .toBuffer()

async function uploadAll(apiPort: number): Promise<Row> {
  const overlay = await grain()
  let [sent, kept, seconds] = [0, 0, 0]
  for (let number = 1; number <= PHOTOGRAPHS; number++) {
    const body = new Uint8Array(await photograph(number, overlay))
    const began = performance.now()
    const response = await callApi(apiPort, `${SITE}/assets/bench-${number}`, 'PUT', body)
    const { bytes } = (await response.json()) as { bytes: number }
    seconds += (performance.now() - began) / 1000
    sent += body.length
    kept += bytes
  }
  const mean = (sum: number): number => sum / PHOTOGRAPHS
  return {
    'sent MB': MB(mean(sent)),
    'kept MB': MB(mean(kept)),
    seconds: Number(mean(seconds).toFixed(2)),
  }
}

async function callApi(
  port: number,
  path: string,
  method = 'GET',
  body?: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${KEY}`,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body }),
  })
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}

/** Gives the home all photographs, and each home of the list one. */
async function showThem(
  port: number,
  apiPort: number,
  list: string,
  detail: string,
): Promise<void> {
  const { bytes } = await sendRequest(port, list)
  const inList = new Set(
    [...bytes.toString().matchAll(/data-favorite="([^"]+)"/g)].map(([, id]) => `estates/${id}`),
  )
  const home = `estates/${/\/(\d+)(?:[/?]|$)/.exec(detail)?.[1]}`
  const pack = await (await callApi(apiPort, `${SITE}/pack`)).text()
  let number = 0
  for (const line of pack.split('\n').filter(Boolean)) {
    const { path, content } = JSON.parse(line) as { path: string; content: object }
    if (!inList.has(path) && path !== home) continue
    const names =
      path === home
        ? Array.from({ length: PHOTOGRAPHS }, (_, at) => at + 1)
        : [(number++ % PHOTOGRAPHS) + 1]
    const pictures = names.map((name, index) => ({ file: `bench-${name}`, index, kind: 'photo' }))
    // By the door: the list that was just looked at is to be new.
    await callApi(port, `${SITE}/${path}`, 'PUT', JSON.stringify({ ...content, pictures }))
  }
}

/** Loads a page as a phone does, to its end; then the whole of it is scrolled by. */
async function visit(browser: Browser, address: string): Promise<Row> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  const loaded = { bytes: 0, pictures: 0 }
  const isPicture = new Set<string>()
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/assets/bench-')) isPicture.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!isPicture.has(requestId)) return
    loaded.bytes += encodedDataLength
    loaded.pictures++
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const largest = await page.evaluate(
    () =>
      new Promise<number>(resolve =>
        new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )
  const row = { 'LCP ms': Math.round(largest), pictures: loaded.pictures, kB: kB(loaded.bytes) }
  for (const _ of Array.from({ length: 40 })) await page.mouse.wheel(0, 700)
  await page.waitForLoadState('networkidle')
  await context.close()
  return { ...row, 'pictures, scrolled': loaded.pictures, 'kB, scrolled': kB(loaded.bytes) }
}

/** Views of a home by browsers of three kinds and four widths: each asks for its page and its 30 photographs. */
async function look(server: Miniflare, port: number, path: string, views: number): Promise<Row> {
  const { bytes } = await sendRequest(port, path)
  const sets = [...bytes.toString().matchAll(/srcSet="([^"]*bench-[^"]*)"/gi)].map(([, set = '']) =>
    set
      .replaceAll('&amp;', '&')
      .split(', ')
      .map(each => each.split(' ')[0] ?? ''),
  )
  const photographs = sets.slice(0, PHOTOGRAPHS)
  const bucket = await server.getR2Bucket('WIDTHS', 'baksteen')
  const pid = workerdPid()
  const before = cpuMsOf(pid)
  let requests = 0
  let [largest, memory] = [0, 0]
  for (let view = 0; view < views; view++) {
    const accept = ACCEPTS[view % 3] ?? ''
    const width = Math.floor(view / 3) % 4
    // A view of a browser that was here costs nothing; of the others every twelfth asks for all.
    const wanted = view < 24 ? photographs : photographs.slice(view % 30, (view % 30) + 1)
    for (const set of wanted) {
      const response = await fetch(`http://localhost:${port}${set[width] ?? set[0]}`, {
        headers: { Accept: accept },
      })
      largest = Math.max(largest, (await response.arrayBuffer()).byteLength)
      requests++
    }
    if (view % 100 === 0) memory = Math.max(memory, memoryOf(pid))
  }
  return {
    views,
    requests,
    transformations: await countKeys(bucket),
    'at most': PHOTOGRAPHS * 4 * 3,
    'CPU ms': Number(((cpuMsOf(pid) - before) / requests).toFixed(2)),
    'workerd MB': memory,
    'largest kB': kB(largest),
  }
}

const memoryOf = (pid: string): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)

async function countKeys(bucket: Awaited<ReturnType<Miniflare['getR2Bucket']>>): Promise<number> {
  const { objects } = await bucket.list({ prefix: '1/bench-', limit: 1000 })
  return objects.length
}
