import type { Appointment } from '../../../shared/booking/agenda.ts'
import { isoTime } from '../../../shared/time/time-zone.ts'
import type { FakeApi } from '../fake-api.ts'

const HALF_HOUR = 1800

const slotOf = (id: number) => ({
  id,
  start: isoTime(id),
  end: isoTime(id + HALF_HOUR),
  places: 1,
  group: false,
})

/** A live agenda of one home, kept in memory, that can be made to fail around a booking. */
export function liveAgenda(api: FakeApi, site: number, slots: readonly number[], home = '1') {
  const at = `/sites/${site}/live-agenda`
  const booked = new Map<string, Appointment & { key: string }>()
  const trouble: {
    before?: () => Response | Promise<Response>
    after?: () => Response
    cancel?: () => Response
  } = {}
  const free = () =>
    slots.filter(
      slot => ![...booked.values()].some(one => one.slot === slot && one.status === 'booked'),
    )
  const listed = () =>
    Response.json({ id: home, timeZone: 'Europe/Brussels', slots: free().map(slotOf) })
  let count = 0
  api.answers.set(`GET ${at}/${home}`, listed)
  api.answers.set(`GET ${at}/${home}?byAgency=1`, listed)
  api.answers.set(`POST ${at}/reservation`, async (request: Request) => {
    if (trouble.before) return trouble.before()
    const key = request.headers.get('Idempotency-Key') ?? ''
    const body = await request.json<{ slot: number; agendaId: string }>()
    const known = [...booked.values()].find(one => one.key === key)
    if (!known && !free().includes(body.slot)) return Response.json({ error: {} }, { status: 409 })
    const id = known?.id ?? `${site}${String(++count).padStart(28, '0')}`
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
        if (trouble.cancel) return trouble.cancel()
        const one = booked.get(id)!
        const already = one.status === 'cancelled'
        one.status = 'cancelled'
        return Response.json({ ...one, already })
      })
    }
    return trouble.after?.() ?? Response.json(booked.get(id))
  })
  return {
    booked,
    trouble,
    idAt: (slot: number) => [...booked.values()].find(one => one.slot === slot)?.id ?? '',
  }
}
