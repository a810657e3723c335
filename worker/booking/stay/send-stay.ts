import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { instantOf } from '../../../shared/time/time-zone.ts'
import { millis } from '../../../shared/time/units.ts'
import type { RentalUnit } from '../../../shared/rental/rental-unit.ts'
import { parseStay } from '../../../shared/booking/stay-form.ts'
import { rentalAddressLine } from '../../../shared/rental/unit-text.ts'
import { href } from '../../../shared/routes.ts'
import type { BookingSummary } from '../../agency/booking/booking-rows.ts'
import { agencyOf } from '../../agency/stub.ts'
import { rejectBots } from '../../forms/bot-check.ts'
import { formRecipient } from '../../forms/form-recipient.ts'
import type { AcceptedForm } from '../../forms/handle.ts'
import { acceptedStay } from '../accepted-booking.ts'
import { book } from '../book.ts'
import { referredTitle } from './stay-facts.ts'
import { rejected, type PostedForm } from '../../forms/receive.ts'
import { mailContext } from '../../mail/mail-context.ts'
import type { RequestContext } from '../../site/request-context.ts'

/** Requests of one address that wait for an answer. */
const MAX_OPEN = 2

/** Asks for a stay, once. The API decides on price and availability. null: a bot, that thinks so. */
export async function sendStay(
  context: RequestContext,
  posted: PostedForm,
): Promise<RejectedForm | AcceptedForm | null> {
  const { api, env, site, locale, t } = context
  const { fields } = posted
  const required = (await api.agreements())
    .filter(agreement => agreement.required)
    .map(({ id }) => id)
  const parsed = parseStay(fields, locale, required)
  if ('errors' in parsed) return rejected(fields, 422, 'invalid', parsed.errors)
  const bot = await rejectBots(context, posted, 'stay')
  if (bot) return bot
  const body = parsed.value
  const unit = await api.rentalUnit(String(body.rentalUnitId))
  if (!unit) return rejected(fields, 422, 'gone')
  const { maxOccupation } = unit.general
  if (maxOccupation && body.persons > maxOccupation)
    return rejected(fields, 422, 'invalid', { persons: 'rental.error.persons' })
  if ((await agencyOf(env, site.id).stayLists.openOf(body.contact.email, body)) >= MAX_OPEN)
    return rejected(fields, 429, 'manyStays')
  const about = await staySummary(context, unit)
  const outcome = await book(
    context,
    {
      kind: 'stay',
      email: body.contact.email,
      body,
      about,
      replaces: null,
      startsAt: millis(instantOf(body.start, '16:00')),
      endsAt: millis(instantOf(body.end, '10:00')),
    },
    { form: 'stay', posted, consent: t('rental.consent', { agency: site.name }) },
  )
  return acceptedStay(context, outcome, {
    start: body.start,
    end: body.end,
    place: about.place || about.title,
  })
}

async function staySummary(context: RequestContext, unit: RentalUnit): Promise<BookingSummary> {
  const { site, locale, t } = context
  const own = await mailContext(context, site.defaultLocale)
  return {
    title: referredTitle(unit, locale, t),
    agencyTitle: referredTitle(unit, own.locale, own.t),
    place: rentalAddressLine(unit.address, locale),
    path: href('rental', locale, { rentalUnitId: unit.id }),
    recipient: formRecipient(site, 'stay'),
  }
}
