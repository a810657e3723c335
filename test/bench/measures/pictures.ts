import { readFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../worker/commands/local/chromium.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import { cpuMsOf, sendRequest, workerdPid } from '../load.ts'
import { heapOf } from '../photographs/heap.ts'
import { onAPhone } from '../photographs/on-a-phone.ts'
import { serveOverHttp2 } from '../photographs/over-http2.ts'
import { KEY, PHOTOGRAPHS, sendPhotographs, showPhotographs } from '../photographs/show.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const VIEWS = 10_000
const WIDTHS = 4
const ACCEPTS = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*']
/** The first views ask for all photographs, in each width and format twice; each later one for the first three, as a phone does. */
const WHOLE_VIEWS = 2 * WIDTHS * ACCEPTS.length
const SHOWN = 3

/** Photographs of some 5 MB each: how they come in, what a phone gets of them, and how often Images is asked. */
export async function measurePictures(context: MeasureContext): Promise<Table[]> {
  const { port, state, some } = context
  const pages = { ...context.pages, front: '/nl' }
  const server = await serve({
    port,
    apiPort: port + 1,
    inspectorPort: port + 2,
    vars: { RATE_LIMITS: 'off', API_KEY: KEY, ADMIN_TOKEN: KEY },
    apiVars: { API_KEY: KEY },
    persist: state,
  })
  const upload = await sendPhotographs(port + 1)
  await showPhotographs(port, port + 1, pages)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${port + 3}`,
    ],
  })
  const close = await serveOverHttp2(port + 4, port)
  const phone: Record<string, Row> = {}
  const plain: Record<string, Row> = {}
  for (const name of ['front', 'listing', 'detail'] as const) {
    phone[name] = await onAPhone(browser, port + 3, `https://localhost:${port + 4}${pages[name]}`)
    plain[name] = await onAPhone(browser, port + 3, `http://localhost:${port}${pages[name]}`)
  }
  await browser.close()
  close()
  const views = await look(server, port, pages.detail, some(VIEWS))
  await server.dispose()
  return [
    {
      title: `${PHOTOGRAPHS} photographs of some 5 MB come in`,
      rows: { 'a photograph': upload },
      limit: 'the library in Images’ place, on this machine',
    },
    {
      title:
        'Pages with photographs on Lighthouse’s phone: LCP at most 1,800 ms, 250 kB before scrolling',
      rows: phone,
      limit: 'the speed of this machine, of which Lighthouse simulates a quarter',
    },
    {
      title: 'The same without Cloudflare’s edge: HTTP/1.1 and gzip, as `npm start` serves them',
      rows: plain,
      limit: 'six connections, each of which Lighthouse lets begin anew',
    },
    {
      title: 'Views of a home with 30 photographs',
      rows: { 'by three kinds of browser': views },
      limit: 'reading a width from R2 where no cache of the place has it',
    },
  ]
}

/** Views of a home by browsers of three kinds and four widths. */
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
  let [largest, heap, memory] = [0, 0, 0]
  for (let view = 0; view < views; view++) {
    const accept = ACCEPTS[view % ACCEPTS.length] ?? ''
    const width = Math.floor(view / ACCEPTS.length) % WIDTHS
    for (const set of view < WHOLE_VIEWS ? photographs : photographs.slice(0, SHOWN)) {
      const response = await fetch(`http://localhost:${port}${set[width] ?? set[0]}`, {
        headers: { Accept: accept },
      })
      largest = Math.max(largest, (await response.arrayBuffer()).byteLength)
      requests++
    }
    if (view % 100 > 0) continue
    memory = Math.max(memory, memoryOf(pid))
    heap = Math.max(heap, await heapOf(port + 2, 'baksteen'))
  }
  return {
    views,
    requests,
    transformations: await countKeys(bucket),
    'at most': PHOTOGRAPHS * WIDTHS * ACCEPTS.length,
    'CPU ms': Number(((cpuMsOf(pid) - before) / requests).toFixed(2)),
    'isolate MB': Number((heap / 1e6).toFixed(1)),
    'workerd MB': memory,
    'largest kB': Math.round(largest / 1000),
  }
}

const memoryOf = (pid: string): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)

async function countKeys(bucket: Awaited<ReturnType<Miniflare['getR2Bucket']>>): Promise<number> {
  const { objects } = await bucket.list({ prefix: '1/bench-', limit: 1000 })
  return objects.length
}
