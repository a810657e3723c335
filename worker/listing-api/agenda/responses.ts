import * as v from 'valibot'

/** The shapes of the answers, for /openapi.json; the types stand in shared/agenda. */
const integer = v.pipe(v.number(), v.integer())

export const Slot = v.object({
  id: v.pipe(integer, v.description('The start in seconds since 1970')),
  start: v.pipe(v.string(), v.description('ISO 8601, offset of Europe/Brussels')),
  end: v.string(),
  places: integer,
  group: v.boolean(),
})

export const LiveAgenda = v.object({ id: v.string(), timeZone: v.string(), slots: v.array(Slot) })

export const Appointment = v.object({
  id: v.pipe(v.string(), v.description('128 random bits: whoever knows it may read and cancel')),
  agendaId: v.string(),
  slot: integer,
  start: v.string(),
  end: v.string(),
  status: v.picklist(['booked', 'cancelled']),
})

export const CancelledAppointment = v.object({
  ...Appointment.entries,
  already: v.pipe(v.boolean(), v.description('It was cancelled before')),
})
