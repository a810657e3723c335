import { benchBundle } from '../fixture.ts'
import { sendRequest } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, Row, Table } from './measure.ts'

const CHANGED = 100

/** A hundred changed estates matched against ever more subscriptions, in an agency's object. */
export async function measureMatching({ port, state, some }: MeasureContext): Promise<Table[]> {
  const server = await serve({ port, bundle: benchBundle('matching'), persist: state })
  const rows: Record<string, Row> = {}
  try {
    for (const count of [100, 1000, 10_000].map(some)) {
      const { status, bytes } = await sendRequest(
        port,
        `/?subscriptions=${count}&changed=${CHANGED}`,
      )
      if (status !== 200)
        throw new Error(`The matching Worker returned ${status}: ${bytes.toString()}`)
      const { queries, matches, seconds }: { queries: number; matches: number; seconds: number } =
        JSON.parse(bytes.toString())
      rows[`${count} subscriptions`] = {
        'changed estates': CHANGED,
        matches,
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
      title: 'Matching subscriptions',
      rows,
      limit:
        'the one thread of the object, which matches twenty changes at a time with every subscription in one statement; rows grow, statements do not',
    },
  ]
}
