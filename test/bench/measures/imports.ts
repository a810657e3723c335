import { request } from 'node:http'
import { searchBody } from '../listing-calls.ts'
import { load, percentiles, ratio, sendRequest } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import type { Table } from './measure.ts'

const IDLE_SEARCHES = 400
const KEY = 'bench'

/** An import that changes every estate of an agency, with searches beside it, one after the other. */
export async function measureImport({
  port,
  persist,
  site,
}: {
  port: number
  persist: string
  site: number
}): Promise<Table> {
  const server = await serve({ apiPort: port, persist, apiVars: { IMPORT_KEY: KEY } })
  const search = (index: number) => ({
    path: `/sites/${site}/estates`,
    body: searchBody(index),
  })
  try {
    const lines = await readEstates(port, site)
    await load({ port, count: IDLE_SEARCHES / 4, width: 1, requestOf: search })
    const idle = await load({ port, count: IDLE_SEARCHES, width: 1, requestOf: search })
    const beside: number[] = []
    let isOver = false
    const began = performance.now()
    const sent = putFeed(port, site, lines).finally(() => (isOver = true))
    while (!isOver) {
      const asked = performance.now()
      const { path, body } = search(beside.length)
      await sendRequest(port, path, { body })
      beside.push(performance.now() - asked)
    }
    const report = await sent
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
    const busy = percentiles(beside)
    return {
      title: `An import of ${lines.length} estates, all changed, and searches beside it`,
      rows: {
        import: {
          seconds,
          'estates a second': Math.round(lines.length / seconds),
          created: report.created,
          updated: report.updated,
          rejected: report.rejected.length,
        },
        'searches, idle, ms': { p50: idle.p50, p95: idle.p95, count: IDLE_SEARCHES },
        'searches beside it, ms': {
          ...busy,
          count: beside.length,
          '× p50': ratio(busy.p50, idle.p50),
          '× p95': ratio(busy.p95, idle.p95),
          longest: Math.round(Math.max(...beside)),
        },
      },
      limit:
        "the one machine, on which reading the feed, the object's writes and the searches share two cores; live, the feed is read elsewhere",
    }
  } finally {
    await server.dispose()
  }
}

/** Every estate of a site as a line of a feed, each with another price. */
async function readEstates(port: number, site: number): Promise<string[]> {
  const { changes } = await read<{ changes: { publicId: string }[] }>(
    port,
    `/sites/${site}/estates/changes?limit=1`,
  )
  const estate = await read<{ general: object }>(
    port,
    `/sites/${site}/estates/v2/${changes[0]?.publicId}`,
  )
  const { total } = await read<{ total: { value: number } }>(port, `/sites/${site}/estates`, {
    limit: 0,
  })
  return Array.from({ length: total.value }, (_, index) =>
    JSON.stringify({
      ...estate,
      general: { ...estate.general, id: index + 1, price: { value: 100_000 + 37 * index } },
    }),
  )
}

const read = async <Body>(port: number, path: string, body?: unknown): Promise<Body> =>
  // The listing API's own contract.
  JSON.parse((await sendRequest(port, path, { body })).bytes.toString()) as Body

interface Report {
  created: number
  updated: number
  rejected: unknown[]
}

const putFeed = (port: number, site: number, lines: string[]): Promise<Report> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: `/sites/${site}/estates?confirm=removal`,
        method: 'PUT',
        headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/x-ndjson' },
      },
      response => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('error', reject).on('end', () => {
          if (response.statusCode === 200) resolve(JSON.parse(text))
          else reject(new Error(`The import answered ${response.statusCode}: ${text}`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(lines.join('\n'))
  })
