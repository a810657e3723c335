import { readSlot } from '../../../../shared/booking/viewing-form.ts'
import { isLocale } from '../../../../shared/locale.ts'
import { millis, MINUTE } from '../../../../shared/time/units.ts'
import { homeName } from '../../homes/home-name.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { HomeRecord } from '../../../../shared/homes/home-record.ts'
import type { Desk } from '../../env.ts'
import { isElsewhere } from '../../content/ask-content.ts'
import { elsewherePage, noHomePage } from '../../homes/elsewhere.tsx'
import { mayChange, readHome } from '../../homes/store.ts'
import { notForYouPage } from '../../page/not-for-you.tsx'
import { done } from '../../page/done.tsx'
import { wordsOf, type Status } from '../../page/document.tsx'
import { readFields } from '../../read-fields.ts'
import { bookingForm } from './booking-form.tsx'
import { chooseHome } from './choose-home.tsx'
import { readBooking } from './read-booking.ts'
import { summaryOf } from './summary-of.ts'
import { takenText } from './taken-text.ts'
import { freeSlots, keyOfForm, settleBooking } from './viewing-acts.ts'
import { statusOf } from '../../../store/refusal.ts'

/** Assumed until the API says how long the viewing takes. */
const USUAL_LENGTH = 30 * MINUTE

/** GET /desk/calendar/new: which home, then when and who (CAL-7). */
export async function bookPage(c: Desk, session: OpenSession): Promise<Response> {
  const name = c.req.query('home')
  if (!name) return isElsewhere(c) ? elsewherePage(c) : chooseHome(c, session)
  const home = await readHome(c, name)
  if (!home) return isElsewhere(c) ? elsewherePage(c) : noHomePage(c)
  if (!mayChange(session.member, home)) return notForYouPage(c)
  return formOf(c, home, { typed: new URLSearchParams() })
}

type Wrong = 'taken' | 'limited' | 'refused'

async function formOf(
  c: Desk,
  home: HomeRecord,
  {
    typed,
    errors = {},
    wrong,
    status = 200,
  }: {
    typed: URLSearchParams
    errors?: Record<string, string>
    wrong?: Wrong
    status?: Status
  },
): Promise<Response> {
  const t = wordsOf(c)
  const slots = await freeSlots(c, home.publicId)
  const slot = wrong && takenText(t, wrong, slots, readSlot(typed))
  return bookingForm(c, {
    home: {
      externalId: home.externalId,
      name: homeName(home.content.general, c.var.site.defaultLocale, t),
      isOnline: home.state === 'online',
    },
    slots,
    typed,
    errors: { ...errors, ...(slot && { slot }) },
    status,
  })
}

/** POST: the one booking that visitors' forms make too, so that a time has one yes (CAL-7). */
export async function bookViewing(c: Desk, session: OpenSession): Promise<Response> {
  const typed = await readFields(c.req.raw)
  const home = await readHome(c, typed.get('home') ?? '')
  if (!home) return isElsewhere(c) ? elsewherePage(c) : noHomePage(c)
  if (!mayChange(session.member, home)) return notForYouPage(c)
  const t = wordsOf(c)
  const read = readBooking(typed, c.var.site.locales)
  if ('errors' in read)
    return formOf(c, home, {
      typed,
      status: 422,
      errors: Object.fromEntries(
        Object.entries(read.errors).map(([field, key]) => [field, t(key)]),
      ),
    })
  const { slot, name, email, phone, language } = read.value
  const locale = isLocale(language) ? language : c.var.site.defaultLocale
  const about = await summaryOf(c, home.publicId, locale)
  if (!about) return formOf(c, home, { typed, wrong: 'refused', status: 422 })
  const key = await keyOfForm(session, home.publicId, typed)
  const startsAt = millis(slot)
  const outcome = await settleBooking(c, session, {
    kind: 'viewing',
    key,
    locale,
    email,
    body: {
      agendaId: home.publicId,
      slot,
      contact: { name, email, phone },
      locale,
      byAgency: true,
    },
    about,
    startsAt,
    endsAt: startsAt + USUAL_LENGTH,
    replaces: null,
    byPerson: session.member.id,
  })
  const path = `/desk/calendar/${key}`
  if (outcome === 'booked')
    return done(c, path, email ? 'calendar.booked' : 'calendar.bookedUnmailed')
  if (outcome === 'unknown' || outcome === 'fault') return done(c, path, 'calendar.bookNoted')
  if (outcome === 'limited')
    return formOf(c, home, { typed, wrong: outcome, status: statusOf('limit') })
  const isTaken = outcome === 'taken'
  return formOf(c, home, {
    typed,
    wrong: isTaken ? 'taken' : 'refused',
    status: statusOf(isTaken ? 'conflict' : 'invalid'),
  })
}
