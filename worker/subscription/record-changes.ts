import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { priceValue } from '../../shared/estate/price/price.ts'
import { numberAt } from '../../shared/estate/read.ts'
import { isSold, statusId } from '../../shared/estate/status.ts'
import { detectChanges, isSameSnapshot, type Snapshot } from '../../shared/subscription/changes.ts'
import { REASONS, type Reason } from '../../shared/subscription/reason.ts'
import type { Millis } from '../../shared/time/units.ts'

export type Positions = Map<string, { lat: number; lon: number }>

interface CrawledPage {
  site: number
  cards: EstateCard[]
  isFirst: boolean
  now: Millis
  positions: (ids: string[]) => Promise<Positions>
}

type StoredSnapshot = Snapshot & { version: number }

interface ChangedEstate {
  card: EstateCard
  id: string
  before: StoredSnapshot | null
  version: number
  reasons: Reason[]
}

/** Compares a page of the list with the stored snapshots: three queries, however many estates, and one where nothing changed. */
export async function recordChanges(
  db: D1Database,
  { site, cards, isFirst, now, positions }: CrawledPage,
): Promise<void> {
  const known = await readSnapshots(db, site, cards.map(publicId))
  const changed = cards.flatMap((card): ChangedEstate[] => {
    const before = known.get(publicId(card)) ?? null
    const after = snapshotOf(card)
    if (before && isSameSnapshot(before, after)) return []
    return [
      {
        card,
        id: publicId(card),
        before,
        version: (before?.version ?? 0) + 1,
        reasons: isFirst ? [] : detectChanges(before, after),
      },
    ]
  })
  if (changed.length === 0) return
  const hidden = changed
    .filter(
      ({ card, reasons }) =>
        reasons.length > 0 && numberAt(card, 'general.address.geoLocation.lat') === null,
    )
    .map(({ id }) => id)
  const found: Positions = hidden.length > 0 ? await positions(hidden) : new Map()
  const changes = changed.flatMap(each =>
    each.reasons.map(reason => changeRow(each, reason, found.get(each.id))),
  )
  await db.batch([
    db
      .prepare(`INSERT INTO estate_snapshot (site_id, estate_id, version, transaction_id, price, is_gone)
      SELECT ?1, value ->> 'id', value ->> 'version', value ->> 'transaction', value ->> 'price', value ->> 'isSold' FROM json_each(?2) WHERE true
      ON CONFLICT (site_id, estate_id) DO UPDATE SET version = excluded.version, transaction_id = excluded.transaction_id,
        price = excluded.price, is_gone = excluded.is_gone, missing = 0`)
      .bind(site, JSON.stringify(changed.map(snapshotRow))),
    db
      .prepare(`INSERT OR IGNORE INTO estate_change (id, site_id, estate_id, reason, at, card, price_before,
        country, city, head_type, transaction_id, sub_type, bedrooms, price, lat, lon)
      SELECT ?1 || '/' || (value ->> 'estate') || '/' || (value ->> 'version') || '/' || (value ->> 'reason'), ?1, value ->> 'estate', value ->> 'reason', ?3,
        value ->> 'card', value ->> 'priceBefore', value ->> 'country', value ->> 'city', value ->> 'headType', value ->> 'transaction',
        value ->> 'subType', value ->> 'bedrooms', value ->> 'price', value ->> 'lat', value ->> 'lon' FROM json_each(?2)`)
      .bind(site, JSON.stringify(changes), now),
  ])
}

async function readSnapshots(
  db: D1Database,
  site: number,
  ids: string[],
): Promise<Map<string, StoredSnapshot>> {
  const { results } = await db
    .prepare(`SELECT estate_id AS id, version, transaction_id AS transactionId, price, is_gone AS sold, missing AS unlisted
    FROM estate_snapshot WHERE site_id = ?1 AND estate_id IN (SELECT value FROM json_each(?2))`)
    .bind(site, JSON.stringify(ids))
    .all<{
      id: string
      version: number
      transactionId: number | null
      price: number | null
      sold: number
      unlisted: number
    }>()
  return new Map(
    results.map(({ id, sold, unlisted, ...row }) => [
      id,
      { ...row, isSold: sold === 1, isUnlisted: unlisted === 1 },
    ]),
  )
}

const snapshotOf = (card: EstateCard): Omit<Snapshot, 'isUnlisted'> => ({
  transactionId: statusId(card),
  price: priceValue(card),
  isSold: isSold(card),
})

const snapshotRow = ({ card, id, version }: ChangedEstate) => ({
  id,
  version,
  transaction: statusId(card),
  price: priceValue(card),
  isSold: Number(isSold(card)),
})

/** What is matched against subscriptions. A new status is matched by the old one, which is what people searched for. */
function changeRow(
  { card, id, before, version }: ChangedEstate,
  reason: Reason,
  place: { lat: number; lon: number } | undefined,
) {
  return {
    estate: id,
    version,
    reason: REASONS[reason],
    card: JSON.stringify(card),
    priceBefore: before?.price ?? null,
    country: numberAt(card, 'general.address.country.id'),
    city: numberAt(card, 'general.address.city.id'),
    headType: numberAt(card, 'general.headType.id'),
    subType: numberAt(card, 'general.subType.id'),
    transaction: reason === 'status' ? before?.transactionId : statusId(card),
    bedrooms: numberAt(card, 'general.bedroomCount'),
    price: priceValue(card),
    lat: numberAt(card, 'general.address.geoLocation.lat') ?? place?.lat ?? null,
    lon: numberAt(card, 'general.address.geoLocation.lon') ?? place?.lon ?? null,
  }
}
