import { expect, it } from 'vitest'
import { aCalendar } from '../../../support/agencies/a-calendar.ts'

const ROUNDS = 50

type Calendar = Awaited<ReturnType<typeof aCalendar>>

/** Forgets a round, so that the next one finds the agency as it was. */
async function clear({ rows, booked }: Calendar): Promise<void> {
  booked.clear()
  for (const table of ['booking', 'outbox', 'submission', 'counter', 'task'])
    await rows(`DELETE FROM ${table}`)
}

it('gives one time to one of desk and visitor, in 50 rounds (CAL-16)', async () => {
  const calendar = await aCalendar()
  const { call, visit, slots, booked, told, textOf } = calendar
  const [slot = 0] = slots
  const wrong: unknown[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const asks = [() => call(), () => visit(slot)]
    if (round % 2) asks.reverse()
    const answers = await Promise.all(asks.map(ask => ask()))
    const statuses = answers.map(({ status }) => status)
    const [desk] = round % 2 ? answers.toReversed() : answers
    const mails = await told()
    const winners = new Set(
      mails.map(mail => mail.split('>')[1]).filter(to => !to?.startsWith('info@')),
    )
    const isOne =
      booked.size === 1 && winners.size === 1 && mails.length === 2 && statuses.includes(303)
    if (!isOne || !statuses.includes(409)) wrong.push({ round, statuses, mails })
    if (desk?.status === 409 && !/Nog vrij: .+;.+;.+/.test(await textOf(desk)))
      wrong.push({ round, others: false })
    await clear(calendar)
  }
  expect(wrong).toEqual([])
}, 120_000)

it('moves or cancels once when desk and visitor do so at once, in 50 rounds (CAL-15)', async () => {
  const calendar = await aCalendar()
  const { act, call, slots, booked, told, bookings, keyAt, visitorCancels, visitorMoves } = calendar
  const { runTasks, idAt } = calendar
  const [first = 0, second = 0, third = 0] = slots
  const wrong: unknown[] = []
  const pairs = [
    ['move', 'cancel'],
    ['cancel', 'move'],
    ['move', 'move'],
    ['cancel', 'cancel'],
  ] as const
  for (let round = 0; round < ROUNDS; round++) {
    await call()
    const [key, id] = [await keyAt(first), idAt(first)]
    const [own = 'move', theirs = 'cancel'] = pairs[round % pairs.length] ?? []
    const asks = [
      () => act(key, own, { slot: String(second) }),
      () => (theirs === 'cancel' ? visitorCancels(id) : visitorMoves(id, third)),
    ]
    if (round % 8 > 3) asks.reverse()
    const statuses = (await Promise.all(asks.map(ask => ask()))).map(({ status }) => status)
    await runTasks(Date.now() + 120_000)
    const mails = (await told()).filter(mail => !mail.startsWith('viewing-booked'))
    const [kinds, stands] = [
      new Set(mails.map(mail => mail.split('>')[0])),
      [...booked.values()].filter(({ status }) => status === 'booked'),
    ]
    const isMoved = kinds.has('viewing-moved')
    const kept = (await bookings()).filter(({ state }) => state === 'booked')
    const isOne =
      kinds.size === 1 &&
      mails.length === 2 &&
      stands.length === Number(isMoved) &&
      kept.length === stands.length &&
      kept.every(({ bookedId }) => bookedId === stands[0]?.id)
    if (!isOne || statuses.some(status => status >= 500))
      wrong.push({ round, own, theirs, statuses, mails, stands, kept })
    await clear(calendar)
  }
  expect(wrong).toEqual([])
}, 120_000)
