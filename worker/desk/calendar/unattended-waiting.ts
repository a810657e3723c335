import { DAY } from '../../../shared/time/units.ts'
import { agencyOf } from '../../agency/stub.ts'
import { wordsOf } from '../page/document.tsx'
import { SHOWN, type WaitingSource } from '../today/waiting.ts'
import { moment } from '../moment.ts'
import { viewingsBetween, type SeenViewing } from './read-viewings.ts'

const AHEAD = 400 * DAY

/** Viewings of somebody who does not work here any more, until their home has another agent (CAL-26). */
export const UNATTENDED_WAITING: WaitingSource = {
  may: ['owner'],
  find: async (c, { member }) => {
    const now = c.var.trace.startedAt
    const { viewings } = agencyOf(c.env, c.var.site.id)
    const [first] = await viewings.leftBehind(now, 1)
    if (!first) return []
    const t = wordsOf(c)
    const left = (await viewingsBetween(c, member, [now, now + AHEAD])).viewings.filter(isLeft)
    return [
      {
        name: 'unattended',
        count: left.length,
        items: left.slice(0, SHOWN).map(({ viewing, name, home }) => ({
          id: viewing.key,
          label: name,
          detail: `${moment(viewing.startsAt, t)} · ${viewing.body.contact.name}`,
          href: `/desk/calendar/${viewing.key}`,
          ...(home && {
            links: [
              {
                label: t('deskToday.chooseAgent'),
                href: `/desk/homes/${encodeURIComponent(home.externalId)}?tab=agent`,
              },
            ],
          }),
        })),
        href: '/desk/calendar',
      },
    ]
  },
}

const isLeft = ({ viewing: { about, state }, agent }: SeenViewing): boolean =>
  state === 'booked' &&
  about.former !== undefined &&
  (agent === null || agent === about.former || agent === about.recipient.toLowerCase())
