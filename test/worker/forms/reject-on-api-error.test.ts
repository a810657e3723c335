import { expect, it } from 'vitest'
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
