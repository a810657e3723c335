import { publicId } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { emailField } from '../../../shared/forms/email-address.ts'
import { parseFields, privacyBox } from '../../../shared/forms/fields.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { loadEstate } from '../../catalog/load-estate.ts'
import { rejectBots } from '../../forms/bot-check.ts'
import { limitCounts } from '../../forms/limits.ts'
import { rejected, type PostedForm } from '../../forms/receive.ts'
import { submitForm } from '../../forms/submit.ts'
import { isAbsent } from '../../http/absence.ts'
import { consentGiven } from '../../privacy/consent.ts'
import type { RequestContext } from '../../site/request-context.ts'

const waitlistFields = { email: emailField('email'), privacy: privacyBox }

/** Adds a visitor to the waitlist of an estate. null: accepted, now or before. */
export async function joinWaitlist(
  context: RequestContext,
  posted: PostedForm,
): Promise<RejectedForm | null> {
  const { site, locale, now, t } = context
  const { fields, visitor } = posted
  const parsed = parseFields(waitlistFields, fields)
  if ('errors' in parsed) return rejected(fields, 422, 'invalid', parsed.errors)
  const { email } = parsed.value
  const bot = await rejectBots(context, posted, 'wait')
  if (bot) return bot
  const estate = await loadEstate(context, fields.get('estate') ?? '')
  if (isAbsent(estate)) return rejected(fields, 422, 'gone')
  const title = mentionedTitle(estate, locale, t)
  const outcome = await submitForm(
    context,
    { form: 'wait', posted, failureEvent: 'wait-failed' },
    {
      counts: limitCounts(context, { booking: visitor }),
      consent: consentGiven({
        email,
        purpose: 'wait',
        text: t('agenda.consent', { agency: site.name }),
        locale,
        givenAt: now,
      }),
      waitlistEntry: { estateId: publicId(estate), email, locale, title },
    },
  )
  return typeof outcome === 'string' ? null : outcome
}
