import { expect, it } from 'vitest'
import { agencyStub } from '../../../../worker/agency/stub.ts'
import { agency, runDueTasks } from '../../../support/agency-object.ts'
import { directory } from '../../../support/directory.ts'

const NOW = Date.UTC(2027, 0, 4, 9)

const setMoved = (site: number, turn: number, isMoved: boolean) =>
  agencyStub(directory, site).setMoved(turn, isMoved)

const enquire = (site: number, key: string) =>
  Promise.resolve(
    agency(site).submissions.submit(
      { form: 'contact', key, bodyHash: 'h', now: NOW },
      {
        counts: [],
        mail: {
          id: key,
          kind: 'contact',
          dedupeKey: key,
          recipient: 'a@b.be',
          message: { fromName: 'A', subject: 'x', html: '', text: '', headers: {} },
          now: NOW,
        },
      },
    ),
  ).then(
    () => 'stored',
    () => 'refused',
  )

it('a store whose site has moved is read and exported, and refuses what writes (AGENCY-106)', async () => {
  expect(await enquire(71, 'first')).toBe('stored')
  const before = await agency(71).transfer.slice(null)
  expect(await setMoved(71, 1, true)).toBe(true)
  expect(await enquire(71, 'second')).toBe('refused')
  expect(await runDueTasks(71, {}, NOW + 1)).toBe(0)
  expect(await agency(71).transfer.slice(null)).toEqual(before)
  expect(await agency(71).outbox.counts()).toMatchObject({ waiting: 1 })
  expect(await setMoved(71, 2, false)).toBe(false)
  expect(await enquire(71, 'second')).toBe('stored')
  const sent: string[] = []
  const EMAIL = { send: async ({ to }: { to: string }) => (sent.push(to), { messageId: to }) }
  await runDueTasks(71, { EMAIL }, NOW + 1)
  expect(sent).toHaveLength(2)
})

it('the directory’s highest number decides who writes, in whatever order it is told (AGENCY-105)', async () => {
  for (let seed = 0; seed < 24; seed++) {
    const turns = [1, 2, 3, 4]
    for (let at = turns.length - 1, rest = seed; at > 0; at--) {
      const other = rest % (at + 1)
      rest = Math.floor(rest / (at + 1))
      const swapped = turns[at] ?? 0
      turns[at] = turns[other] ?? 0
      turns[other] = swapped
    }
    const site = 7200 + seed
    // The odd ones say that it has moved.
    for (const turn of turns) await setMoved(site, turn, turn % 2 === 1)
    expect([turns, await enquire(site, 'k')]).toEqual([turns, 'stored'])
    await setMoved(site, 5, true)
    await setMoved(site, 5, false)
    expect(await enquire(site, 'l')).toBe('refused')
  }
})
