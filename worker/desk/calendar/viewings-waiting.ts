import { addDays } from '../../../shared/time/day.ts'
import { instantOf, toDay } from '../../../shared/time/time-zone.ts'
import { DAY, millis, type Day, type Millis } from '../../../shared/time/units.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { wordsOf } from '../page/document.tsx'
import { SHOWN, type Waiting, type WaitingSource } from '../today/waiting.ts'
import { timeOf } from './day-columns.tsx'
import { viewingsBetween, type SeenViewing } from './read-viewings.ts'
import { VIEWERS } from './viewers.ts'
import { viewingState } from './viewing-state.tsx'
import { maySee, routeTo, viewedHomes } from './viewed-homes.ts'

/** So long one is asked how a visit went. */
const NOTED_WITHIN = 7 * DAY
/** Of a day all are shown, as long as that is a day. */
const SHOWN_A_DAY = 25

const startOf = (day: Day): Millis => millis(instantOf(day, '00:00'))

/** Today's viewings with the way there, visits of which nobody has said how they went, and homes at which people wait (CAL-6). */
export const VIEWINGS_WAITING: WaitingSource = {
  may: VIEWERS,
  find: async (c, { member }) => {
    const now = c.var.trace.startedAt
    const today = toDay(now)
    const { viewings } = await viewingsBetween(c, member, [
      startOf(today) - NOTED_WITHIN,
      startOf(addDays(today, 1)),
    ])
    const ofToday = viewings.filter(
      ({ viewing }) => viewing.startsAt >= startOf(today) && viewing.state === 'booked',
    )
    const over = viewings.filter(({ viewing }) => viewingState(viewing, now) === 'over')
    const unsaid = member.role === 'reader' ? [] : over
    return [
      {
        name: 'viewings',
        count: ofToday.length,
        items: ofToday.slice(0, SHOWN_A_DAY).map(each => itemOf(c, each)),
        href: `/desk/calendar?day=${today}`,
      },
      {
        name: 'visited',
        count: unsaid.length,
        items: unsaid.slice(0, SHOWN).map(({ viewing, name }) => ({
          id: viewing.key,
          label: name,
          detail: `${timeOf(viewing.startsAt)} · ${viewing.body.contact.name}`,
          href: `/desk/calendar/${viewing.key}#note`,
        })),
        href: '/desk/calendar',
      },
      await waitlists(c, member),
    ]
  },
}

function itemOf(c: Desk, { viewing, name, home }: SeenViewing): Waiting['items'][number] {
  const t = wordsOf(c)
  const { name: visitor, phone } = viewing.body.contact
  return {
    id: viewing.key,
    label: `${timeOf(viewing.startsAt)} ${name}`,
    detail: visitor,
    href: `/desk/calendar/${viewing.key}`,
    links: [
      ...(phone ? [{ label: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
      ...(home?.place ? [{ label: t('deskCalendar.route'), href: routeTo(home.place) }] : []),
    ],
  }
}

/** Homes without a free time at which people wait: more hours, and they are told by themselves. */
async function waitlists(c: Desk, member: Parameters<typeof maySee>[0]): Promise<Waiting> {
  const entries = await agencyOf(c.env, c.var.site.id).waitlist.homes(100)
  const homes = await viewedHomes(
    c,
    entries.map(({ estateId }) => estateId),
  )
  const own = entries.flatMap(({ estateId, count }) => {
    const home = homes.get(estateId)
    return home && maySee(member, home.agent) ? [{ home, count }] : []
  })
  return {
    name: 'waitlists',
    count: own.length,
    items: own.slice(0, SHOWN).map(({ home, count }) => ({
      id: home.publicId,
      label: home.name,
      detail: wordsOf(c)('deskCalendar.waiting', { count }),
      href: `/desk/calendar/hours/home/${encodeURIComponent(home.externalId)}`,
    })),
  }
}
