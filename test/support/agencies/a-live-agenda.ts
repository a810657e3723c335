import type { Appointment } from '../../../shared/booking/agenda.ts'
import { isoTime } from '../../../shared/time/time-zone.ts'
import { storeOf } from '../agency-object.ts'
import { aMailingAgency } from './a-mailing-agency.ts'

const HALF_HOUR = 1800
/** Three times, two days from now. */
export const SLOTS = [0, 1, 2].map(
  index => (Math.floor(Date.now() / 3_600_000) + 48) * 3600 + index * HALF_HOUR,
)

const slotOf = (id: number) => ({
  id,
  start: isoTime(id),
  end: isoTime(id + HALF_HOUR),
  places: 1,
  group: false,
})

/** An agency whose back end keeps a live agenda of estate 1 in memory, and can be made to fail around a booking. */
export async function aLiveAgenda(
  changes: Parameters<typeof aMailingAgency>[0] = {},
  bindings: Parameters<typeof aMailingAgency>[1] = {},
) {
  const agency = await aMailingAgency(changes, bindings)
  const { api, site } = agency
  const store = storeOf(site.id, agency.bindings)
  const at = `/sites/${site.id}/live-agenda`
  const booked = new Map<string, Appointment & { key: string }>()
  const trouble: { before?: () => Response; after?: () => Response } = {}
  const free = () =>
    SLOTS.filter(
      slot => ![...booked.values()].some(one => one.slot === slot && one.status === 'booked'),
    )
  let count = 0
  api.answers.set(`GET ${at}/1`, () =>
    Response.json({ id: '1', timeZone: 'Europe/Brussels', slots: free().map(slotOf) }),
  )
  api.answers.set(`POST ${at}/reservation`, async (request: Request) => {
    if (trouble.before) return trouble.before()
    const key = request.headers.get('Idempotency-Key') ?? ''
    const body = await request.json<{ slot: number; agendaId: string }>()
    const known = [...booked.values()].find(one => one.key === key)
    if (!known && !free().includes(body.slot)) return Response.json({ error: {} }, { status: 409 })
    const id = known?.id ?? `${site.id}${String(++count).padStart(28, '0')}`
    if (!known) {
      const { start, end } = slotOf(body.slot)
      booked.set(id, {
        id,
        agendaId: body.agendaId,
        slot: body.slot,
        start,
        end,
        status: 'booked',
        key,
      })
      api.answers.set(`GET ${at}/reservation/${id}`, () => Response.json(booked.get(id)))
      api.answers.set(`DELETE ${at}/reservation/${id}`, () => {
        const one = booked.get(id)!
        const already = one.status === 'cancelled'
        one.status = 'cancelled'
        return Response.json({ ...one, already })
      })
    }
    return trouble.after?.() ?? Response.json(booked.get(id))
  })
  const fields = (slot: number, over: Record<string, string> = {}) => ({
    estate: '1',
    slot: String(slot),
    name: 'An Peeters',
    email: 'an@voorbeeld.be',
    phone: '0470 12 34 56',
    privacy: '1',
    return: '/nl/aanbod/1?viewing=1',
    ...over,
  })
  return {
    ...agency,
    ...store,
    booked,
    trouble,
    fields,
    book: (slot: number, over?: Record<string, string>) =>
      agency.post('/nl/ajax/viewing', fields(slot, over)),
    bookings: () => store.rows('SELECT * FROM booking ORDER BY created_at'),
    mails: async () =>
      (
        await store.rows<{ kind: string; recipient: string; message: string }>(
          'SELECT kind, recipient, message FROM outbox ORDER BY created_at, kind, recipient',
        )
      ).map(({ kind, recipient, message }) => ({
        kind,
        recipient,
        ...(JSON.parse(message) as {
          subject: string
          text: string
          attachments?: { content: string }[]
        }),
      })),
    idAt: (slot: number) => [...booked.values()].find(one => one.slot === slot)?.id ?? '',
  }
}
