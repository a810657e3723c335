import type { Appointment, TogetherRequest } from '../../../shared/booking/agenda.ts'
import { isoTime } from '../../../shared/time/time-zone.ts'
import type { FakeApi } from '../fake-api.ts'

const HALF_HOUR = 1800

type Kept = Appointment & { key: string }

/** Agendas of several homes, kept in memory, that book all or nothing and can be made to fail. */
export function liveAgendas(
  api: FakeApi,
  site: number,
  homes: Readonly<Record<string, { agent: string; slots: readonly number[] }>>,
) {
  const at = `/sites/${site}/live-agenda`
  const kept: Kept[] = []
  const trouble: { before?: () => Response; after?: () => Response; cancel?: () => Response } = {}
  const isFree = (home: string, slot: number): boolean =>
    (homes[home]?.slots.includes(slot) ?? false) &&
    !kept.some(one => one.agendaId === home && one.slot === slot && one.status === 'booked')
  const keep = (agendaId: string, slot: number, key: string): Kept => {
    const id = `${site}${String(kept.length + 1).padStart(28, '0')}`
    const span = { start: isoTime(slot), end: isoTime(slot + HALF_HOUR) }
    const one: Kept = { id, agendaId, slot, ...span, status: 'booked', key }
    kept.push(one)
    api.answers.set(`GET ${at}/reservation/${id}`, () => Response.json(one))
    api.answers.set(`DELETE ${at}/reservation/${id}`, () => {
      if (trouble.cancel) return trouble.cancel()
      const already = one.status === 'cancelled'
      one.status = 'cancelled'
      return Response.json({ ...one, already })
    })
    return one
  }
  const taken = () => Response.json({ error: { field: 'viewings' } }, { status: 409 })
  for (const [home, { agent, slots }] of Object.entries(homes)) {
    const listed = () =>
      Response.json({
        id: home,
        timeZone: 'Europe/Brussels',
        agent,
        buffer: 15,
        slots: slots
          .filter(slot => isFree(home, slot))
          .map(id => ({
            id,
            start: isoTime(id),
            end: isoTime(id + HALF_HOUR),
            places: 1,
            group: false,
          })),
      })
    api.answers.set(`GET ${at}/${home}`, listed)
    api.answers.set(`GET ${at}/${home}?byAgency=1`, listed)
  }
  api.answers.set(`POST ${at}/reservation`, async (request: Request) => {
    const { agendaId, slot } = await request.json<{ agendaId: string; slot: number }>()
    const key = request.headers.get('Idempotency-Key') ?? ''
    const known = kept.find(one => one.key === key)
    if (!known && !isFree(agendaId, slot)) return taken()
    return Response.json(known ?? keep(agendaId, slot, key))
  })
  api.answers.set(`POST ${at}/reservations`, async (request: Request) => {
    if (trouble.before) return trouble.before()
    const { viewings, replaces = [] } = await request.json<TogetherRequest>()
    const key = request.headers.get('Idempotency-Key') ?? ''
    let appointments = kept.filter(one => one.key === key)
    if (appointments.length === 0) {
      const old = kept.filter(({ id, status }) => replaces.includes(id) && status === 'booked')
      if (old.length < replaces.length) return taken()
      for (const one of old) one.status = 'cancelled'
      if (!viewings.every(({ agendaId, slot }) => isFree(agendaId, slot))) {
        for (const one of old) one.status = 'booked'
        return taken()
      }
      appointments = viewings.map(({ agendaId, slot }) => keep(agendaId, slot, key))
    }
    return trouble.after?.() ?? Response.json({ appointments })
  })
  return {
    kept,
    trouble,
    standing: (): string[] =>
      kept
        .filter(({ status }) => status === 'booked')
        .map(({ agendaId, slot }) => `${agendaId}@${slot}`)
        .toSorted(),
  }
}
