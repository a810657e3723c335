import { benchBundle } from '../fixture.ts'
import { workerdPid } from '../load.ts'
import { measureRows, type SpeedRow, withRatios } from '../rows.ts'
import { serve, type ServeOptions } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, Table } from './measure.ts'

const COUNT = 700
const ROUNDS = 3

/** What a page costs under Miniflare, compared to a Worker that returns the same bytes and to plain renderToString. */
export async function measureSpeed({ port, state, pages, some }: MeasureContext): Promise<Table[]> {
  const measure = async (path: string, options: ServeOptions): Promise<SpeedRow> => {
    const server = await serve({ port, ...options, persist: state })
    try {
      const asked = { port, pid: workerdPid(), requestOf: () => ({ path }) }
      const { row } = await measureRows({ row: asked }, { count: some(COUNT), rounds: ROUNDS })
      if (!row) throw new Error(`${path} was not measured`)
      return row
    } finally {
      await server.dispose()
    }
  }
  const tables: Table[] = []
  for (const [name, path] of Object.entries(pages)) {
    const bare = (mode: string): Promise<SpeedRow> =>
      measure(`/${mode}?path=${encodeURIComponent(path)}`, { bundle: benchBundle('bare') })
    const rows = {
      'a Worker returning the same bytes': await bare('constant'),
      'bare renderToString': await bare('bare'),
      'render with fragments': await bare('pieces'),
      'whole request, page cache off': await measure(path, { vars: { PAGE_CACHE: 'off' } }),
      'whole request, page cache hit': await measure(path, {}),
    }
    tables.push({
      title: `Speed of the ${name} under Miniflare`,
      rows: withRatios(rows, 'a Worker returning the same bytes', 'bare renderToString'),
      limit:
        "workerd's one thread where it is busy for 90 % or more, else Miniflare's own proxy and, with the page cache off, its simulated KV",
    })
  }
  return tables
}
