import { describe, expect, it } from 'vitest'
import { agency } from '../../../support/agency-object.ts'
import { aLiveAgenda, SLOTS } from '../../../support/agencies/a-live-agenda.ts'
import { createOperator, TOKEN } from '../../../support/operator.ts'

const EMAIL = 'an@voorbeeld.test'
const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }

describe('/admin/persons', () => {
  it('hands over what is kept of an address, here and at the listing API, and forgets it (PRIV-3, ADMIN-20)', async () => {
    const { ask, api, site } = await createOperator()
    api.answers.set(`POST /sites/${site.id}/persons/export`, { reservations: [] })
    api.answers.set(`POST /sites/${site.id}/persons/erase`, { changed: 0 })
    await agency(site.id).outbox.insert({
      id: 'm1',
      kind: 'contact',
      dedupeKey: 'm1',
      recipient: EMAIL,
      message: { fromName: '', subject: '', html: '', text: '', headers: {} },
      now: 1,
    })
    const act = (name: string) =>
      ask('/admin/persons', {
        method: 'POST',
        headers,
        body: JSON.stringify({ act: name, site: site.id, email: EMAIL.toUpperCase() }),
      })
    const kept = await (await act('export')).json<{ outbox: unknown[]; listing: unknown }>()
    expect(kept.outbox).toHaveLength(1)
    expect(kept.listing).toEqual({ reservations: [] })
    expect((await act('erase')).status).toBe(200)
    // Nothing but the mail that it is done, whose address goes with it.
    expect((await (await act('export')).json<{ outbox: unknown[] }>()).outbox).toMatchObject([
      { kind: 'erased' },
    ])
    expect(api.calls.some(call => call.path === `/sites/${site.id}/persons/erase`)).toBe(true)
  })

  it('hands over and forgets what is kept here where the listing API keeps no account of persons (ADMIN-22)', async () => {
    const { ask, api, site } = await createOperator()
    const act = (name: string) =>
      ask('/admin/persons', {
        method: 'POST',
        headers,
        body: JSON.stringify({ act: name, site: site.id, email: EMAIL }),
      })
    const kept = await act('export')
    expect([
      kept.status,
      (await kept.json<{ listing: unknown }>()).listing,
      (await act('erase')).status,
    ]).toEqual([200, null, 200])
    api.answers.set(
      `POST /sites/${site.id}/persons/erase`,
      () => new Response(null, { status: 502 }),
    )
    expect((await act('erase')).status).toBe(500)
  })

  it('frees what an address had booked, and tells agent and person, as the desk does (INBOX-33)', async () => {
    const { get, site, book, rows, mails } = await aLiveAgenda({}, { ADMIN_TOKEN: TOKEN })
    await book(SLOTS[0] ?? 0, { email: EMAIL })
    const body = JSON.stringify({ act: 'erase', site: site.id, email: EMAIL })
    expect((await get('/admin/persons', { method: 'POST', headers, body })).status).toBe(200)
    expect(await rows('SELECT * FROM booking')).toEqual([])
    const kinds = (await mails()).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['viewing-withdrawn', 'erased']))
  })

  it('takes nothing that is no address, and nobody without the token (ADMIN-20)', async () => {
    const { ask, site } = await createOperator()
    expect(
      (
        await ask('/admin/persons', {
          method: 'POST',
          headers,
          body: JSON.stringify({ act: 'erase', site: site.id, email: 'x' }),
        })
      ).status,
    ).toBe(422)
    expect((await ask('/admin/persons', { method: 'POST', body: '{}' })).status).toBe(401)
  })
})
