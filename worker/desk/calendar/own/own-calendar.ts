import { icalendar } from '../../../../shared/time/icalendar.ts'
import { DAY, wholeSeconds } from '../../../../shared/time/units.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { viewingEvent } from '../../../booking/viewing/viewing-event.ts'
import type { Desk } from '../../env.ts'
import { wordsOf } from '../../page/document.tsx'
import { deskHash } from '../../sign-in/desk-hash.ts'
import { viewingsBetween } from '../read-viewings.ts'
import { VIEWERS } from '../viewers.ts'

const PAST = 30 * DAY
const AHEAD = 400 * DAY

/**
 * GET /desk/own-calendar/{token}.ics, without a session: the viewings that its person may see at this moment, for a calendar of
 * theirs. How visitors are reached stands in it only where its person said so (CAL-24).
 */
export async function ownCalendar(c: Desk): Promise<Response> {
  const now = c.var.trace.startedAt
  const [, token] = /^([\w-]{43})\.ics$/.exec(c.req.param('file') ?? '') ?? []
  const found =
    token &&
    (await agencyOf(c.env, c.var.site.id).calendarLinks.find(await deskHash(c, token), now))
  if (found === 'taken-back') return c.body(null, 401)
  if (!found || !VIEWERS.includes(found.member.role)) return c.body(null, 404)
  const t = wordsOf(c)
  const { viewings } = await viewingsBetween(c, found.member, [now - PAST, now + AHEAD])
  const events = viewings.map(({ viewing, name }) => {
    const { contact } = viewing.body
    return viewingEvent(viewing, t, {
      summary: `${name}: ${contact.name}`,
      description: found.hasContact
        ? [contact.phone, contact.email].filter(Boolean).join('\n')
        : '',
    })
  })
  const title = t('agenda.feed', { site: c.var.site.name })
  return c.body(icalendar(events, title, wholeSeconds(now)), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Referrer-Policy': 'no-referrer',
  })
}
