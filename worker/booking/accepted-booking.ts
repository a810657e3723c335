import { formatDateTime, formatWeekdayDate } from '../../shared/time/format-time.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import type { Day, Seconds } from '../../shared/time/units.ts'
import { href } from '../../shared/routes.ts'
import type { AcceptedForm } from '../forms/handle.ts'
import type { Booked } from './book.ts'
import type { RequestContext } from '../site/request-context.ts'

type Translate = RequestContext['t']
type Outcome = RejectedForm | Booked | 'noted'

/** 'viewing-1900000000', 'viewing-noted': what came of a viewing, as `?sent=` tells it to the page. */
const SENT = /^(viewing|move)-(noted|\d{9,11})$/

/** A viewing that stands, or one that is being confirmed. */
export const viewingText = (t: Translate, slot: Seconds | null, place: string): string =>
  slot === null
    ? t('agenda.noted')
    : t('agenda.booked', { when: [formatDateTime(slot, t), place].filter(Boolean).join(', ') })

export const stayText = (
  t: Translate,
  stay: { start: Day; end: Day } | null,
  place: string,
): string =>
  stay
    ? t('rental.form.booked', {
        start: formatWeekdayDate(stay.start, t),
        end: formatWeekdayDate(stay.end, t),
        place,
      })
    : t('rental.form.noted')

/** null: the address says nothing of a viewing; `slot` null: it is being confirmed. */
export function readSent(sent: string | null): { form: string; slot: Seconds | null } | null {
  const [, form, what] = SENT.exec(sent ?? '') ?? []
  return form && what ? { form, slot: what === 'noted' ? null : Number(what) } : null
}

/** What a viewing's form answers; what is booked leads to its own page, a ticket (BOOK-101). */
export function acceptedViewing(
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
  form: 'viewing' | 'move',
  outcome: Outcome,
  { slot, place }: { slot: Seconds; place: string },
): RejectedForm | AcceptedForm {
  if (outcome === 'noted') return { message: viewingText(t, null, place), sent: `${form}-noted` }
  if ('reason' in outcome) return outcome
  const { bookedId } = outcome
  const ticket = (appointmentId: string): string =>
    href('cancelAppointment', locale, { appointmentId }, `sent=${form}`)
  return {
    message: viewingText(t, slot, place),
    sent: `${form}-${slot}`,
    ...(bookedId && { next: ticket(bookedId) }),
  }
}

/** What a stay's form answers; a request that stands leads to its own page (STAY-9). */
export const acceptedStay = (
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
  outcome: Outcome,
  { place, ...stay }: { start: Day; end: Day; place: string },
): RejectedForm | AcceptedForm =>
  outcome === 'noted'
    ? { message: stayText(t, null, place), sent: 'stay-noted' }
    : 'reason' in outcome
      ? outcome
      : {
          message: stayText(t, stay, place),
          sent: 'stay',
          ...(outcome.bookedId && {
            next: href('stay', locale, { stayId: outcome.bookedId }),
          }),
        }
