/** A call's path for the log, without the id of an appointment or a stay: knowing it is the permission to cancel. */
export const redactAppointmentId = (path: string): string =>
  path.replace(/(\/(?:live-agenda|rental-units)\/reservation\/).+/, '$1…')
