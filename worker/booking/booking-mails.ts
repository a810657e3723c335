import type { OutgoingMail } from '../agency/outbox.ts'
import type { Booking } from '../agency/booking/booking-rows.ts'
import { mailContext } from '../mail/mail-context.ts'
import { agencyCopy, outgoingMail, type MailScope } from './agency-copy.ts'
import { visitorMail, type ViewingMailKind } from './viewing/viewing-mails.ts'

/** The mails about a viewing, one to the visitor and one to the agency. Each can be inserted only once. */
export async function bookingMails(
  scope: MailScope,
  kind: ViewingMailKind,
  booking: Booking,
): Promise<OutgoingMail[]> {
  // What becomes of a stay is told by worker/booking/stay/tell-stay.ts.
  if (booking.kind === 'stay') return []
  const own = await agencyCopy(scope, kind, booking)
  // Who booked by telephone may have left no address (CAL-8).
  if (booking.email === '') return [own]
  if (booking.afternoon !== null && kind !== 'failed') {
    const { stopMails } = await import('./afternoon/afternoon-mails.ts')
    return [...(await stopMails(scope, kind, booking)), own]
  }
  const { now } = scope
  const visitor = await mailContext(scope, booking.locale)
  const to = {
    recipient: booking.email,
    isToAgency: false,
    dedupeKey: `viewing/${booking.key}/${kind}/visitor`,
    now,
  }
  return [outgoingMail(visitor, kind, to, visitorMail(visitor, kind, booking, now)), own]
}
