import type { CalendarEvent } from '../../../shared/time/icalendar.ts'
import { seconds } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { BookingRecord } from '../../agency/booking/booking-rows.ts'

/**
 * A viewing as an event, for the visitor's calendar and for the agency's. Its uid stays the same when it is moved, so
 * that calendars move it too; it is not the id that allows cancelling.
 */
export const viewingEvent = (
  {
    key,
    about,
    startsAt,
    endsAt,
    state,
  }: Pick<BookingRecord, 'key' | 'about' | 'startsAt' | 'endsAt' | 'state'>,
  t: Translate,
  overrides: Partial<CalendarEvent> = {},
): CalendarEvent => ({
  uid: `${about.moved?.first ?? key}@baksteen`,
  moves: about.moved?.times ?? 0,
  start: seconds(startsAt),
  end: seconds(endsAt),
  summary: t('agenda.event', { title: about.title }),
  location: about.place,
  description: '',
  cancelled: state === 'cancelled',
  ...overrides,
})
