import { formatDateTime, formatWeekdayDate } from '../../shared/time/format-time.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import type { Day, Seconds } from '../../shared/time/units.ts'
import type { AcceptedForm } from '../forms/handle.ts'
import type { RequestContext } from '../site/request-context.ts'

type Translate = RequestContext['t']
type Outcome = RejectedForm | 'booked' | 'noted'

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

/** What a viewing's form answers. */
export const acceptedViewing = (
  t: Translate,
  form: 'viewing' | 'move',
  outcome: Outcome,
  { slot, place }: { slot: Seconds; place: string },
): RejectedForm | AcceptedForm =>
  typeof outcome !== 'string'
    ? outcome
    : {
        message: viewingText(t, outcome === 'booked' ? slot : null, place),
        sent: `${form}-${outcome === 'booked' ? slot : 'noted'}`,
      }

/** What a stay's form answers. */
export const acceptedStay = (
  t: Translate,
  outcome: Outcome,
  { place, ...stay }: { start: Day; end: Day; place: string },
): RejectedForm | AcceptedForm =>
  typeof outcome !== 'string'
    ? outcome
    : {
        message: stayText(t, outcome === 'booked' ? stay : null, place),
        sent: outcome === 'booked' ? 'stay' : 'stay-noted',
      }
