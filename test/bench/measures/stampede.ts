import { withStateCopy } from '../fixture.ts'
import { sendRequest, burst } from '../load.ts'
import { startRecordingProxy, requestKey } from '../upstream.ts'
import { serve } from '../../../worker/commands/local/serve.ts'

const VISITORS = 1000
const MODES = [
  ['as served', {}],
  ['page cache off', { PAGE_CACHE: 'off' }],
]

/** A thousand visitors at once of a page that nobody has seen: each distinct call of the listing API is made once. */
export async function measureStampede({ port, state, pages, some }) {
  // In a process of its own, or the crowd at the site's door would hold up its answers.
  const api = await serve({ apiPort: port + 1, persist: state })
  const upstream = await startRecordingProxy({ port: port + 2, apiPort: port + 1 })
  const rows = {}
  const kinds = {}
  const scenes = Object.entries(pages).flatMap(([page, path]) =>
    MODES.map(([mode, vars]) => ({ name: `${page}, ${mode}`, path, vars })),
  )
  for (const { name, path, vars } of scenes) {
    const { answers, seconds } = await withStateCopy(async cold => {
      const server = await serve({
        port,
        vars: { API_URL: upstream.url, ...vars },
        persist: cold,
        onLog: () => undefined,
      })
      const all = await burst(some(VISITORS), () =>
        sendRequest(port, path).catch(({ code }) => ({ status: code, bytes: '' })),
      )
      await server.dispose()
      return all
    })
    const calls = await upstream.takeCalls()
    const asked = Object.groupBy(
      calls,
      ({ method, path: called }) => `${method} ${called.split('?')[0]}`,
    )
    for (const [kind, list] of Object.entries(asked)) {
      kinds[`${name}: ${kind}`] = {
        calls: list.length,
        distinct: new Set(list.map(requestKey)).size,
      }
    }
    rows[name] = {
      visitors: answers.length,
      'answered 200': answers.filter(({ status }) => status === 200).length,
      else: otherStatuses(answers),
      'different pages': new Set(answers.map(({ bytes }) => bytes.toString())).size,
      calls: calls.length,
      'distinct calls': new Set(calls.map(requestKey)).size,
      seconds,
    }
  }
  await upstream.close()
  await api.dispose()
  return [
    {
      title: 'A cold page, all visitors at once',
      rows,
      limit:
        'the one thread of workerd, which takes in every request before any is answered; with the page cache off by a render for each visitor as well',
    },
    {
      title: 'What the listing API was asked',
      rows: kinds,
      limit: 'nothing: a call under way is joined by all who ask the same',
    },
  ]
}

/** The other answers, such as '503 × 2'. */
const otherStatuses = answers =>
  Object.entries(
    Object.groupBy(
      answers.filter(({ status }) => status !== 200),
      ({ status }) => status,
    ),
  )
    .map(([status, list]) => `${status} × ${list.length}`)
    .join(', ')
