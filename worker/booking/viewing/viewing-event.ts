import type { CalendarEvent } from '../../../shared/time/icalendar.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { Booking } from '../booking.ts'

/**
 * A viewing as an event, for the visitor's calendar and for the agency's. It keeps its name when it is moved, so that a
 * calendar moves it too; the name is not the key that opens it.
 */
export const viewingEvent = (
  { key, about, startsAt, endsAt, state }: Booking,
  t: Translate,
  more: Partial<CalendarEvent> = {},
): CalendarEvent => ({
  uid: `${about.moved?.first ?? key}@baksteen`,
  moves: about.moved?.times ?? 0,
  start: startsAt / 1000,
  end: endsAt / 1000,
  summary: t('agenda.event', { title: about.title }),
  location: about.place,
  description: '',
  cancelled: state === 'cancelled',
  ...more,
})
