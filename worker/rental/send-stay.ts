import { emailAddress } from '../../shared/contact/email-address.ts'
import type { SentForm } from '../../shared/contact/sent-form.ts'
import { instantOf } from '../../shared/agenda/zone.ts'
import type { RentalUnit } from '../../shared/rental/rental-unit.ts'
import { parseStay } from '../../shared/rental/stay-form.ts'
import { rentalAddressLine, rentalTitle } from '../../shared/rental/unit-text.ts'
import { href } from '../../shared/routes.ts'
import type { About } from '../booking/intent.ts'
import { refuseMachines } from '../booking/human.ts'
import { takeBooking } from '../booking/take.ts'
import { notTaken, type PostedForm } from '../contact/posted-form.ts'
import { mailContext } from '../mail/mail-context.ts'
import type { MailContext } from '../mail/write-mail.tsx'
import type { RequestContext } from '../site/request-context.ts'

/** A reservation form to a stay, once. Price and availability are the API's to say. null: kept, or the answer comes by mail. */
export async function sendStay(
  context: RequestContext,
  posted: PostedForm,
): Promise<SentForm | null> {
  const { api, site, locale, t } = context
  const { fields } = posted
  const required = (await api.agreements())
    .filter(agreement => agreement.required)
    .map(({ id }) => id)
  const parsed = parseStay(fields, locale, required)
  if ('errors' in parsed) return notTaken('stay', fields, 422, 'invalid', parsed.errors)
  const machine = await refuseMachines(context, posted, 'stay')
  if (machine) return machine
  const body = parsed.value
  const unit = await api.rentalUnit(String(body.rentalUnitId))
  if (!unit) return notTaken('stay', fields, 422, 'taken')
  const { maxOccupation } = unit.general
  if (maxOccupation && body.persons > maxOccupation)
    return notTaken('stay', fields, 422, 'invalid', { persons: 'rental.error.persons' })
  return takeBooking(
    context,
    {
      kind: 'stay',
      email: body.contact.email,
      body,
      about: await aboutUnit(context, unit),
      replaces: null,
      startsAt: instantOf(body.start, '16:00') * 1000,
      endsAt: instantOf(body.end, '10:00') * 1000,
    },
    { form: 'stay', posted, consent: t('rental.consent', { agency: site.name }) },
  )
}

async function aboutUnit(context: RequestContext, unit: RentalUnit): Promise<About> {
  const { site, locale, t } = context
  const titleIn = (mail: Pick<MailContext, 'locale' | 't'>): string =>
    rentalTitle(unit, mail.locale, (type, city) => mail.t('rental.titleIn', { type, city }))
  const reference = unit.general.building?.rentalName
  const named = (title: string): string => (reference ? `${title} (${reference})` : title)
  return {
    title: named(titleIn({ locale, t })),
    agencyTitle: named(titleIn(await mailContext(context, site.defaultLocale))),
    place: rentalAddressLine(unit.address, locale),
    path: href('rental', locale, { rentalUnitId: unit.id }),
    recipient: emailAddress(site.agency.email) ?? '',
  }
}
