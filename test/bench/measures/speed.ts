import { benchBundle } from '../fixture.ts'
import { cpuMsOf, load, ratio, workerdPid } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'

const WARM = 200
const COUNT = 2000

/** What a page costs under Miniflare, beside a Worker that returns the same bytes and beside plain renderToString. */
export async function measureSpeed({ port, state, pages, some }) {
  const measure = async (path, options) => {
    const server = await serve({ port, ...options, persist: state })
    try {
      return await measurePath({ port, pid: workerdPid(), path, some })
    } finally {
      await server.dispose()
    }
  }
  const tables = []
  for (const [name, path] of Object.entries(pages)) {
    const bare = mode =>
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
        "the one thread of workerd where it is busy for 90 % and more, else by the client that asks and, with the page cache off, by Miniflare's simulated KV",
    })
  }
  return tables
}

/** Warms up, then measures; CPU is that of the workerd process, its share of a core is how busy it was. */
export async function measurePath({ port, pid, path, some }) {
  const wish = () => ({ path })
  await load({ port, count: some(WARM), wish })
  const count = some(COUNT)
  const before = cpuMsOf(pid)
  const { perSecond, p95, failed } = await load({ port, count, wish })
  const cpuMs = Number(((cpuMsOf(pid) - before) / count).toFixed(3))
  return {
    'requests/s': perSecond,
    'CPU ms': cpuMs,
    'busy %': Math.round((perSecond * cpuMs) / 10),
    'p95 ms': p95,
    failed,
  }
}

/** Requests per second beside those of one row, CPU beside that of another. */
export const withRatios = (rows, constant, bare = constant) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      {
        ...row,
        '× constant requests/s': ratio(row['requests/s'], rows[constant]['requests/s']),
        ...(bare !== constant && { '× bare CPU': ratio(row['CPU ms'], rows[bare]['CPU ms']) }),
      },
    ]),
  )
