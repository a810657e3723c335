import type { Appointment, LiveAgenda, Slot, ViewingRequest } from '../../shared/booking/agenda.ts'
import { absenceAsValue, isRecord, record } from './parse-response.ts'
import { encodeSegment, type CallContext } from './call-context.ts'
import { ApiError } from './errors.ts'

/** Viewings. Nothing of this is ever kept: who asks wants to know how it is now. */
export interface AgendaCalls {
  /** null: this estate has no agenda. */
  liveAgenda(estateId: string): Promise<LiveAgenda | null>
  /** Once for a key, however often it is called. Throws ApiError: 409 taken, 429 this visitor has enough, 0 and 5xx nobody knows. */
  bookViewing(viewing: ViewingRequest, key: string): Promise<Appointment>
  /** An id of another shape costs no call and gives null. */
  appointment(id: string): Promise<Appointment | null>
  /** Throws ApiError 409 where it has begun. */
  cancelAppointment(id: string): Promise<(Appointment & { already?: boolean }) | null>
}

export const APPOINTMENT_ID = /^[0-9A-Za-z_-]{20,64}$/

export function createAgendaCalls({
  client,
  siteId,
}: Pick<CallContext, 'client' | 'siteId'>): AgendaCalls {
  const at = `/sites/${siteId}/live-agenda`
  const known = <T>(id: string, call: () => Promise<T>) =>
    APPOINTMENT_ID.test(id) ? absenceAsValue({ 404: null }, call) : Promise.resolve(null)
  return {
    liveAgenda: async estateId =>
      record<LiveAgenda>(isAgenda)(
        await absenceAsValue({ 404: null }, () => client.get(`${at}/${encodeSegment(estateId)}`)),
      ),
    async bookViewing(viewing, key) {
      const booked = parseAppointment(
        await client.post(`${at}/reservation`, viewing, { 'Idempotency-Key': key }),
      )
      if (!booked) throw new ApiError(200, 'unusable answer')
      return booked
    },
    appointment: id =>
      known(id, async () => parseAppointment(await client.get(`${at}/reservation/${id}`))),
    cancelAppointment: id =>
      known(id, async () => {
        const answer = await client.delete(`${at}/reservation/${id}`)
        // An API may have nothing to say (204): then it is read.
        return parseAppointment(answer ?? (await client.get(`${at}/reservation/${id}`)))
      }),
  }
}

const parseAppointment = record<Appointment>(
  ({ id, start, end, status }) =>
    [id, start, end, status].every(part => typeof part === 'string') &&
    Number.isFinite(Date.parse(String(start))),
)

const isAgenda = ({ slots }: Record<string, unknown>): boolean =>
  Array.isArray(slots) && slots.every(isSlot)

const isSlot = (slot: unknown): slot is Slot =>
  isRecord(slot) &&
  Number.isInteger(slot.id) &&
  typeof slot.start === 'string' &&
  typeof slot.end === 'string'
