import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { parseViewing, readSlot } from '../../../shared/booking/viewing-form.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { APPOINTMENT_ID } from '../../api/agenda.ts'
import { findBookingByAppointment } from '../booking.ts'
import { rejectBots } from '../../forms/bot-check.ts'
import { book } from '../book.ts'
import { rejected, type PostedForm } from '../../forms/receive.ts'
import { loadEstate } from '../../catalog/load-estate.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { viewingSummary } from './viewing-summary.ts'
import { isAbsent, notFound } from '../../http/absence.ts'

const VIEWING_MS = 30 * 60_000

/** A viewing form to an appointment, once. null: booked, or the answer comes by mail. */
export async function sendViewing(
  context: RequestContext,
  posted: PostedForm,
): Promise<RejectedForm | null> {
  const { site, t } = context
  const parsed = parseViewing(posted.fields)
  if ('errors' in parsed) return rejected('viewing', posted.fields, 422, 'invalid', parsed.errors)
  const machine = await rejectBots(context, posted, 'viewing')
  if (machine) return machine
  const { name, email, phone, slot } = parsed.value
  const estate = parsed.value.estate ? await loadEstate(context, parsed.value.estate) : notFound()
  if (isAbsent(estate)) return rejected('viewing', posted.fields, 422, 'taken')
  const body = {
    agendaId: publicId(estate),
    slot,
    contact: { name, email, phone },
    locale: context.locale,
  }
  return book(
    context,
    {
      kind: 'viewing',
      email,
      body,
      about: await viewingSummary(context, estate),
      startsAt: slot * 1000,
      endsAt: slot * 1000 + VIEWING_MS,
      replaces: null,
    },
    { form: 'viewing', posted, consent: t('agenda.consent', { agency: site.name }) },
  )
}

/** Another time for the appointment behind `replaces`: the new one is booked before the old one goes. */
export async function moveViewing(
  context: RequestContext,
  posted: PostedForm,
): Promise<RejectedForm | null> {
  const { env, site, now, t } = context
  const replaces = posted.fields.get('replaces') ?? ''
  const slot = readSlot(posted.fields)
  if (!slot) return rejected('move', posted.fields, 422, 'invalid', { slot: 'agenda.error.slot' })
  const old = APPOINTMENT_ID.test(replaces)
    ? await findBookingByAppointment(env.DB, site.id, replaces)
    : null
  if (
    old?.kind !== 'viewing' ||
    old.state !== 'booked' ||
    old.startsAt <= now ||
    slot * 1000 === old.startsAt
  ) {
    return rejected('move', posted.fields, 422, 'taken')
  }
  return book(
    context,
    {
      kind: 'viewing',
      email: old.email,
      body: { ...old.body, slot, replaces },
      about: {
        ...old.about,
        moved: {
          first: old.about.moved?.first ?? old.key,
          times: (old.about.moved?.times ?? 0) + 1,
        },
      },
      startsAt: slot * 1000,
      endsAt: slot * 1000 + (old.endsAt - old.startsAt),
      replaces,
    },
    { form: 'move', posted, consent: t('agenda.consent', { agency: site.name }) },
  )
}
