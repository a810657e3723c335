import { readSlot } from '../../../../shared/booking/viewing-form.ts'
import { millis } from '../../../../shared/time/units.ts'
import { obstacleOf } from '../../../agency/booking/viewings.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { isElsewhere } from '../../content/ask-content.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { readFields } from '../../read-fields.ts'
import { seenViewing } from '../read-viewings.ts'
import { formPage } from './move-form.tsx'
import { noViewingPage, obstaclePage } from './obstacle-page.tsx'
import { keyOfForm, readReason, settleBooking } from './viewing-acts.ts'
import { statusOf } from '../../../store/refusal.ts'

/** GET /desk/calendar/{viewing}/move. */
export async function movePage(c: Desk, { member }: OpenSession): Promise<Response> {
  const found = await seenViewing(c, member)
  if (!found) return noViewingPage(c)
  const obstacle = obstacleOf(found.viewing, c.var.trace.startedAt)
  return obstacle ? obstaclePage(c, obstacle, found) : formPage(c, found)
}

/** POST: books the new time before the old one is freed, as a visitor's own move does (CAL-9). */
export async function moveViewing(c: Desk, session: OpenSession): Promise<Response> {
  const found = await seenViewing(c, session.member)
  if (!found) return noViewingPage(c)
  const { viewing } = found
  const typed = await readFields(c.req.raw)
  const slot = readSlot(typed)
  const key = await keyOfForm(session, viewing.key, typed)
  const agency = agencyOf(c.env, c.var.site.id)
  const repeated = await agency.viewings.find(key)
  const obstacle = repeated ? null : obstacleOf(viewing, c.var.trace.startedAt)
  if (obstacle) return obstaclePage(c, obstacle, found)
  const startsAt = slot === null ? null : millis(slot)
  if (slot === null || startsAt === null || startsAt === viewing.startsAt)
    return formPage(c, found, { typed, wrong: 'choose', status: 422 })
  const reason = readReason(typed)
  const { first, times } = viewing.about.moved ?? { first: viewing.key, times: 0 }
  const outcome = await settleBooking(c, session, {
    kind: 'viewing',
    key,
    locale: viewing.locale,
    email: viewing.email,
    body: {
      ...viewing.body,
      slot,
      replaces: viewing.bookedId ?? '',
      ...(!isElsewhere(c) && { byAgency: true }),
    },
    about: { ...viewing.about, moved: { first, times: times + 1 } },
    startsAt,
    endsAt: startsAt + (viewing.endsAt - viewing.startsAt),
    replaces: viewing.bookedId,
    byPerson: session.member.id,
    ...(reason !== null && { reason }),
  })
  const path = `/desk/calendar/${key}`
  if (outcome === 'booked')
    return done(c, path, viewing.email ? 'calendar.moved' : 'calendar.movedUnmailed')
  if (outcome === 'unknown' || outcome === 'fault') return done(c, path, 'calendar.moveNoted')
  if (outcome === 'late') {
    const now = (await seenViewing(c, session.member)) ?? found
    return obstaclePage(c, obstacleOf(now.viewing, c.var.trace.startedAt) ?? 'moving', now)
  }
  if (outcome === 'limited')
    return formPage(c, found, { typed, wrong: outcome, status: statusOf('limit') })
  const isTaken = outcome === 'taken'
  return formPage(c, found, {
    typed,
    wrong: isTaken ? 'taken' : 'refused',
    status: statusOf(isTaken ? 'conflict' : 'invalid'),
  })
}
