import * as v from 'valibot'
import type { Locale } from '../../../shared/locale.ts'
import { readContent } from '../content/ask-content.ts'
import { heldHomes, type HeldHomes } from '../feeds/read-feeds.ts'
import { moment } from '../moment.ts'
import { wordsOf } from '../page/document.tsx'
import { AGENTS } from '../roles.ts'
import { SHOWN, type Waiting, type WaitingSource } from './waiting.ts'

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
    // Somebody may have decided of its homes meanwhile.
    const held = report.state === 'quarantined' ? await heldHomes(c) : null
    if (report.state === 'quarantined' && !held) return []
    const waiting: Waiting = {
      name: NAMES[report.state],
      count: report.state === 'applied' ? report.rejected.length : 1,
      items: [
        {
          id: run.id,
          label: moment(run.startedAt * 1000, wordsOf(c)),
          href: held ? '/desk/feeds#held' : '/desk/feeds',
          ...(held && { detail: namesOf(held, c.var.site.defaultLocale) }),
        },
      ],
    }
    return [waiting]
  },
}

/** 'Rijhuis in Gent, Flat in Aalst … (12)': the first of the homes that would go. */
const namesOf = ({ homes, total }: HeldHomes, locale: Locale): string =>
  [
    homes
      .slice(0, SHOWN)
      .map(({ title, externalId }) => title?.[locale] || externalId)
      .join(', '),
    total > SHOWN ? ` … (${total})` : '',
  ].join('')
