/** A call's path for the log, without the appointment's id: knowing it is the permission to cancel. */
export const redactAppointmentId = (path: string): string =>
  path.replace(/(\/live-agenda\/reservation\/).+/, '$1…')
