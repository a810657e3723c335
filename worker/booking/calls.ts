import { createAgendaCalls, type AgendaCalls } from '../api/agenda.ts'
import type { ApiClient } from '../api/client.ts'
import { connect } from '../api/connect.ts'
import { createChangeStayCall, createReserveCall, type RentalCalls } from '../api/rentals.ts'
import type { Bindings } from '../env.ts'

/** The calls that change something: they need no cache, so scheduled tasks can make them too. */
export type BookingCalls = Pick<
  AgendaCalls,
  'bookViewing' | 'bookTogether' | 'cancelAppointment' | 'appointment'
> &
  Pick<RentalCalls, 'reserveStay' | 'changeStay'>

export function bookingCalls(env: Bindings, siteId: number): BookingCalls {
  const client: ApiClient = connect(env, { siteId })
  return {
    ...createAgendaCalls({ client, siteId }),
    reserveStay: createReserveCall({ client, siteId }),
    changeStay: createChangeStayCall({ client, siteId }),
  }
}
