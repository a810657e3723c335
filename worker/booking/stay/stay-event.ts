import type { CalendarEvent } from '../../../shared/time/icalendar.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { WholeStay } from '../../agency/booking/stay-rows.ts'

/** A stay in its guest's calendar: whole days, from arrival up to departure, with the address of its page (BOOK-118). */
export const stayEvent = (
  { stay, booking }: WholeStay,
  t: Translate,
  url: string,
): CalendarEvent => ({
  uid: `${stay.key}@baksteen`,
  start: 0,
  end: 0,
  days: [stay.start, stay.end],
  summary: t('stay.event', { title: booking.about.title }),
  location: booking.about.place,
  description: url,
  url,
  tentative: stay.state === 'requested',
  cancelled: stay.state !== 'confirmed' && stay.state !== 'requested',
})
