import type { Locale } from '../../../shared/locale.ts'
import type { EnquiryToHandBack } from '../../agency/crm/contacts.ts'
import type { EstateOfEnquiry } from '../crm.ts'

const BELGIUM = 1
const ACTIVE = 1
const LANGUAGES: Readonly<Record<Locale, string>> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-GB',
  de: 'nl-BE',
}

/**
 * An enquiry as `contacts/upsert` takes it, which matches by e-mail address: the same again changes nothing. Only members
 * that several public clients send, since an unknown one is refused.
 */
export function toContact(
  { id, locale, email, fields }: EnquiryToHandBack,
  about: EstateOfEnquiry | null,
  office: string | null,
): Record<string, unknown> {
  const officeId = Number(office ?? '')
  const estateId = Number(/^whise:(\d+)$/.exec(about?.externalId ?? '')?.[1])
  const { name, phone, text } = fields
  return {
    Name: name || email,
    PrivateEmail: email,
    ...(phone && { PrivateTel: phone }),
    CountryId: BELGIUM,
    LanguageId: LANGUAGES[locale],
    StatusId: ACTIVE,
    ...(officeId > 0 && { OfficeIds: [officeId] }),
    ...(estateId > 0 && { EstateIds: [estateId] }),
    Message: [text, `(website, ${id})`].filter(Boolean).join('\n\n'),
  }
}
