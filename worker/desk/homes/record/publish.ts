import { formTab } from '../../../../shared/homes/form/form-tabs.ts'
import { lastExceptionDay } from '../../../../shared/estate/legal/advert-gap.ts'
import { formatDate } from '../../../../shared/format.ts'
import { isDay } from '../../../../shared/time/day.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { wordsOf } from '../../page/document.tsx'
import { notForYouPage } from '../../page/not-for-you.tsx'
import { readFields } from '../../read-fields.ts'
import { noHomePage } from '../elsewhere.tsx'
import { homeAddress } from '../home-name.ts'
import { changeHome, mayChange, readHome } from '../store.ts'
import { formPage } from './home-page.tsx'
import { homeForm } from './home-form.ts'
import { statusOf, wordOf } from '../../../store/refusal.ts'

const MAX_REASON = 500

/** POST /desk/homes/{externalId}/publish: shows a home; one with legal gaps for a reason, and without what its advert may not be without until a day; both are kept (DESK-81). */
export async function publishHome(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const externalId = c.req.param('home') ?? ''
  const home = await readHome(c, externalId)
  if (!home) return noHomePage(c)
  if (!mayChange(session.member, home)) return notForYouPage(c)
  const fields = await readFields(c.req.raw)
  const typed = fields.get('reason')?.trim() ?? ''
  const reason = typed.slice(0, MAX_REASON)
  const until = fields.get('until')?.trim() ?? ''
  const changed = await changeHome(
    c,
    session,
    externalId,
    { state: 'published', ...(reason && { reason }), ...(isDay(until) && { until }) },
    { act: 'home published', before: home },
  )
  if (!('refused' in changed)) return done(c, homeAddress(externalId), 'published')
  const last = formatDate(lastExceptionDay(toDay(c.var.trace.startedAt))) ?? ''
  const { field = '' } = changed
  const errors: Record<string, string> =
    field === 'until'
      ? { until: t('deskHomes.until.wanted', { last }) }
      : field.startsWith('general.address')
        ? { reason: t('deskHomes.publish.place') }
        : {
            reason: t(
              `deskHomes.${field === 'reason' ? 'reason.wanted' : `refused.${wordOf(changed)}`}`,
            ),
          }
  const sent = { reason: typed, until }
  const form = homeForm(c, { home, tab: formTab(undefined), mayChange: true, sent, errors })
  return formPage(c, form, statusOf(changed.refused))
}
