import type { Locale } from '../../../shared/locale.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { foldName } from '../../../shared/places/fold-name.ts'
import { LARGE_PLACES } from '../../../shared/places/large-places.ts'
import type { Place } from '../../../shared/places/belgium.ts'

/** As many as a site may order by its own homes. */
const MAX_PLACES = 30
/** Two letters begin this many names at most. */
const MAX_HITS = 400
const LAST_CHARACTER = '\u{10FFFF}'

type PlaceRow = Omit<Place, 'names'> & Place['names']

/** Municipalities with a name, in any language, a word of it or a postal code that starts with the text: those whose own name does, the largest of them first (SEARCH-50). */
export function findPlaces(db: Database, text: string, locale: Locale) {
  const term = foldName(text)
  if (term === '') return []
  const found = db.rows<PlaceRow>(
    sql`
    SELECT place.* FROM (
      SELECT place_id, MIN(term) AS term FROM place_name WHERE term >= ${term} AND term < ${term + LAST_CHARACTER}
      GROUP BY place_id ORDER BY MIN(term), place_id LIMIT ${MAX_HITS}
    ) AS hit CROSS JOIN place ON place.id = hit.place_id`,
  )
  const inOrder = found.toSorted((a, b) => rank(a, term) - rank(b, term)).slice(0, MAX_PLACES)
  return inOrder.map(({ id, zip, lat, lon, region, province, ...names }) => ({
    id,
    zip,
    name: names[locale],
    lat,
    lon,
    region,
    province,
  }))
}

/** Lower comes first: what begins so before what holds a word that does, each with the largest first. */
function rank({ id, zip, nl, fr, en, de }: PlaceRow, term: string): number {
  const begins = [nl, fr, en, de, zip].some(name => foldName(name).startsWith(term))
  const size = LARGE_PLACES.indexOf(id)
  return (begins ? 0 : 1_000) + (size === -1 ? LARGE_PLACES.length : size)
}
