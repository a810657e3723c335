import { benchBundle } from '../fixture.ts'
import { sendRequest } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'

const CHANGED = 100

/** A hundred changed homes held against ever more subscriptions, in workerd with D1. */
export async function measureMatching({ port, state, some }) {
  const server = await serve({ port, bundle: benchBundle('matching'), persist: state })
  const rows = {}
  try {
    for (const count of [100, 1000, 10_000].map(some)) {
      const { status, bytes } = await sendRequest(
        port,
        `/?subscriptions=${count}&changed=${CHANGED}`,
      )
      if (status !== 200) throw new Error(`matching answered ${status}: ${bytes}`)
      const { queries, hits, seconds } = JSON.parse(bytes.toString())
      rows[`${count} subscriptions`] = {
        'changed homes': CHANGED,
        hits,
        queries,
        'queries per change': queries / CHANGED,
        seconds,
      }
    }
  } finally {
    await server.dispose()
  }
  return [
    {
      title: 'Keep me informed',
      rows,
      limit:
        'D1, which holds each of twenty changes at a time against every subscription of the site in one query; rows, not queries, grow',
    },
  ]
}
