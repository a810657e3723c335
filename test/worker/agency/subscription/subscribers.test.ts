import { describe, expect, it } from 'vitest'
import { DAY } from '../../../../shared/time/units.ts'
import { readAddress } from '../../../../shared/search/address.ts'
import type { SavedSearch } from '../../../../shared/subscription/subscription-request.ts'
import { storedSearch } from '../../../../worker/subscription/stored-search.ts'
import { agency, agencyRows, alarmOf } from '../../../support/agency-object.ts'

const NOW = Date.UTC(2027, 0, 4, 9)

const WISH: SavedSearch = {
  name: 'Huis',
  search: readAddress(new URLSearchParams({ type: '1' })),
  frequency: 'daily',
  reasons: ['new'],
}

/** Stores a search as the form does. */
const subscribe = (site: number, name: string, now = NOW) => {
  const id = crypto.randomUUID()
  return agency(site).submissions.submit(
    { form: 'subscribe', key: id, bodyHash: '', now },
    {
      counts: [],
      search: {
        email: `${name}@voorbeeld.be`,
        locale: 'nl',
        search: storedSearch(WISH, 'main'),
        confirmation: {
          mail: {
            id,
            kind: 'confirm',
            dedupeKey: `confirm/${id}`,
            recipient: `${name}@voorbeeld.be`,
            message: { fromName: 'Agency', subject: 'Sure?', html: '', text: '', headers: {} },
            now,
          },
          token: { hash: `hash-${id}`, expiresAt: now + 2 * DAY },
        },
        now,
      },
    },
  )
}

const counts = async (site: number) =>
  (
    await agencyRows(
      site,
      `SELECT (SELECT count(*) FROM subscriber) AS people, (SELECT count(*) FROM subscription) AS searches,
      (SELECT count(*) FROM token) AS tokens, (SELECT count(*) FROM outbox) AS mails`,
    )
  )[0]

describe('subscribers', () => {
  it('are asked once a day, and the mail comes with its token or not at all (SUBS-6)', async () => {
    for (const now of [NOW, NOW + DAY - 1]) await subscribe(701, 'an', now)
    expect(await counts(701)).toEqual({ people: 1, searches: 1, tokens: 1, mails: 1 })
    await subscribe(701, 'an', NOW + DAY)
    expect(await counts(701)).toEqual({ people: 1, searches: 1, tokens: 2, mails: 2 })
  })

  it('are looked after from when they confirm (SUBS-90)', async () => {
    await subscribe(702, 'an')
    const [{ id } = {}] = await agencyRows<{ id: string }>(702, 'SELECT id FROM subscriber')
    const token = { hash: 'edit', purpose: 'edit' as const, subject: id ?? '', expiresAt: null }
    await agencyRows(702, 'DELETE FROM task')
    for (let twice = 0; twice < 2; twice++)
      await agency(702).searches.confirm(id ?? '', token, Date.UTC(2032, 0, 1))
    expect(await agencyRows(702, 'SELECT kind, key FROM task')).toEqual([
      { kind: 'crawl', key: 'site' },
    ])
    expect(await alarmOf(702)).toBe(Date.UTC(2032, 0, 1))
    expect(await agency(702).subscribers.count()).toBe(1)
  })

  it('go after seven days without confirming, and leave nothing that hangs on them (PRIV-4)', async () => {
    await subscribe(703, 'an')
    await subscribe(703, 'bo', NOW + 6 * DAY)
    const { searches, subscribers } = agency(703)
    expect(await searches.deleteExpired(NOW + 8 * DAY)).toBe(false)
    expect(await subscribers.deleteExpired(NOW + 8 * DAY)).toBe(false)
    expect(await agencyRows(703, 'SELECT email FROM subscriber')).toEqual([
      { email: 'bo@voorbeeld.be' },
    ])
  })

  it('are deleted a slice at a time', async () => {
    await agencyRows(
      704,
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
      INSERT INTO subscriber (id, email, locale, asked_at, created_at) SELECT i, i, 'nl', 1, 1 FROM n`,
    )
    const { subscribers } = agency(704)
    expect([await subscribers.deleteExpired(NOW), await subscribers.deleteExpired(NOW)]).toEqual([
      true,
      false,
    ])
    expect(await agencyRows(704, 'SELECT count(*) AS left FROM subscriber')).toEqual([{ left: 0 }])
  })

  it('are erased with their searches, what was told and their tokens, and nobody else (PRIV-2)', async () => {
    for (const name of ['an', 'bo']) await subscribe(705, name)
    await agencyRows(
      705,
      `INSERT INTO delivery (subscription_id, change_id, mail_id, at) SELECT id, '1/1/1', 'm', 1 FROM subscription`,
    )
    const { persons } = agency(705)
    const found = await persons.export('an@voorbeeld.be')
    expect(['subscriber', 'subscription', 'delivery'].map(table => found[table]?.length)).toEqual([
      1, 1, 1,
    ])
    await persons.erase('an@voorbeeld.be')
    expect(await counts(705)).toEqual({ people: 1, searches: 1, tokens: 1, mails: 1 })
    expect(await agencyRows(705, 'SELECT count(*) AS left FROM delivery')).toEqual([{ left: 1 }])
  })

  it('who leave are counted once, however often the call is made (SUBS-16)', async () => {
    await subscribe(706, 'an')
    const [{ id } = {}] = await agencyRows<{ id: string }>(706, 'SELECT id FROM subscriber')
    const farewell = { id: 'x', reason: 'found', at: NOW }
    for (let twice = 0; twice < 2; twice++) await agency(706).subscribers.leave(id ?? '', farewell)
    expect(await agencyRows(706, 'SELECT reason FROM farewell')).toEqual([{ reason: 'found' }])
    expect(await counts(706)).toMatchObject({ people: 0, searches: 0 })
  })
})
