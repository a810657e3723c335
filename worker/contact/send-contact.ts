import type { Enquiry, EnquiryFlag } from '../agency/enquiries.ts'
import type { OutgoingMail } from '../agency/outbox.ts'
import type { Office } from '../../shared/content/entity.ts'
import { addressLine } from '../../shared/estate/address.ts'
import { publicId, type Estate } from '../../shared/estate/estate.ts'
import { textOf } from '../../shared/estate/read.ts'
import type { Locale } from '../../shared/locale.ts'
import { mentionedTitle } from '../../shared/estate/kind/head-title.ts'
import { parseContact, type ContactRequest } from '../../shared/forms/contact-request.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import { isHoneypotFilled } from '../forms/bot-check.ts'
import { formRecipient } from '../forms/form-recipient.ts'
import { enquiryLinks } from './enquiry-links.ts'
import { verifyCaptcha } from '../forms/captcha.ts'
import { limitCounts } from '../forms/limits.ts'
import { rejected, type PostedForm } from '../forms/receive.ts'
import { submitForm } from '../forms/submit.ts'
import type { MailContext } from '../mail/mail.ts'
import { mailContext } from '../mail/mail-context.ts'
import { conversationOf } from '../mail/conversation.ts'
import { contactMail, type ContactContent } from '../mail/messages/contact-mail.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { consentGiven } from '../privacy/consent.ts'
import type { RequestContext } from '../site/request-context.ts'
import { isAbsent, notFound } from '../http/absence.ts'
import { offeredOffices } from './offices.ts'

const MIN_FILL_MS = 2000

/**
 * Turns a contact form into an enquiry and a mail to the agency, once (FORM-29). Nothing that a visitor writes is lost:
 * without a captcha token, or with the service down, the enquiry is stored all the same, flagged, under a stricter limit.
 * null: accepted, now or before.
 */
export async function sendContact(
  context: RequestContext,
  posted: PostedForm,
): Promise<RejectedForm | null> {
  const { site, locale, now, t } = context
  const { fields, visitor } = posted
  const parsed = parseContact(fields)
  if ('errors' in parsed) return rejected(fields, 422, 'invalid', parsed.errors)
  const captcha = await verifyCaptcha(context, fields, 'contact')
  if (captcha === 'refused') return rejected(fields, 422, 'captcha')
  const isProven = captcha === 'passed'
  const request = parsed.value
  const [estate, office] = await Promise.all([
    findEstate(context, request),
    findOffice(context, request),
  ])
  const agency = await mailContext(context, site.defaultLocale)
  const about = estate && {
    estate,
    title: mentionedTitle(estate, agency.locale, agency.t),
    ...(await knownAs(context, estate, agency.locale)),
  }
  const enquiry: Enquiry = {
    id: crypto.randomUUID(),
    kind: 'contact',
    locale,
    email: request.email,
    estateId: request.estate,
    recipient: await findRecipient(context, request, { estate, office }),
    fields: {
      ...storedFields(request),
      ...(office && { office: office.name }),
      ...(about && { estate: about.title }),
    },
    ...(about && { home: { address: about.address, reference: about.reference } }),
    flag: flagOf(fields, isProven),
    createdAt: now,
  }
  const mail =
    enquiry.flag === 'trap'
      ? undefined
      : await agencyMail(context, agency, enquiry, { request, about, office: office?.name ?? '' })
  const outcome = await submitForm(
    context,
    { form: 'contact', posted, failureEvent: 'contact-failed' },
    {
      counts: limitCounts(context, {
        [isProven ? 'contact' : 'contactUnchecked']: visitor,
        // Apart, so that forms without proof never shut out a visitor who gave it.
        contactSite: isProven ? '' : 'unproven',
      }),
      enquiry,
      consent: consentGiven({
        email: enquiry.email,
        purpose: 'contact',
        text: t('consent.contact', { agency: site.name }),
        locale,
        givenAt: now,
      }),
      mail,
    },
  )
  return typeof outcome === 'string' ? null : outcome
}

/** What agents call a home: its address, also one that visitors do not see, and its reference. */
async function knownAs(
  { api }: RequestContext,
  shown: Estate,
  locale: Locale,
): Promise<{ address: string; reference: string }> {
  const whole = await api.estate(publicId(shown)).catch(notFound)
  const { general } = isAbsent(whole) ? shown : whole
  return {
    address: addressLine(general.address && { ...general.address, visible: true }, locale),
    reference: textOf(general.reference, locale) ?? '',
  }
}

/** The message is sent without an estate that cannot be loaded. */
async function findEstate(
  context: RequestContext,
  { estate: id }: ContactRequest,
): Promise<Estate | null> {
  const estate = id ? await loadEstate(context, id).catch(notFound) : notFound()
  return isAbsent(estate) ? null : estate
}

/** The message is sent without an office that there is not. */
const findOffice = async (
  context: RequestContext,
  { office: id }: ContactRequest,
): Promise<Office | null> =>
  id ? ((await offeredOffices(context)).find(office => String(office.id) === id) ?? null) : null

/** The estate's sales representative, else the chosen office, else who the agency names; never an address from the form (FORM-30). */
async function findRecipient(
  { api, site }: RequestContext,
  { estate: id, source }: ContactRequest,
  { estate, office }: { estate: Estate | null; office: Office | null },
): Promise<string> {
  const agent = estate ? ((await api.contactInfo(id).catch(() => null)) ?? estate.salesRep) : null
  const form = source === 'estimate' ? 'valuation' : 'contact'
  return formRecipient(site, form, agent?.email, office?.email)
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

/** How long a visitor took is known only where the script reports it. */
function flagOf(fields: URLSearchParams, isHuman: boolean): EnquiryFlag | null {
  if (isHoneypotFilled(fields)) return 'trap'
  const elapsed = fields.get('elapsed')
  if (elapsed !== null && Number(elapsed) < MIN_FILL_MS) return 'hasty'
  return isHuman ? null : 'unchecked'
}

/** The agency reads it in its own language, whatever the visitor's is. */
async function agencyMail(
  { env }: Pick<RequestContext, 'env'>,
  context: MailContext,
  enquiry: Enquiry,
  content: Pick<ContactContent, 'request' | 'about' | 'office'>,
): Promise<OutgoingMail> {
  const { site } = context
  const mail = contactMail(context, {
    ...content,
    flag: enquiry.flag,
    locale: enquiry.locale,
    desk: await enquiryLinks(env, site, enquiry.id),
  })
  const conversation = await conversationOf(env, site.id, enquiry)
  return {
    id: crypto.randomUUID(),
    kind: 'contact',
    dedupeKey: `contact/${enquiry.id}`,
    recipient: enquiry.recipient,
    isToAgency: true,
    enquiryId: enquiry.id,
    now: enquiry.createdAt,
    message: renderMail(context, { ...mail, conversation }),
  }
}
