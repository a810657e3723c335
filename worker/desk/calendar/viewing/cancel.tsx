import { formatDateTime } from '../../../../shared/time/format-time.ts'
import { seconds } from '../../../../shared/time/units.ts'
import { obstacleOf } from '../../../agency/booking/viewings.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { ApiError } from '../../../api/errors.ts'
import { reconcileCancellation } from '../../../booking/reconcile.ts'
import { actingOf } from '../../acting.ts'
import type { Desk } from '../../env.ts'
import { confirmPage } from '../../page/confirm.tsx'
import { done } from '../../page/done.tsx'
import { wordsOf } from '../../page/document.tsx'
import { TextArea } from '../../page/parts.tsx'
import { readFields } from '../../read-fields.ts'
import { seenViewing } from '../read-viewings.ts'
import { noViewingPage, obstaclePage } from './obstacle-page.tsx'
import { MAX_REASON, readReason } from './viewing-acts.ts'

/** GET /desk/calendar/{viewing}/cancel: asks, and changes nothing. */
export async function cancelPage(c: Desk, { member }: OpenSession): Promise<Response> {
  const found = await seenViewing(c, member)
  if (!found) return noViewingPage(c)
  const { viewing, name } = found
  const obstacle = obstacleOf(viewing, c.var.trace.startedAt)
  if (obstacle) return obstaclePage(c, obstacle, found)
  const t = wordsOf(c)
  const words = {
    when: formatDateTime(seconds(viewing.startsAt), t),
    name: viewing.body.contact.name,
    home: name,
  }
  const mail = viewing.email ? 'mailed' : 'unmailed'
  return confirmPage(c, {
    title: t('deskCalendar.cancel.title'),
    text: `${t('deskCalendar.cancel.text', words)} ${t(`deskCalendar.cancel.${mail}`)}`,
    button: t('deskCalendar.cancel.button'),
    back: { href: `/desk/calendar/${viewing.key}`, label: t('deskCalendar.viewing') },
    fields: (
      <TextArea
        label={t('deskCalendar.reason')}
        hint={t(`deskCalendar.reasonHint.${mail}`)}
        name="reason"
        maxLength={MAX_REASON}
      />
    ),
  })
}

/** POST: cancels once, whoever else does so at that moment (CAL-13). */
export async function cancelViewing(c: Desk, session: OpenSession): Promise<Response> {
  const found = await seenViewing(c, session.member)
  if (!found) return noViewingPage(c)
  const { env } = c
  const { site, trace } = c.var
  const agency = agencyOf(env, site.id)
  const { key } = found.viewing
  const reason = readReason(await readFields(c.req.raw))
  const obstacle = await agency.viewings.askCancellation(key, reason, actingOf(c, session))
  if (obstacle) return obstaclePage(c, obstacle, (await seenViewing(c, session.member)) ?? found)
  const viewing = await agency.viewings.find(key)
  if (!viewing) return noViewingPage(c)
  const path = `/desk/calendar/${key}`
  try {
    await reconcileCancellation({ env, site, agency, now: trace.startedAt }, viewing)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.isRefusal) return obstaclePage(c, 'past', found)
    return done(c, path, 'calendar.cancelNoted')
  }
  return done(c, path, viewing.email ? 'calendar.cancelled' : 'calendar.cancelledUnmailed')
}
