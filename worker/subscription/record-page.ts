import { currentCode } from '../../shared/search/municipality-codes.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { priceValue } from '../../shared/estate/price/price.ts'
import { numberAt } from '../../shared/estate/read.ts'
import { isSold, statusId } from '../../shared/estate/status.ts'
import { detectChanges, isSameSnapshot, type Snapshot } from '../../shared/subscription/changes.ts'
import { REASONS, type Reason } from '../../shared/subscription/reason.ts'
import type { Millis } from '../../shared/time/units.ts'
import type { AgencyCalls } from '../agency/store.ts'
import type { EstateChange } from '../agency/subscription/crawled-page.ts'

export type Positions = Map<string, { lat: number; lon: number }>

interface Page {
  position: number
  /** Where the page after it begins. */
  next: number
  /** The length of the list as this page said. */
  total: number
  /** Every estate on it. */
  estates: EstateCard[]
  /** Those that may be shown. */
  cards: EstateCard[]
  isFirst: boolean
  isLast: boolean
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

/** An API's own texts have no bounds; a card that would fill a mail alone is not told of. */
const MAX_CARD_LENGTH = 100_000

/**
 * Compares a page of the list with the stored snapshots, and stores what is new: as many statements however many estates.
 * Whether, with the last page, the whole list was seen.
 */
export async function recordPage(crawls: AgencyCalls['crawls'], page: Page): Promise<boolean> {
  const { cards, estates, isFirst, positions, ...rest } = page
  const changed = await findChanged(crawls, cards, isFirst)
  const hidden = changed
    .filter(
      ({ card, reasons }) =>
        reasons.length > 0 && numberAt(card, 'general.address.geoLocation.lat') === null,
    )
    .map(({ id }) => id)
  const found: Positions = hidden.length > 0 ? await positions(hidden) : new Map()
  return crawls.record({
    ...rest,
    ids: estates.map(publicId),
    snapshots: changed.map(snapshotRow),
    changes: changed
      .flatMap(each => each.reasons.map(reason => changeRow(each, reason, found.get(each.id))))
      .filter(({ card }) => card.length <= MAX_CARD_LENGTH),
  })
}

async function findChanged(
  crawls: AgencyCalls['crawls'],
  cards: EstateCard[],
  isFirst: boolean,
): Promise<ChangedEstate[]> {
  const rows = await crawls.snapshots(cards.map(publicId))
  const known = new Map(
    rows.map(({ id, isSold: sold, isUnlisted, ...row }): [string, StoredSnapshot] => [
      id,
      { ...row, isSold: sold === 1, isUnlisted: isUnlisted === 1 },
    ]),
  )
  return cards.flatMap((card): ChangedEstate[] => {
    const id = publicId(card)
    const before = known.get(id) ?? null
    const after = snapshotOf(card)
    if (before && isSameSnapshot(before, after)) return []
    const version = (before?.version ?? 0) + 1
    return [{ card, id, before, version, reasons: isFirst ? [] : detectChanges(before, after) }]
  })
}

const snapshotOf = (card: EstateCard): Omit<Snapshot, 'isUnlisted'> => ({
  transactionId: statusId(card),
  price: priceValue(card),
  isSold: isSold(card),
})

const snapshotRow = ({ card, id, version }: ChangedEstate) => ({
  ...snapshotOf(card),
  id,
  version,
  isSold: Number(isSold(card)),
})

/** What is matched against subscriptions. A new status is matched by the old one, which is what people searched for (SUBS-25). */
function changeRow(
  { card, id, before, version }: ChangedEstate,
  reason: Reason,
  place: { lat: number; lon: number } | undefined,
): EstateChange {
  const city = numberAt(card, 'general.address.city.id')
  return {
    estate: id,
    version,
    reason: REASONS[reason],
    card: JSON.stringify(card),
    ...(card.facts && { facts: JSON.stringify(card.facts) }),
    priceBefore: before?.price ?? null,
    country: numberAt(card, 'general.address.country.id'),
    city: city === null ? null : currentCode(city),
    headType: numberAt(card, 'general.headType.id'),
    subType: numberAt(card, 'general.subType.id'),
    transaction: reason === 'status' ? (before?.transactionId ?? null) : statusId(card),
    bedrooms: numberAt(card, 'general.bedroomCount'),
    price: priceValue(card),
    lat: numberAt(card, 'general.address.geoLocation.lat') ?? place?.lat ?? null,
    lon: numberAt(card, 'general.address.geoLocation.lon') ?? place?.lon ?? null,
  }
}
