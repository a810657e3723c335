import { describe, expect, it } from 'vitest'
import { agency, agencyRows } from '../../../support/agency-object.ts'

const NOW = Date.UTC(2027, 0, 4, 9)

let nextSite = 600_000

/** A subscriber to whom so many changes are due. */
async function aReader(changes: number): Promise<number> {
  const site = nextSite++
  await agencyRows(
    site,
    `INSERT INTO subscriber (id, email, locale, asked_at, created_at) VALUES ('an', 'an@voorbeeld.be', 'nl', 1, 1)`,
  )
  await agencyRows(
    site,
    `INSERT INTO subscription (id, subscriber_id, name, filter, frequency, reasons, confirmed_at, created_at)
    VALUES ('search', 'an', 'Huis', '', 'instant', 15, 1, 1)`,
  )
  await agencyRows(
    site,
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
    INSERT INTO estate_change (id, estate_id, reason, at, matched_at, card)
    SELECT i || '/' || hex(randomblob(50)), i, 1, 1, 1, '{}' FROM n`,
    changes,
  )
  await agencyRows(
    site,
    `INSERT INTO hit (subscription_id, change_id, due_at) SELECT 'search', id, ?1 FROM estate_change`,
    NOW,
  )
  return site
}

const mail = (id: string) => ({
  id,
  kind: 'matches' as const,
  dedupeKey: `matches/${id}`,
  recipient: 'an@voorbeeld.be',
  message: { fromName: 'Agency', subject: 'News', html: '', text: '', headers: {} },
  now: NOW,
})

const rows = async (site: number) =>
  (
    await agencyRows(
      site,
      `SELECT (SELECT count(*) FROM hit) AS hits, (SELECT count(*) FROM delivery) AS deliveries, (SELECT count(*) FROM outbox) AS mails`,
    )
  )[0]

describe('a digest', () => {
  it('of any number of matches is written within the platform’s limits, once (SUBS-29)', async () => {
    const site = await aReader(9000)
    const { digests } = agency(site)
    const told = await digests.due('an', NOW)
    expect(JSON.stringify(told).length).toBeGreaterThan(1_000_000)
    const writes = { told, tokens: [], share: null }
    expect(await digests.write({ ...writes, mail: mail('a') })).toBe('written')
    expect(await digests.write({ ...writes, mail: mail('b') })).toBe('changed')
    expect(await rows(site)).toEqual({ hits: 0, deliveries: 9000, mails: 1 })
    expect(await digests.nextDueAt('an')).toBeNull()
  })

  it('is not stored when something of it is not due any more (SUBS-94)', async () => {
    const site = await aReader(3)
    const { digests } = agency(site)
    const told = await digests.due('an', NOW)
    await agencyRows(site, 'DELETE FROM hit WHERE change_id = ?1', told[0]?.change ?? '')
    expect(await digests.write({ told, tokens: [], mail: mail('a'), share: null })).toBe('changed')
    expect(await rows(site)).toEqual({ hits: 2, deliveries: 0, mails: 0 })
    expect(await digests.nextDueAt('an')).toBe(NOW)
  })

  it('leaves nothing where the agency’s share is used up (SUBS-89)', async () => {
    const site = await aReader(3)
    const { digests } = agency(site)
    const told = await digests.due('an', NOW)
    const share = { bucket: 'digests/2027-01-04', max: 0, until: NOW + 1 }
    expect(await digests.write({ told, tokens: [], mail: mail('a'), share })).toBe('limited')
    expect(await rows(site)).toEqual({ hits: 3, deliveries: 0, mails: 0 })
  })
})
