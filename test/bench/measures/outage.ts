import { once } from 'node:events'
import { serve } from '../../../worker/commands/local/serve.ts'
import { sendRequest } from '../load.ts'
import { proxyTo } from '../slow/proxy.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const KEY = 'bench'
/** Beside the list and the home. */
const MORE = { home: '/nl', 'list of rentals': '/nl/te-huur', contact: '/nl/contact' }

/** Pages seen before and purged since, while the listing API takes every call and answers none: how long each takes to its end. */
export async function measureOutage({ port, state, pages }: MeasureContext): Promise<Table[]> {
  const api = await serve({ apiPort: port + 1, persist: state })
  let isOpen = false
  const hole = proxyTo(port + 1, () => (isOpen ? new Promise(() => undefined) : null)).listen(
    port + 2,
    '127.0.0.1',
  )
  await once(hole, 'listening')
  const site = await serve({
    port,
    persist: state,
    vars: { API_URL: `http://127.0.0.1:${port + 2}`, PAGE_CACHE: 'off', ADMIN_TOKEN: KEY },
    onLog: () => undefined,
  })
  const rows: Record<string, Row> = {}
  for (const [name, path] of Object.entries({ ...pages, ...MORE })) {
    isOpen = false
    const before = await sendRequest(port, path)
    await purge(port)
    isOpen = true
    const first = await timed(port, path)
    const second = await timed(port, path)
    rows[name] = {
      'as it was': before.status,
      status: first.status,
      'first, s': first.seconds,
      'again, s': second.seconds,
      'kB before': Math.round(before.bytes.length / 1000),
      kB: first.kB,
    }
  }
  await site.dispose()
  hole.closeAllConnections()
  hole.close()
  await api.dispose()
  return [
    {
      title: 'A black hole: the listing API takes calls and answers none',
      rows,
      limit: 'the deadlines of calls: 2.5 s each, those of one page beside each other',
    },
  ]
}

async function timed(
  port: number,
  path: string,
): Promise<{ status: number; seconds: number; kB: number }> {
  const began = performance.now()
  const { status, bytes } = await sendRequest(port, path)
  const seconds = Number(((performance.now() - began) / 1000).toFixed(2))
  return { status, seconds, kB: Math.round(bytes.length / 1000) }
}

async function purge(port: number): Promise<void> {
  const answer = await fetch(`http://localhost:${port}/admin/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ everything: true }),
  })
  if (!answer.ok) throw new Error(`purge: ${answer.status}`)
}
