import { parseContact, type ContactRequest } from '../../shared/contact/contact-request.ts'
import { isChecked } from '../../shared/contact/fields.ts'
import { emailAddress } from '../../shared/contact/email-address.ts'
import type { SentForm } from '../../shared/contact/sent-form.ts'
import { estateTitle } from '../../shared/estate/head-title.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { log } from '../api/log.ts'
import { loadEstate } from '../estate/load.ts'
import { contactMail } from '../mail/contact-mail.ts'
import { mailContext } from '../mail/mail-context.ts'
import { announceMails, insertMail, type OutgoingMail } from '../mail/outbox.ts'
import { writeMail } from '../mail/write-mail.tsx'
import type { RequestContext } from '../site/request-context.ts'
import { verifyCaptcha } from './captcha.ts'
import { insertConsent, insertLead, type Lead, type LeadFlag } from './lead.ts'
import { countOne } from './limits.ts'
import { notTaken, type PostedForm } from './posted-form.ts'
import { submissionOf, submitOnce } from './submission.ts'

const HASTY_MS = 2000

/**
 * A contact form to a lead and a mail to the agency, once (spec 3 to 5). Nothing a visitor writes is lost: without a
 * captcha token, or with the service down, it is kept all the same, flagged, and fewer of its kind are taken.
 * null: taken, now or before.
 */
export async function sendContact(
  context: RequestContext,
  { fields, visitor, key }: PostedForm,
): Promise<SentForm | null> {
  const { env, site, locale, now, t } = context
  const parsed = parseContact(fields)
  if ('errors' in parsed) return notTaken('contact', fields, 422, 'invalid', parsed.errors)
  const captcha = await verifyCaptcha({
    env,
    site,
    token: fields.get('g-recaptcha-response') ?? '',
    action: 'contact',
    now,
  })
  if (captcha === 'refused') return notTaken('contact', fields, 422, 'captcha')
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
    recipient: await recipientOf(context, request, about),
    fields: keptFields(request),
    flag: flagOf(fields, captcha === 'passed'),
    createdAt: now,
  }
  const submission = await submissionOf({ site: site.id, form: 'contact', fields, key, now })
  const mail =
    lead.recipient && lead.flag !== 'trap' ? await agencyMail(context, lead, request, about) : null
  const outcome = await submitOnce(env.DB, submission, [
    countOne(context, captcha === 'passed' ? 'contact' : 'contactUnchecked', visitor),
    countOne(context, 'contactSite'),
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
  if (outcome === 'unavailable') return notTaken('contact', fields, 503, 'unavailable')
  if (outcome === 'limited') return notTaken('contact', fields, 429, 'limited')
  if (outcome === 'changed') return notTaken('contact', fields, 422, 'changed')
  if (outcome === 'done' && mail) context.waitUntil(announceMails(env, [mail.id]))
  return null
}

/** The estate's sales representative, else the agency; never an address from the form. */
async function recipientOf(
  { api, site }: RequestContext,
  { estate }: ContactRequest,
  about: Estate | null,
): Promise<string> {
  const agent = about ? ((await api.contactInfo(estate).catch(() => null)) ?? about.salesRep) : null
  return emailAddress(agent?.email ?? '') ?? emailAddress(site.agency.email) ?? ''
}

const keptFields = ({
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
  if (elapsed !== null && Number(elapsed) < HASTY_MS) return 'hasty'
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
    message: writeMail(
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
