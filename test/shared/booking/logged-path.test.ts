import { expect, it } from 'vitest'
import { redactAppointmentId } from '../../../shared/booking/logged-path.ts'

it.each([
  ['/api/v1/live-agenda/reservation/0f8fad5b-d9cb', '/api/v1/live-agenda/reservation/…'],
  ['/live-agenda/reservation/12/move', '/live-agenda/reservation/…'],
  ['/live-agenda/reservation/', '/live-agenda/reservation/'],
  ['/live-agenda/slots/12', '/live-agenda/slots/12'],
])('%s is logged as %s', (path, logged) => expect(redactAppointmentId(path)).toBe(logged))
