import type { Locale } from '../../../shared/locale.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { foldName } from './fold-name.ts'
import type { Place } from './place.ts'

const MAX_PLACES = 10
const LAST_CHARACTER = '\u{10FFFF}'

type PlaceRow = Omit<Place, 'names'> & Place['names']

/** Municipalities with a name, in any language, a word of it or a postal code that starts with the text; whole names first. */
export function findPlaces(db: Database, text: string, locale: Locale) {
  const term = foldName(text)
  if (term === '') return []
  const found = db.rows<PlaceRow>(
    sql`
    SELECT place.* FROM (
      SELECT place_id, MIN(term) AS term FROM place_name WHERE term >= ${term} AND term < ${term + LAST_CHARACTER}
      GROUP BY place_id ORDER BY MIN(term), place_id LIMIT ${MAX_PLACES}
    ) AS hit CROSS JOIN place ON place.id = hit.place_id`,
  )
  return found.map(({ id, zip, lat, lon, region, province, ...names }) => ({
    id,
    zip,
    name: names[locale],
    lat,
    lon,
    region,
    province,
  }))
}
