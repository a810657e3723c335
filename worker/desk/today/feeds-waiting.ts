import * as v from 'valibot'
import { readContent } from '../content/ask-content.ts'
import { moment } from '../moment.ts'
import { wordsOf } from '../page/document.tsx'
import { AGENTS } from '../roles.ts'
import type { Waiting, WaitingSource } from './waiting.ts'

const RUNS = v.array(
  v.object({
    id: v.string(),
    startedAt: v.number(),
    finishedAt: v.nullable(v.number()),
    report: v.nullable(
      v.object({
        state: v.picklist(['applied', 'quarantined', 'refused']),
        rejected: v.array(v.unknown()),
      }),
    ),
  }),
)

const NAMES = { quarantined: 'feedHeld', refused: 'feedRefused', applied: 'feedLines' } as const

/** What the newest feed left: held back, refused, or some of its lines refused. */
export const FEEDS_WAITING: WaitingSource = {
  may: AGENTS,
  find: async c => {
    const read = await readContent(c, '/imports')
    const run = v.parse(RUNS, read?.content ?? []).find(({ finishedAt }) => finishedAt !== null)
    const { report } = run ?? {}
    if (!run || !report || (report.state === 'applied' && report.rejected.length === 0)) return []
    const waiting: Waiting = {
      name: NAMES[report.state],
      count: report.state === 'applied' ? report.rejected.length : 1,
      items: [
        {
          id: run.id,
          label: moment(run.startedAt * 1000, wordsOf(c)),
          href: '/desk/feeds',
        },
      ],
    }
    return [waiting]
  },
}
