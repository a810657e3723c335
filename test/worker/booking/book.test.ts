import { expect, it } from 'vitest'
import { aLiveAgenda, SLOTS } from '../../support/agencies/a-live-agenda.ts'

const [FIRST = 0] = SLOTS

it('is one booking, with one mail for each of the two, however often a form comes at once (BOOK-20, BOOK-24)', async () => {
  const { book, booked, count, rows } = await aLiveAgenda()
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(FIRST)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  expect([booked.size, await count('booking'), await count('consent')]).toEqual([1, 1, 1])
  expect(await rows('SELECT kind FROM outbox')).toEqual([
    { kind: 'viewing-booked' },
    { kind: 'viewing-booked' },
  ])
  expect(await rows('SELECT sum(count) AS counted FROM counter')).toEqual([{ counted: 1 }])
})

it('gives a time to one of all who ask for it at once (BOOK-16)', async () => {
  const { book, booked, rows } = await aLiveAgenda()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, visitor) =>
      book(FIRST, { email: `v${visitor}@voorbeeld.be`, key: `visitor-number-${visitor}` }),
    ),
  )
  expect(answers.length).toBe(100)
  expect(booked.size).toBe(1)
  expect(await rows(`SELECT count(*) AS n FROM booking WHERE state = 'booked'`)).toEqual([{ n: 1 }])
})

it('that came to something the second time is asked for no more, however often it is sent (BOOK-20, BOOK-25)', async () => {
  const { book, post, api, idAt } = await aLiveAgenda()
  const late = () => book(FIRST, { email: 'bo@voorbeeld.be' })
  const asked = () => api.calls.filter(({ path }) => path.endsWith('/reservation')).length
  await book(FIRST)
  expect((await late()).status).toBe(409)
  await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})
  expect([(await late()).status, asked()]).toEqual([303, 3])
  expect([(await late()).status, asked()]).toEqual([303, 3])
})
