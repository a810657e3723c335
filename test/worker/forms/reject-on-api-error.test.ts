import { expect, it } from 'vitest'
import { AgencyUnavailable } from '../../../worker/agency/stub.ts'
import { rejectOnApiError } from '../../../worker/forms/reject-on-api-error.ts'
import { aLiveAgenda, SLOTS } from '../../support/agencies/a-live-agenda.ts'

it('returns the form with what was written where the API fails before anything is booked (BOOK-27)', async () => {
  const { book, api, booked, count } = await aLiveAgenda()
  api.fault = () => new Response(null, { status: 502 })
  const answer = await book(SLOTS[0] ?? 0)
  expect(answer.status).toBe(503)
  expect([booked.size, await count('booking')]).toEqual([0, 0])
  api.fault = null
  expect((await book(SLOTS[0] ?? 0)).status).toBe(303)
})

it('returns it too where the agency’s store fails half way (OPS-147)', async () => {
  const send = rejectOnApiError(() => Promise.reject(new AgencyUnavailable('reset')))
  const fields = new URLSearchParams({ name: 'An' })
  const answer = await send({} as never, { fields, visitor: 'v', key: null })
  expect(answer).toMatchObject({ status: 503, reason: 'unavailable', fields })
})
