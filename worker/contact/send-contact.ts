import { parseContact, type ContactRequest } from '../../shared/forms/contact-request.ts'
import { isChecked } from '../../shared/forms/fields.ts'
import { emailAddress } from '../../shared/forms/email-address.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { estateTitle } from '../../shared/estate/kind/head-title.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { log } from '../http/log.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import { contactMail } from '../mail/messages/contact-mail.ts'
import { mailContext } from '../mail/mail-context.ts'
import { enqueueMails, insertMail, type OutgoingMail } from '../mail/outbox.ts'
import { renderMail } from '../mail/render-mail.tsx'
import type { RequestContext } from '../site/request-context.ts'
import { verifyCaptcha } from '../forms/captcha.ts'
import { insertConsent, insertLead, type Lead, type LeadFlag } from './lead.ts'
import { countAgainstLimit } from '../forms/limits.ts'
import { rejected, type PostedForm } from '../forms/receive.ts'
import { identifySubmission, submitOnce } from '../forms/submission.ts'

const MIN_FILL_MS = 2000

/**
 * A contact form to a lead and a mail to the agency, once (spec 3 to 5). Nothing a visitor writes is lost: without a
 * captcha token, or with the service down, it is kept all the same, flagged, and fewer of its kind are taken.
 * null: taken, now or before.
 */
export async function sendContact(
  context: RequestContext,
  { fields, visitor, key }: PostedForm,
): Promise<RejectedForm | null> {
  const { env, site, locale, now, t } = context
  const parsed = parseContact(fields)
  if ('errors' in parsed) return rejected('contact', fields, 422, 'invalid', parsed.errors)
  const captcha = await verifyCaptcha({
    env,
    site,
    token: fields.get('g-recaptcha-response') ?? '',
    action: 'contact',
    now,
  })
  if (captcha === 'refused') return rejected('contact', fields, 422, 'captcha')
  const request = parsed.value
  const estate = request.estate ? await loadEstate(context, request.estate).catch(() => null) : null
  const about = estate && estate !== 'gone' ? estate : null
  const lead: Lead = {
    id: crypto.randomUUID(),
    siteId: site.id,
    kind: 'contact',
    locale,
    email: request.email,
    estateId: request.estate,
    recipient: await findRecipient(context, request, about),
    fields: storedFields(request),
    flag: flagOf(fields, captcha === 'passed'),
    createdAt: now,
  }
  const submission = await identifySubmission({ site: site.id, form: 'contact', fields, key, now })
  const mail =
    lead.recipient && lead.flag !== 'trap' ? await agencyMail(context, lead, request, about) : null
  const outcome = await submitOnce(env.DB, submission, [
    countAgainstLimit(context, captcha === 'passed' ? 'contact' : 'contactUnchecked', visitor),
    countAgainstLimit(context, 'contactSite'),
    insertLead(env.DB, lead),
    insertConsent(env.DB, {
      siteId: site.id,
      email: lead.email,
      purpose: 'contact',
      text: t('consent.contact', { agency: site.name }),
      locale,
      givenAt: now,
    }),
    ...(mail ? [insertMail(env.DB, mail)] : []),
  ]).catch((error: unknown) => {
    log({
      event: 'contact-failed',
      request: context.trace.id,
      site: site.id,
      error: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    })
    return 'unavailable' as const
  })
  if (outcome === 'unavailable') return rejected('contact', fields, 503, 'unavailable')
  if (outcome === 'limited') return rejected('contact', fields, 429, 'limited')
  if (outcome === 'changed') return rejected('contact', fields, 422, 'changed')
  if (outcome === 'done' && mail) context.waitUntil(enqueueMails(env, [mail.id]))
  return null
}

/** The estate's sales representative, else the agency; never an address from the form. */
async function findRecipient(
  { api, site }: RequestContext,
  { estate }: ContactRequest,
  about: Estate | null,
): Promise<string> {
  const agent = about ? ((await api.contactInfo(estate).catch(() => null)) ?? about.salesRep) : null
  return emailAddress(agent?.email ?? '') ?? emailAddress(site.agency.email) ?? ''
}

const storedFields = ({
  name,
  phone,
  text,
  source,
  others,
}: ContactRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...others, name, phone, text, source }).filter(([, value]) => value !== ''),
  )

/** The time a visitor took is known only where the script tells. */
function flagOf(fields: URLSearchParams, isHuman: boolean): LeadFlag | null {
  if (isChecked(fields, 'website')) return 'trap'
  const elapsed = fields.get('elapsed')
  if (elapsed !== null && Number(elapsed) < MIN_FILL_MS) return 'hasty'
  return isHuman ? null : 'unchecked'
}

async function agencyMail(
  own: RequestContext,
  lead: Lead,
  request: ContactRequest,
  about: Estate | null,
): Promise<OutgoingMail> {
  const { site, now } = own
  const context = await mailContext(own, site.defaultLocale)
  const title = about ? estateTitle(about, context.locale, context.t) : ''
  return {
    id: crypto.randomUUID(),
    siteId: site.id,
    kind: 'contact',
    dedupeKey: `contact/${lead.id}`,
    recipient: lead.recipient,
    now,
    message: renderMail(
      context,
      contactMail(context, {
        request,
        flag: lead.flag,
        about: about && { estate: about, title },
        locale: lead.locale,
      }),
    ),
  }
}
