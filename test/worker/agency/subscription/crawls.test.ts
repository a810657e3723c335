import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../../../shared/time/units.ts'
import { agency, agencyRows } from '../../../support/agency-object.ts'

const NOW = Date.UTC(2027, 0, 4, 9)

const change = (estate: string, card: string) => ({
  estate,
  version: 1,
  reason: 1,
  card,
  priceBefore: null,
  country: null,
  city: null,
  headType: null,
  subType: null,
  transaction: null,
  bedrooms: null,
  price: null,
  lat: null,
  lon: null,
})

const page = (position: number, ids: string[], total: number, card = '{}') => ({
  position,
  next: position + ids.length,
  total,
  ids,
  isLast: position + ids.length >= total,
  snapshots: ids.map(id => ({ id, version: 1, transactionId: 1, price: 1, isSold: 0 })),
  changes: ids.map(id => change(id, card)),
  now: NOW,
})

async function aReader(site: number): Promise<void> {
  await agencyRows(
    site,
    `INSERT INTO subscription (id, subscriber_id, name, filter, frequency, reasons, confirmed_at, created_at)
    VALUES ('search', 'an', '', '', 'daily', 15, 1, 1)`,
  )
}

describe('a crawl', () => {
  it('goes on at the next page, and begins anew when it was abandoned', async () => {
    await aReader(801)
    const { crawls } = agency(801)
    expect(await crawls.open(NOW)).toEqual({ position: 0, lookedAt: null })
    expect(await crawls.record(page(0, ['a', 'b'], 3))).toBe(false)
    expect(await crawls.open(NOW + MINUTE)).toEqual({ position: 2, lookedAt: null })
    expect(await crawls.open(NOW + 16 * MINUTE)).toEqual({ position: 0, lookedAt: null })
    expect(await crawls.record(page(2, ['c'], 3))).toBe(true)
    expect(await crawls.open(NOW + MINUTE)).toEqual({ position: 0, lookedAt: NOW })
  })

  it('marks what left the list only where the whole of it was seen (SUBS-21)', async () => {
    await aReader(802)
    const { crawls } = agency(802)
    const missing = () => agencyRows(802, 'SELECT estate_id FROM estate_snapshot WHERE missing = 1')
    await crawls.record(page(0, ['a', 'b', 'c'], 3))
    await crawls.record(page(0, ['a'], 2))
    expect(await crawls.record(page(1, ['a'], 2))).toBe(false)
    expect(await missing()).toEqual([])
    await crawls.record(page(0, ['a'], 2))
    expect(await crawls.record(page(1, ['b'], 2))).toBe(true)
    expect(await missing()).toEqual([{ estate_id: 'c' }])
  })

  it('stores a page of any size within the platform’s limits (SUBS-92)', async () => {
    await aReader(803)
    const ids = Array.from({ length: 100 }, (_, index) => String(index))
    await agency(803).crawls.record(page(0, ids, 100, JSON.stringify('é'.repeat(90_000))))
    expect(
      await agencyRows(
        803,
        'SELECT count(*) AS changes, min(length(card)) AS card FROM estate_change',
      ),
    ).toEqual([{ changes: 100, card: 90_002 }])
  })

  it('is forgotten for whom nobody is told, and old changes in any case (PRIV-9)', async () => {
    await aReader(804)
    const { crawls } = agency(804)
    await crawls.record(page(0, ['a'], 1))
    const left = () =>
      agencyRows(
        804,
        'SELECT (SELECT count(*) FROM estate_change) AS changes, (SELECT count(*) FROM estate_snapshot) AS snapshots, (SELECT count(*) FROM crawl) AS crawls',
      )
    await crawls.deleteExpired(NOW + 59 * DAY)
    expect(await left()).toEqual([{ changes: 1, snapshots: 1, crawls: 1 }])
    await crawls.deleteExpired(NOW + 61 * DAY)
    expect(await left()).toEqual([{ changes: 0, snapshots: 1, crawls: 1 }])
    await agencyRows(804, 'DELETE FROM subscription')
    await crawls.deleteExpired(NOW + 61 * DAY)
    expect(await left()).toEqual([{ changes: 0, snapshots: 0, crawls: 0 }])
  })
})
