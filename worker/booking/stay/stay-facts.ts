import type { Locale } from '../../../shared/locale.ts'
import type { RentalUnit } from '../../../shared/rental/rental-unit.ts'
import { rentalReference, rentalTitle } from '../../../shared/rental/unit-text.ts'
import type { Translate } from '../../../shared/translator.ts'
import { formatNumber } from '../../../shared/format.ts'
import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import type { StayBooking } from '../../agency/booking/booking-rows.ts'
import type { Fact, MailContext } from '../../mail/mail.ts'

/** A stay as its mails list it. */
export const stayFacts = (
  t: MailContext['t'],
  title: string,
  { about, body, bookedId }: StayBooking,
): Fact[] => [
  [t('rental.mail.unit'), title],
  [t('rental.mail.address'), about.place],
  [t('rental.arrival'), formatWeekdayDate(body.start, t)],
  [t('rental.departure'), formatWeekdayDate(body.end, t)],
  [t('rental.form.persons'), String(body.persons)],
  [t('rental.price'), formatNumber('currency', about.price) ?? ''],
  [t('rental.mail.reference'), bookedId?.slice(0, 8) ?? ''],
]

/** Who asked: name, address and telephone. */
export const guestFacts = (t: MailContext['t'], { body: { contact } }: StayBooking): Fact[] => [
  [t('contact.name'), contact.name],
  [t('contact.email'), contact.email],
  [t('contact.phone'), contact.phone],
]

/** With the reference of the agency, which tells two alike apart: 'Appartement in Oostende (ZA-231)'. */
export function referredTitle(unit: RentalUnit, locale: Locale, t: Translate): string {
  const title = rentalTitle(unit, locale, t)
  const reference = rentalReference(unit.general, locale)
  return reference ? `${title} (${reference})` : title
}
