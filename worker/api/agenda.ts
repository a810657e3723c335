import * as v from 'valibot'
import type {
  Appointment,
  LiveAgenda,
  TogetherRequest,
  ViewingRequest,
} from '../../shared/booking/agenda.ts'
import { millis } from '../../shared/time/units.ts'
import { encodeSegment, type CallContext } from './call-context.ts'
import { absenceAsValue, integer, objectOf, parser, unusableResponse } from './parse-response.ts'

/** Viewings. Never cached: free slots change with every booking. */
export interface AgendaCalls {
  /** null: this estate has no agenda. */
  liveAgenda(estateId: string, options?: { byAgency?: boolean }): Promise<LiveAgenda | null>
  /** Idempotent by key. Throws ApiError: 409 taken, 429 too many for this visitor, 0 and 5xx the outcome is unknown. */
  bookViewing(viewing: ViewingRequest, key: string): Promise<Appointment>
  /** The same for several homes, all of them or none, in their order. */
  bookTogether(together: TogetherRequest, key: string): Promise<Appointment[]>
  /** A malformed id makes no call and gives null. */
  appointment(id: string): Promise<Appointment | null>
  /** Throws ApiError 409 when it has begun. */
  cancelAppointment(id: string): Promise<(Appointment & { already?: boolean }) | null>
}

export const APPOINTMENT_ID = /^[0-9A-Za-z_-]{20,64}$/

export function createAgendaCalls({
  client,
  siteId,
}: Pick<CallContext, 'client' | 'siteId'>): AgendaCalls {
  const base = `/sites/${siteId}/live-agenda`
  const read = async (id: string) => parseAppointment(await client.get(`${base}/reservation/${id}`))
  const ifKnown = <T>(id: string, call: () => Promise<T>) =>
    APPOINTMENT_ID.test(id) ? absenceAsValue({ 404: null }, call) : Promise.resolve(null)
  return {
    liveAgenda: async (estateId, { byAgency = false } = {}) => {
      const path = `${base}/${encodeSegment(estateId)}${byAgency ? '?byAgency=1' : ''}`
      return parseAgenda(await absenceAsValue({ 404: null }, () => client.get(path)))
    },
    bookViewing: async (viewing, key) => {
      const booked = parser(APPOINTMENT)(
        await client.post(`${base}/reservation`, viewing, { 'Idempotency-Key': key }),
      )
      if (booked.status !== 'booked' || Date.parse(booked.start) !== millis(viewing.slot))
        throw unusableResponse()
      return booked
    },
    bookTogether: async (together, key) => {
      const { appointments } = parser(APPOINTMENTS)(
        await client.post(`${base}/reservations`, together, { 'Idempotency-Key': key }),
      )
      const isAll =
        appointments.length === together.viewings.length &&
        together.viewings.every(({ slot }, index) => {
          const made = appointments[index]
          return made?.status === 'booked' && Date.parse(made.start) === millis(slot)
        })
      if (!isAll) throw unusableResponse()
      return appointments
    },
    appointment: id => ifKnown(id, () => read(id)),
    cancelAppointment: id =>
      ifKnown(id, async () => {
        // An API may answer 204, or 404 for one that it has cleared away; then the appointment is read.
        const response = await absenceAsValue({ 404: null }, () =>
          client.delete(`${base}/reservation/${id}`),
        )
        const appointment = response === null ? await read(id) : parseAppointment(response)
        if (appointment && appointment.status !== 'cancelled') throw unusableResponse()
        return appointment
      }),
  }
}

const APPOINTMENT = objectOf<Appointment>({
  id: v.string(),
  start: v.pipe(
    v.string(),
    v.check(start => Number.isFinite(Date.parse(start))),
  ),
  end: v.string(),
  status: v.string(),
})

const APPOINTMENTS = objectOf<{ appointments: Appointment[] }>({
  appointments: v.array(APPOINTMENT),
})

const AGENDA = objectOf<LiveAgenda>({
  agent: v.fallback(v.optional(v.string()), undefined),
  buffer: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600))), undefined),
  slots: v.array(objectOf({ id: integer, start: v.string(), end: v.string() })),
})

const parseAppointment = parser(v.nullable(APPOINTMENT))
const parseAgenda = parser(v.nullable(AGENDA))
