import { withStateCopy } from '../fixture.ts'
import { type BenchResponse, burst, sendRequest } from '../load.ts'
import { requestKey, startRecordingProxy } from '../upstream.ts'
import { serve, type Vars } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const VISITORS = 1000
const MODES: [name: string, vars: Vars][] = [
  ['as served', {}],
  ['page cache off', { PAGE_CACHE: 'off' }],
]

/** A thousand concurrent visitors of an uncached page: each distinct call of the listing API is made once. */
export async function measureStampede({
  port,
  state,
  pages,
  some,
}: MeasureContext): Promise<Table[]> {
  // In its own process, or the site's connections would delay its responses.
  const api = await serve({ apiPort: port + 1, persist: state })
  const upstream = await startRecordingProxy({ port: port + 2, apiPort: port + 1 })
  const rows: Record<string, Row> = {}
  const kinds: Record<string, Row> = {}
  const scenarios = Object.entries(pages).flatMap(([page, path]) =>
    MODES.map(([mode, vars]) => ({ name: `${page}, ${mode}`, path, vars })),
  )
  for (const { name, path, vars } of scenarios) {
    const { responses, seconds } = await withStateCopy(async cold => {
      const server = await serve({
        port,
        vars: { API_URL: upstream.url, ...vars },
        persist: cold,
        onLog: () => undefined,
      })
      const all = await burst(some(VISITORS), () =>
        sendRequest(port, path).catch((error: NodeJS.ErrnoException): Outcome => ({
          status: error.code ?? 0,
          bytes: Buffer.of(),
        })),
      )
      await server.dispose()
      return all
    })
    const calls = await upstream.takeCalls()
    const byKind = Object.groupBy(
      calls,
      ({ method, path: called }) => `${method} ${called.split('?')[0]}`,
    )
    for (const [kind, list] of Object.entries(byKind)) {
      if (!list) continue
      kinds[`${name}: ${kind}`] = {
        calls: list.length,
        distinct: new Set(list.map(requestKey)).size,
      }
    }
    rows[name] = {
      visitors: responses.length,
      '200': responses.filter(({ status }) => status === 200).length,
      other: otherStatuses(responses),
      'different pages': new Set(responses.map(({ bytes }) => bytes.toString())).size,
      calls: calls.length,
      'distinct calls': new Set(calls.map(requestKey)).size,
      seconds,
    }
  }
  await upstream.close()
  await api.dispose()
  return [
    {
      title: 'An uncached page, all visitors at once',
      rows,
      limit:
        "workerd's one thread, which accepts every request before it answers any; with the page cache off also a render for each visitor",
    },
    {
      title: 'Calls of the listing API',
      rows: kinds,
      limit: 'nothing: equal concurrent calls are joined',
    },
  ]
}

type Outcome = Pick<BenchResponse, 'bytes'> & { status: number | string }

/** The statuses other than 200, such as '503 × 2'. */
const otherStatuses = (responses: Outcome[]): string =>
  Object.entries(
    Object.groupBy(
      responses.filter(({ status }) => status !== 200),
      ({ status }) => status,
    ),
  )
    .map(([status, list]) => `${status} × ${list?.length}`)
    .join(', ')
