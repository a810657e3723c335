import { emailAddress } from '../../../shared/forms/email-address.ts'
import { addressLine } from '../../../shared/estate/address.ts'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { estateTitle } from '../../../shared/estate/kind/head-title.ts'
import { href } from '../../../shared/routes.ts'
import type { BookingSummary } from '../booking.ts'
import { mailContext } from '../../mail/mail-context.ts'
import type { RequestContext } from '../../site/request-context.ts'

/** What the mails of a viewing say of the estate; a hidden address stays hidden, the agent tells it. */
export async function viewingSummary(
  context: RequestContext,
  estate: Estate,
): Promise<BookingSummary> {
  const { api, site, locale, t } = context
  const theirs = await mailContext(context, site.defaultLocale)
  const id = publicId(estate)
  const agent = (await api.contactInfo(id).catch(() => null)) ?? estate.salesRep
  return {
    title: estateTitle(estate, locale, t),
    agencyTitle: estateTitle(estate, theirs.locale, theirs.t),
    place: addressLine(estate.general.address, locale),
    path: href('estate', locale, { estateId: id }),
    recipient: emailAddress(agent?.email ?? '') ?? emailAddress(site.agency.email) ?? '',
  }
}
