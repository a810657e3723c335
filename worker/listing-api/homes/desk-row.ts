import type { Estate } from '../../../shared/estate/estate.ts'
import { legalGaps, nextLegalDay } from '../../../shared/estate/legal/legal-findings.ts'
import { LOCALES, type Localized } from '../../../shared/locale.ts'
import { addDays } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { decisionOf, type Decision } from './decision.ts'
import { foldName } from '../../../shared/places/fold-name.ts'

const MAX_SEARCH = 2_000
/** Of a home whose gaps change by writing it alone. */
export const NEVER = '9999-12-31'
/** Before every day. */
const DUE = ''
/** Of homes that were written before there were such rows, or whose day has come. */
const FILLED_AT_ONCE = 1_000

/** Writes by what the desk finds a home; one that is due stays so, to be looked at again (recheckHomes). */
export function writeDeskRow(
  db: Database,
  estate: Estate,
  externalId: string,
  { until }: Pick<Decision, 'until'>,
  isDue = false,
): void {
  const { id } = estate.general
  const today = toDay(Date.now())
  const gaps = legalGaps(estate, today).length
  const ends = [until, estate.shownWithout?.until].flatMap(day => (day ? [addDays(day, 1)] : []))
  const days = [...ends, nextLegalDay(estate, today) ?? NEVER]
  const checkOn = isDue ? DUE : (days.filter(day => day > today).toSorted()[0] ?? NEVER)
  const agent = estate.salesRep?.email?.trim().toLowerCase() || null
  db.write(
    sql`INSERT INTO estate_desk (id, search, agent, gaps, check_on)
    VALUES (${id}, ${searchText(estate, externalId)}, ${agent}, ${gaps}, ${checkOn})
    ON CONFLICT (id) DO UPDATE SET search = excluded.search, agent = excluded.agent, gaps = excluded.gaps, check_on = excluded.check_on
    WHERE search IS NOT excluded.search OR agent IS NOT excluded.agent OR gaps IS NOT excluded.gaps
      OR check_on IS NOT excluded.check_on`,
  )
}

const wordsIn = (texts: readonly (string | null | undefined)[]): string[] =>
  foldName([...new Set(texts.filter(Boolean))].join(' '))
    .split(' ')
    .filter(Boolean)

/** In the text by which a home is found: a word that is found by how it begins, and a name that is only as a whole. */
export const wordStart = (word: string): string => ` ${word}`
export const wholeWord = (word: string): string => ` =${word}=`

/** Number, reference, address and name, as one looks for a home: 'Kouter' is a street, and not what Kouterman begins with. */
function searchText({ general, salesRep }: Estate, externalId: string): string {
  const { address } = general
  const all = (text: Localized | null | undefined): (string | null | undefined)[] =>
    LOCALES.map(locale => text?.[locale])
  const texts = [
    String(general.id),
    externalId,
    general.reference,
    general.buildingName,
    ...all(address?.street),
    address?.street_address,
    address?.number,
    address?.box,
    address?.city?.zip,
    address?.city?.name,
    ...all(address?.city?.alias),
    ...all(general.title),
  ]
  const names = wordsIn([salesRep?.firstname, salesRep?.lastname]).map(wholeWord)
  return `${names.join('')} ${wordsIn(texts).join(' ')}`.slice(0, MAX_SEARCH)
}

/** Gives homes their row that have none, or whose gaps may be others by now (DESK-64). */
export function fillDeskRows(db: Database): void {
  const rows = db.rows<{ id: number; externalId: string; doc: string; checkOn: string | null }>(
    sql`SELECT id, external_id AS externalId, doc, check_on AS checkOn
    FROM estate JOIN estate_doc USING (id) LEFT JOIN estate_desk USING (id)
    WHERE check_on IS NULL OR check_on <= ${toDay(Date.now())} LIMIT ${FILLED_AT_ONCE}`,
  )
  for (const { id, externalId, doc, checkOn } of rows)
    writeDeskRow(db, JSON.parse(doc), externalId, decisionOf(db, id), checkOn !== null)
}
