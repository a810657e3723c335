import * as v from 'valibot'

/** Response schemas of /openapi.json; the types are in shared/booking. */
const integer = v.pipe(v.number(), v.integer())

export const Slot = v.object({
  id: v.pipe(integer, v.description('The start, in Unix seconds')),
  start: v.pipe(v.string(), v.description('ISO 8601 with the offset of Europe/Brussels')),
  end: v.string(),
  places: integer,
  group: v.boolean(),
})

export const LiveAgenda = v.object({
  id: v.string(),
  timeZone: v.string(),
  agent: v.pipe(v.string(), v.description('Who shows the home: the same word for the same person')),
  buffer: v.pipe(integer, v.description('Minutes that the agent keeps free after each viewing')),
  slots: v.array(Slot),
})

export const Appointment = v.object({
  id: v.pipe(
    v.string(),
    v.description('A secret of 128 random bits: it grants reading and cancelling'),
  ),
  agendaId: v.string(),
  slot: integer,
  start: v.string(),
  end: v.string(),
  status: v.picklist(['booked', 'cancelled']),
})

export const Appointments = v.object({ appointments: v.array(Appointment) })

export const CancelledAppointment = v.object({
  ...Appointment.entries,
  already: v.pipe(v.boolean(), v.description('Whether it had been cancelled before')),
})
