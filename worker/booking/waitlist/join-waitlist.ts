import { emailField } from '../../../shared/forms/email-address.ts'
import { isChecked, type FieldErrors } from '../../../shared/forms/fields.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { estateTitle } from '../../../shared/estate/kind/head-title.ts'
import { rejectBots } from '../../forms/bot-check.ts'
import { insertConsent } from '../../contact/lead.ts'
import { countAgainstLimit } from '../../forms/limits.ts'
import { rejected, type PostedForm } from '../../forms/receive.ts'
import { identifySubmission, submitOnce } from '../../forms/submission.ts'
import { loadEstate } from '../../catalog/load-estate.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { insertWaitlistEntry } from './waitlist.ts'
import { isAbsent } from '../../http/absence.ts'

/** Keeps who wants to know of a free time. null: taken, now or before. */
export async function joinWaitlist(
  context: RequestContext,
  posted: PostedForm,
): Promise<RejectedForm | null> {
  const { env, site, locale, now, t } = context
  const { fields, key, visitor } = posted
  const errors: FieldErrors = {}
  const email = emailField(fields, 'email', errors)
  if (!isChecked(fields, 'privacy')) errors.privacy = 'formError.privacy'
  if (!email || errors.privacy) return rejected('wait', fields, 422, 'invalid', errors)
  const machine = await rejectBots(context, posted, 'wait')
  if (machine) return machine
  const estate = await loadEstate(context, fields.get('estate') ?? '')
  if (isAbsent(estate)) return rejected('wait', fields, 422, 'taken')
  const outcome = await submitOnce(
    env.DB,
    await identifySubmission({ site: site.id, form: 'wait', fields, key, now }),
    [
      countAgainstLimit(context, 'booking', visitor),
      insertConsent(env.DB, {
        siteId: site.id,
        email,
        purpose: 'wait',
        text: t('agenda.consent', { agency: site.name }),
        locale,
        givenAt: now,
      }),
      insertWaitlistEntry(
        env.DB,
        {
          siteId: site.id,
          estateId: publicId(estate),
          email,
          locale,
          title: estateTitle(estate, locale, t),
        },
        now,
      ),
    ],
  )
  if (outcome === 'limited') return rejected('wait', fields, 429, 'limited')
  return outcome === 'changed' ? rejected('wait', fields, 422, 'changed') : null
}
