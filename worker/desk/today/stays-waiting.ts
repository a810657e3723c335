import { toDay } from '../../../shared/time/time-zone.ts'
import { agencyOf } from '../../agency/stub.ts'
import { wordsOf } from '../page/document.tsx'
import { AGENTS } from '../roles.ts'
import { hoursLeft, nightsText } from '../stays/stay-words.tsx'
import { SHOWN, type WaitingSource } from './waiting.ts'

/** Requests for a stay, the soonest to lapse first, with the hours that are left (STAY-29). */
export const STAYS_WAITING: WaitingSource = {
  may: AGENTS,
  find: async c => {
    const t = wordsOf(c)
    const now = c.var.trace.startedAt
    const { stays, counts } = await agencyOf(c.env, c.var.site.id).stayLists.page(
      'requested',
      toDay(now),
      { limit: SHOWN, offset: 0 },
    )
    return [
      {
        name: 'stays',
        count: counts.requested,
        items: stays.map(stay => ({
          id: stay.key,
          label: `${stay.name}, ${stay.title}`,
          detail: `${hoursLeft(stay.heldUntil, now, t)} · ${nightsText(stay, t)}`,
          href: `/desk/stays/${stay.key}`,
        })),
        href: '/desk/stays',
      },
    ]
  },
}
