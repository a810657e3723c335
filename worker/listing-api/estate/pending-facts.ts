import { toCard } from '../../../shared/estate/card.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { FACT_ROWS, FACTS_VERSION, type FactRow } from '../../../shared/estate/facts-of.ts'
import { sql } from '../../store/sql.ts'
import type { Database } from '../db/database.ts'
import { fieldsOf, matchCodes } from './columns.ts'
import type { Query } from './search-schema.ts'

/** Homes whose cards are made anew in one transaction. */
const MADE_AT_ONCE = 200

/** By which rows facts were made. */
interface Key {
  version: number
  rows: Omit<FactRow, 'value'>[]
}

const currentKey = (): Key => ({
  version: FACTS_VERSION,
  rows: FACT_ROWS.map(({ value: _, ...row }) => row),
})

/** As `estate_facts` holds it of homes that are written now. */
export const factsKey = (): string => JSON.stringify(currentKey())

const NO_KEY: Key = { version: FACTS_VERSION, rows: [] }

interface State {
  /** The key of all facts. */
  known: string | null
  /** The key that they are now made by, after which number it goes on. */
  making: string | null
  after: number
}

const stateOf = (db: Database): State =>
  db.first<State>(sql`SELECT known, making, after_id AS after FROM estate_facts`) ?? {
    known: null,
    making: null,
    after: 0,
  }

const isMade = ({ known }: State, key: string): boolean =>
  known === key || (known === null && FACT_ROWS.length === 0)

/** Whether all homes have the facts of today's rows. */
export const areFactsMade = (db: Database): boolean => isMade(stateOf(db), factsKey())

export const hasHomes = (db: Database): boolean =>
  db.first(sql`SELECT 1 FROM estate LIMIT 1`) !== null

/** The criteria whose facts not every home has yet. */
export function pendingFacts(db: Database): string[] {
  if (FACT_ROWS.length === 0) return []
  const { known } = stateOf(db)
  if (known === factsKey()) return []
  const before: Key = known === null ? NO_KEY : JSON.parse(known)
  const { version, rows } = currentKey()
  const made = new Set(
    before.version === version ? before.rows.map(row => JSON.stringify(row)) : [],
  )
  return rows.filter(row => !made.has(JSON.stringify(row))).map(row => row.criterion)
}

/** A query without the conditions that cannot be held against every home yet. */
export function withoutPending(query: Query, pending: readonly string[]): Query {
  if (pending.length === 0) return query
  const fields = new Set([
    ...[...fieldsOf('anyOf', 'sixOrMore', 'min', 'max', 'since')].flatMap(([field, name]) =>
      pending.includes(name) ? [field] : [],
    ),
    ...[...matchCodes()].flatMap(([code, name]) => (pending.includes(name) ? [code] : [])),
  ])
  const others = <T extends object>(part: T | undefined): T | undefined =>
    part &&
    Object.assign({}, part, Object.fromEntries([...fields].map(field => [field, undefined])))
  return {
    ...query,
    terms: others(query.terms),
    range: others(query.range),
    match: others(query.match),
  }
}

/** One by one, since all together may be more than a call reads. */
function makeCard(db: Database, id: number): void {
  db.startCall()
  const home = db.first<{ card: string; doc: string }>(
    sql`SELECT card, doc FROM estate JOIN estate_doc USING (id) WHERE id = ${id}`,
  )
  if (!home) return
  const estate: Estate = JSON.parse(home.doc)
  const made = JSON.stringify(toCard(estate))
  if (made !== home.card) db.write(sql`UPDATE estate SET card = ${made} WHERE id = ${id}`)
}

/** 'current': all homes have their facts; 'made': they have them since now. */
export type FactsProgress = 'current' | 'more' | 'made'

/** Makes the cards of the next homes anew, where the facts of all are not those of today's rows. */
export function makeFacts(db: Database): FactsProgress {
  const key = factsKey()
  const state = stateOf(db)
  if (isMade(state, key)) return 'current'
  const homes = db.rows<{ id: number }>(
    sql`SELECT id FROM estate WHERE id > ${state.making === key ? state.after : 0} ORDER BY id LIMIT ${MADE_AT_ONCE}`,
  )
  for (const { id } of homes) makeCard(db, id)
  const last = homes.length < MADE_AT_ONCE ? undefined : homes.at(-1)
  if (last) {
    db.write(
      sql`INSERT INTO estate_facts (only_row, making, after_id) VALUES (1, ${key}, ${last.id})
      ON CONFLICT (only_row) DO UPDATE SET making = excluded.making, after_id = excluded.after_id`,
    )
    return 'more'
  }
  db.write(
    sql`INSERT OR REPLACE INTO estate_facts (only_row, known, making, after_id) VALUES (1, ${key}, NULL, 0)`,
  )
  return homes.length > 0 || state.making === key ? 'made' : 'current'
}
