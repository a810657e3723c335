import { describe, expect, it } from 'vitest'
import { tellWaitlist } from '../../../../worker/booking/waitlist/waitlist.ts'
import { agency, storeOf } from '../../../support/agency-object.ts'
import { aLiveAgenda, SLOTS } from '../../../support/agencies/a-live-agenda.ts'
import { anEstate } from '../../../support/demo-api.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

async function withWaiting(count: number) {
  const agenda = await aLiveAgenda()
  const { site, api } = agenda
  const start = Date.now()
  for (let n = 0; n < count; n++)
    await agency(site.id).submissions.submit(
      { form: 'wait', key: `number-${n}`, bodyHash: '', now: start - n },
      {
        counts: [],
        waitlistEntry: { estateId: '1', email: `w${n}@x.be`, locale: 'nl', title: 'Woning 1' },
      },
    )
  return {
    ...agenda,
    start,
    /** From now on the estate is this. */
    estateIs: (estate: unknown) => api.answers.set(`GET /sites/${site.id}/estates/v2/1`, estate),
    /** The mails that left for who waits. */
    told: () =>
      agenda.sent
        .filter(({ to }) => to.endsWith('@x.be') && !to.startsWith('b'))
        .map(({ to, subject }) => `${subject.split(':')[0]}: ${to}`)
        .toSorted(),
  }
}

describe('the waitlist of an estate', () => {
  it('keeps the consent word for word, for what it was given (FORM-12, BOOK-38)', async () => {
    const { post, rows } = await aLiveAgenda()
    const fields = { estate: '1', email: 'w@x.be', privacy: '1', return: '/nl/aanbod/1?viewing=1' }
    expect((await post('/nl/ajax/viewing-wait', fields)).status).toBe(303)
    expect(await rows('SELECT email, purpose, locale FROM consent')).toEqual([
      { email: 'w@x.be', purpose: 'wait', locale: 'nl' },
    ])
  })

  it('is told of a free time twenty at a time, first come first served (BOOK-39)', async () => {
    const { runTasks, told, rows, start } = await withWaiting(23)
    await runTasks(start + 5 * MINUTE)
    expect(told()).toHaveLength(20)
    for (const late of ['w0', 'w1', 'w2'])
      expect(told()).not.toContain(`Er is weer een moment vrij: ${late}@x.be`)
    expect(told()).toContain('Er is weer een moment vrij: w22@x.be')
    await runTasks(start + 10 * MINUTE)
    expect(told()).toHaveLength(23)
    expect(await rows(`SELECT key FROM task WHERE kind = 'waitlist'`)).toEqual([])
  })

  it('is told once, however often its task runs (BOOK-39)', async () => {
    const { bindings, site, mails } = await withWaiting(5)
    const context = { env: bindings, siteId: site.id, agency: agency(site.id), now: Date.now() }
    await Promise.all([1, 2].map(() => tellWaitlist(context, '1')))
    await tellWaitlist(context, '1')
    expect(await mails()).toHaveLength(5)
  })

  it('is looked after every five minutes for as long as somebody waits (BOOK-96)', async () => {
    const { book, runTasks, rows, told, start } = await withWaiting(1)
    for (const [index, slot] of SLOTS.entries()) await book(slot, { email: `b${index}@x.be` })
    for (const minutes of [5, 10, 15]) {
      await runTasks(start + minutes * MINUTE)
      expect(await rows(`SELECT due_at FROM task WHERE kind = 'waitlist'`)).toEqual([
        { due_at: start + (minutes + 5) * MINUTE },
      ])
    }
    expect(told()).toEqual([])
  })

  it.each([
    ['sold', anEstate(1, { transaction: { id: 5 } })],
    ['gone', () => new Response(null, { status: 410 })],
    ['not known any more', () => new Response(null, { status: 404 })],
  ])('ends when the estate is %s, and whoever waited is told so (BOOK-97)', async (_, estate) => {
    const { runTasks, told, count, estateIs, start, sent, site } = await withWaiting(2)
    estateIs(estate)
    await runTasks(start + 2 * DAY)
    expect(told()).toEqual(['Niet meer beschikbaar: w0@x.be', 'Niet meer beschikbaar: w1@x.be'])
    expect(sent.map(({ subject }) => subject)).toContain('Niet meer beschikbaar: Woning 1')
    expect(sent[0]?.text).toContain(`op de website van ${site.name} `)
    expect(await count('waitlist_entry')).toBe(0)
  })

  it('of a site that the API knows no longer is looked after the next day (BOOK-94)', async () => {
    const { bindings, api } = await withWaiting(0)
    const gone = 900_000_002
    const { rows, runTasks } = storeOf(gone, bindings)
    const now = Date.now()
    await agency(gone).submissions.submit(
      { form: 'wait', key: 'of-nobody', bodyHash: '', now },
      {
        counts: [],
        waitlistEntry: { estateId: '1', email: 'w@x.be', locale: 'nl', title: 'Woning 1' },
      },
    )
    await runTasks(now + 5 * MINUTE)
    expect(await rows(`SELECT due_at, failures FROM task WHERE kind = 'waitlist'`)).toEqual([
      { due_at: now + 5 * MINUTE + DAY, failures: 0 },
    ])
    expect(api.calls.filter(({ path }) => path.includes('live-agenda'))).toEqual([])
  })

  it('stays while the API is silent, and holds up no other (BOOK-98)', async () => {
    const { runTasks, told, count, estateIs, api, site, start } = await withWaiting(1)
    await agency(site.id).submissions.submit(
      { form: 'wait', key: 'other', bodyHash: '', now: start },
      {
        counts: [],
        waitlistEntry: { estateId: '2', email: 'other@x.be', locale: 'nl', title: 'Woning 2' },
      },
    )
    estateIs(() => new Response(null, { status: 502 }))
    api.answers.set(
      `GET /sites/${site.id}/live-agenda/1`,
      () => new Response(null, { status: 502 }),
    )
    api.answers.set(`GET /sites/${site.id}/live-agenda/2`, {
      id: '2',
      timeZone: 'Europe/Brussels',
      slots: [
        { id: 1_900_000_000, start: '2030-03-17T18:46:40+01:00', end: '2030-03-17T19:16:40+01:00' },
      ],
    })
    await runTasks(start + 5 * MINUTE)
    expect(told()).toEqual(['Er is weer een moment vrij: other@x.be'])
    expect(await count('waitlist_entry')).toBe(1)
  })
})
