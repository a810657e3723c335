import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, Row, Table } from '../measures/measure.ts'
import { percentiles, sendRequest } from '../load.ts'
import { proxyTo } from './proxy.ts'

/** How late each search is answered, in ms. */
const LATE = 1_500
const VIEWS = 4

/** Pages that were never seen while each search is answered late: when the first byte is there, and the last. */
export async function measureSlowApi({ port, state, some }: MeasureContext): Promise<Table[]> {
  const api = await serve({ apiPort: port + 1, persist: state })
  let searches = 0
  const proxy = proxyTo(port + 1, ({ method, url = '' }) => {
    if (method !== 'POST' || !/\/estates(\/markers)?$/.test(url)) return null
    searches++
    return wait(LATE)
  }).listen(port + 2, '127.0.0.1')
  await once(proxy, 'listening')
  const site = await serve({
    port,
    persist: state,
    vars: { API_URL: `http://127.0.0.1:${port + 2}`, RATE_LIMITS: 'off' },
  })
  // What is measured is the page: its site is known. Homes are those of another list.
  const { bytes } = await sendRequest(port, '/nl/te-huur')
  const homes = [...new Set(bytes.toString().match(/\/nl\/aanbod\/[^"?#]+/g))]
  /** Of each kind, pages that nobody has seen. */
  const cold = {
    list: [0, 1, 2, 3].map(step => `/nl/te-koop${step ? `?price-min=${step}00000` : ''}`),
    'front page': ['/nl', '/fr', '/en', '/de'],
    home: homes.slice(0, VIEWS),
  }
  const rows: Record<string, Row> = {}
  for (const [name, paths] of Object.entries(cold)) {
    const before = searches
    const views: View[] = []
    for (const path of paths.slice(0, some(VIEWS))) views.push(await view(port, path))
    const firstBytes = views.map(({ firstByte }) => firstByte)
    rows[name] = {
      views: views.length,
      'other than 200': views.filter(({ status }) => status !== 200).length,
      'first byte ms': percentiles(firstBytes, 0).p50,
      'slowest first byte ms': Math.round(Math.max(...firstBytes)),
      'last byte ms': percentiles(
        views.map(({ lastByte }) => lastByte),
        0,
      ).p50,
      'searches a view': Number(((searches - before) / views.length).toFixed(1)),
    }
  }
  await site.dispose()
  proxy.closeAllConnections()
  proxy.close()
  await api.dispose()
  return [
    {
      title: `A cold page behind a slow API, each search answered after ${LATE} ms: first byte within 400 ms`,
      rows,
      limit: 'the other calls of the page, which Miniflare answers',
    },
  ]
}

interface View {
  status: number
  /** ms */
  firstByte: number
  /** ms */
  lastByte: number
}

async function view(port: number, path: string): Promise<View> {
  const began = performance.now()
  const sent = request({ port, host: '127.0.0.1', path, headers: { Host: `localhost:${port}` } })
  sent.end()
  const [response] = await once(sent, 'response')
  await once(response, 'data')
  const firstByte = performance.now() - began
  response.resume()
  await once(response, 'end')
  return { status: response.statusCode, firstByte, lastByte: performance.now() - began }
}
