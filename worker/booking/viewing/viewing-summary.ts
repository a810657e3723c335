import { addressLine } from '../../../shared/estate/address.ts'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { href } from '../../../shared/routes.ts'
import type { BookingSummary } from '../../agency/booking/booking-rows.ts'
import { formRecipient } from '../../forms/form-recipient.ts'
import { mailContext } from '../../mail/mail-context.ts'
import type { RequestContext } from '../../site/request-context.ts'

/** What the mails of a viewing say about the estate; a hidden address stays hidden, the agent gives it in person. */
export async function viewingSummary(
  context: RequestContext,
  estate: Estate,
): Promise<BookingSummary> {
  const { api, site, locale, t } = context
  const agency = await mailContext(context, site.defaultLocale)
  const id = publicId(estate)
  const agent = (await api.contactInfo(id).catch(() => null)) ?? estate.salesRep
  return {
    title: mentionedTitle(estate, locale, t),
    agencyTitle: mentionedTitle(estate, agency.locale, agency.t),
    place: addressLine(estate.general.address, locale),
    path: href('estate', locale, { estateId: id }),
    recipient: formRecipient(site, 'viewing', agent?.email),
  }
}
