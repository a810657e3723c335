import type { CalendarEvent } from '../../../shared/time/icalendar.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { WholeStay } from '../../agency/booking/stay-rows.ts'

/** A stay in its guest's calendar: whole days, from arrival up to departure. */
export const stayEvent = ({ stay, booking }: WholeStay, t: Translate): CalendarEvent => ({
  uid: `${stay.key}@baksteen`,
  start: 0,
  end: 0,
  days: [stay.start, stay.end],
  summary: t('stay.event', { title: booking.about.title }),
  location: booking.about.place,
  description: '',
  cancelled: stay.state !== 'confirmed' && stay.state !== 'requested',
})
