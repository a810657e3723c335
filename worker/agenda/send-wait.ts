import { emailField } from '../../shared/contact/email-address.ts'
import { isChecked, type FieldErrors } from '../../shared/contact/fields.ts'
import type { SentForm } from '../../shared/contact/sent-form.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { estateTitle } from '../../shared/estate/head-title.ts'
import { refuseMachines } from '../booking/human.ts'
import { insertConsent } from '../contact/lead.ts'
import { countOne } from '../contact/limits.ts'
import { notTaken, type PostedForm } from '../contact/posted-form.ts'
import { submissionOf, submitOnce } from '../contact/submission.ts'
import { loadEstate } from '../estate/load.ts'
import type { RequestContext } from '../site/request-context.ts'
import { insertWaiting } from './waiting.ts'

/** Keeps who wants to know of a free time. null: taken, now or before. */
export async function sendWait(
  context: RequestContext,
  posted: PostedForm,
): Promise<SentForm | null> {
  const { env, site, locale, now, t } = context
  const { fields, key, visitor } = posted
  const errors: FieldErrors = {}
  const email = emailField(fields, 'email', errors)
  if (!isChecked(fields, 'privacy')) errors.privacy = 'formError.privacy'
  if (!email || errors.privacy) return notTaken('wait', fields, 422, 'invalid', errors)
  const machine = await refuseMachines(context, posted, 'wait')
  if (machine) return machine
  const estate = await loadEstate(context, fields.get('estate') ?? '')
  if (!estate || estate === 'gone') return notTaken('wait', fields, 422, 'taken')
  const outcome = await submitOnce(
    env.DB,
    await submissionOf({ site: site.id, form: 'wait', fields, key, now }),
    [
      countOne(context, 'booking', visitor),
      insertConsent(env.DB, {
        siteId: site.id,
        email,
        purpose: 'wait',
        text: t('agenda.consent', { agency: site.name }),
        locale,
        givenAt: now,
      }),
      insertWaiting(
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
  if (outcome === 'limited') return notTaken('wait', fields, 429, 'limited')
  return outcome === 'changed' ? notTaken('wait', fields, 422, 'changed') : null
}
