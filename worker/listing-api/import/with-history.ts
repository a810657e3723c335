import { isForRent, isSold } from '../../../shared/estate/status.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { priceValue } from '../../../shared/estate/price/price.ts'
import { keepHistory, type Said } from '../../../shared/memory/price-history.ts'
import { isDay } from '../../../shared/time/day.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

/** An estate with the day of its sale and its earlier prices where its sender says none, as what is written here before tells them (MEMORY-11). */
export function withHistory(db: Database, estate: Estate, today: Day): Estate {
  const before = db.first<{ doc: string }>(
    sql`SELECT doc FROM estate_doc WHERE id = ${estate.general.id}`,
  )
  const known: Estate | null = before ? JSON.parse(before.doc) : null
  const { closedOn, priceHistory } = keepHistory(saidOf(estate), known && saidOf(known), today)
  const { general } = estate
  // What the sender says stays as it is said, so that the same line changes nothing.
  const added = {
    ...(closedOn && general.closedOn == null && { closedOn }),
    ...(priceHistory && general.priceHistory == null && { priceHistory }),
  }
  return Object.keys(added).length > 0 ? { ...estate, general: { ...general, ...added } } : estate
}

function saidOf(estate: Estate): Said {
  const { closedOn, priceHistory, publicationDate } = estate.general
  const published = publicationDate?.slice(0, 10)
  return {
    isClosed: isSold(estate),
    isRent: isForRent(estate),
    price: priceValue(estate),
    published: isDay(published) ? published : null,
    closedOn,
    priceHistory,
  }
}
