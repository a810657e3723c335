import { onCopy } from './bench-ground.mjs'
import { ask, crowd } from './load.mjs'
import { listen, nameOf } from './bench-upstream.mjs'
import { serve } from './serve.mjs'

const CROWD = 1000

/** A thousand visitors at once of a page that nobody has seen: each distinct call of the listing API is made once. */
export async function measureStampede({ port, pages, some }) {
  const upstream = await listen({ port: port + 2, apiPort: port + 1 })
  const rows = {}
  const kinds = {}
  for (const [name, path] of Object.entries(pages)) {
    const { answers, seconds } = await onCopy(async state => {
      const server = await serve({ port, apiPort: port + 1, vars: { API_URL: upstream.url, PAGE_CACHE: 'off' }, persist: state })
      const all = await crowd(some(CROWD), () => ask(port, path).catch(() => ({ status: 0, bytes: '' })))
      await server.dispose()
      return all
    })
    const calls = upstream.takeCalls()
    const asked = Object.groupBy(calls, ({ method, path: called }) => `${method} ${called.split('?')[0]}`)
    for (const [kind, list] of Object.entries(asked)) {
      kinds[`${name}: ${kind}`] = { calls: list.length, distinct: new Set(list.map(nameOf)).size }
    }
    rows[name] = {
      visitors: answers.length, 'answered 200': answers.filter(({ status }) => status === 200).length,
      'different pages': new Set(answers.map(({ bytes }) => bytes.toString())).size,
      calls: calls.length, 'distinct calls': new Set(calls.map(nameOf)).size, seconds,
    }
  }
  upstream.close()
  return [
    { title: 'A cold page, all visitors at once, page cache off', rows, limit: 'the renders, one for each visitor, since the page cache is off; the calls are joined' },
    { title: 'What the listing API was asked', rows: kinds, limit: 'nothing: a call under way is joined by all who ask the same' },
  ]
}
