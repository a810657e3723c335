import { isLocale, type Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import type { Acting } from '../agency/access/audit.ts'
import type { Booking } from '../agency/booking/booking-rows.ts'
import type { MailKind } from '../agency/mail/tellings.ts'
import type { OutgoingMail } from '../agency/outbox.ts'
import type { PersonRows } from '../agency/persons.ts'
import { agencyOf } from '../agency/stub.ts'
import { ApiError } from '../api/errors.ts'
import { bookingCalls } from './calls.ts'
import { eraseAtListingApi } from './personal-data.ts'
import type { BookingScope } from './reconcile.ts'
import { isFinal } from './stay/follow-stay.ts'
import { rememberErasure } from '../directory/erasures.ts'
import type { Bindings } from '../env.ts'
import { mailContext } from '../mail/mail-context.ts'
import type { Mail } from '../mail/mail.ts'
import { erasedMail, withdrawnMail } from '../mail/messages/erasure-mails.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { raiseWithin } from '../purge/raise.ts'

interface Scope {
  env: Bindings
  site: Site
}

/**
 * Erases an address everywhere: what it booked is free again at the listing API first, since a failure there must be tried again from
 * here; then all rows here go, each agent is told what is free again, and the address that it is done (INBOX-33). Throws ApiError:
 * nothing was erased here then. The number of rows.
 */
export async function eraseEverywhere(
  { env, site }: Scope,
  email: string,
  acting: Acting,
): Promise<number> {
  const { now } = acting
  const agency = agencyOf(env, site.id)
  const { persons } = agency
  const bookings = await persons.bookingsToCome(email, now)
  const locale = localeOf(await persons.export(email), site)
  const isErasedThere = (await eraseAtListingApi(env, site.id, email)) !== null
  const refused = isErasedThere ? [] : await cancelEach({ env, site, agency, now }, bookings)
  const mails = await mailsOf({ env, site }, { email, bookings, refused, locale }, now)
  const rows = await persons.eraseAndTell(email, mails, acting)
  await rememberErasure(env, site.id, email, now)
  if (bookings.some(({ kind }) => kind === 'stay'))
    await raiseWithin({ env, site, agency, now }, ['rentals'])
  return rows
}

/**
 * An API that manages persons by itself is asked to free what stands. A viewing that it refuses is free already; given
 * are the stays whose nights it did not free.
 */
async function cancelEach(
  { env, site, agency }: BookingScope,
  bookings: Booking[],
): Promise<Booking[]> {
  const calls = bookingCalls(env, site.id)
  const refused: Booking[] = []
  for (const booking of bookings) {
    const { key, kind, bookedId } = booking
    if (!bookedId) continue
    if (kind === 'viewing')
      await calls.cancelAppointment(bookedId).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.isRefusal)) throw error
      })
    else {
      const revision = ((await agency.stays.find(key))?.stay.revision ?? 0) + 1
      await calls.changeStay(bookedId, { state: 'cancelled', revision }).catch((error: unknown) => {
        if (!isFinal(error)) throw error
        refused.push(booking)
      })
    }
  }
  return refused
}

async function mailsOf(
  { env, site }: Scope,
  {
    email,
    bookings,
    refused,
    locale,
  }: { email: string; bookings: Booking[]; refused: Booking[]; locale: Locale },
  now: number,
): Promise<OutgoingMail[]> {
  const office = await mailContext({ env, site, now }, site.defaultLocale)
  const person = await mailContext({ env, site, now }, locale)
  const outgoing = (
    kind: MailKind,
    dedupeKey: string,
    recipient: string,
    mail: Mail,
  ): OutgoingMail => ({
    id: crypto.randomUUID(),
    kind,
    dedupeKey,
    recipient,
    message: renderMail(kind === 'erased' ? person : office, mail),
    now,
  })
  const last = outgoing(
    'erased',
    `erased/${crypto.randomUUID()}`,
    email,
    erasedMail(person, { hadBooked: bookings.length > 0 }),
  )
  return [
    ...bookings.map(booking => ({
      ...outgoing(
        `${booking.kind}-withdrawn`,
        `withdrawn/${booking.key}`,
        booking.about.recipient,
        withdrawnMail(office, booking, { isFree: !refused.includes(booking) }),
      ),
      isToAgency: true,
    })),
    // The address goes with its last mail.
    { ...last, wipeAfterSending: true },
  ]
}

/** That of a page that the person wrote from, else the agency's. */
function localeOf(rows: PersonRows, { defaultLocale }: Site): Locale {
  for (const { locale } of Object.values(rows).flat())
    if (typeof locale === 'string' && isLocale(locale)) return locale
  return defaultLocale
}
