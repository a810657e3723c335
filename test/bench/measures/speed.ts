import { benchBundle } from '../fixture.ts'
import { cpuMsOf, load, ratio, workerdPid } from '../load.ts'
import { serve, type ServeOptions } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const WARM = 200
const COUNT = 2000

/** What a page costs under Miniflare, compared to a Worker that returns the same bytes and to plain renderToString. */
export async function measureSpeed({ port, state, pages, some }: MeasureContext): Promise<Table[]> {
  const measure = async (path: string, options: ServeOptions): Promise<SpeedRow> => {
    const server = await serve({ port, ...options, persist: state })
    try {
      return await measurePath({ port, pid: workerdPid(), path, some })
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
        "workerd's one thread where it is busy for 90 % or more, else the client and, with the page cache off, Miniflare's simulated KV",
    })
  }
  return tables
}

export interface SpeedRow extends Row {
  'requests/s': number
  'CPU ms': number
  'busy %': number
  'p95 ms': number
  failed: number
}

/** Warms up, then measures. CPU is that of the workerd process; 'busy' its share of a core. */
export async function measurePath({
  port,
  pid,
  path,
  some,
}: {
  port: number
  pid: number | string
  path: string
  some: MeasureContext['some']
}): Promise<SpeedRow> {
  const requestOf = () => ({ path })
  await load({ port, count: some(WARM), requestOf })
  const count = some(COUNT)
  const before = cpuMsOf(pid)
  const { perSecond, p95, failed } = await load({ port, count, requestOf })
  const cpuMs = Number(((cpuMsOf(pid) - before) / count).toFixed(3))
  return {
    'requests/s': perSecond,
    'CPU ms': cpuMs,
    'busy %': Math.round((perSecond * cpuMs) / 10),
    'p95 ms': p95,
    failed,
  }
}

/** Adds each row's requests per second relative to one row, and its CPU relative to another. */
export function withRatios<Name extends string>(
  rows: Record<Name, SpeedRow>,
  constant: Name,
  bare: Name = constant,
): Record<string, Row> {
  const entries = Object.entries<SpeedRow>(rows)
  return Object.fromEntries(
    entries.map(([name, row]) => [
      name,
      {
        ...row,
        '× constant requests/s': ratio(row['requests/s'], rows[constant]['requests/s']),
        ...(bare === constant ? {} : { '× bare CPU': ratio(row['CPU ms'], rows[bare]['CPU ms']) }),
      },
    ]),
  )
}
