import { priceWithMeaning } from '../../../shared/estate/price/price-meaning.ts'
import * as v from 'valibot'
import type { Estate } from '../../../shared/estate/estate.ts'
import { transactionIds, type Source, type StatusCode } from '../../../shared/estate/status.ts'
import { legalGaps } from '../../../shared/estate/legal/legal-findings.ts'
import {
  HOME_ORDERS,
  HOME_STATES,
  type HomeList,
  type HomeOrder,
  type HomeRow,
  type HomeState,
} from '../../../shared/homes/home-record.ts'
import { field } from '../../../shared/packs/fields.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Database } from '../db/database.ts'
import { and, raw, sql, valuesOf, type Statement } from '../../store/sql.ts'
import { wholeNumber } from '../http/parameters.ts'
import { foldName } from '../../../shared/places/fold-name.ts'
import { fillDeskRows, wholeWord, wordStart } from './desk-row.ts'
import { IS_FEED, SOURCE, stateOf } from './read-home.ts'

const MAX_LISTED = 100
const LISTED = 25
const MAX_WORDS = 8

const id = v.pipe(wholeNumber, v.transform(Number))

/** What homes are asked for. */
export const HomeQuery = v.object({
  q: v.optional(
    field(
      'Words of its number, reference, street, town, title or agent',
      v.pipe(v.string(), v.maxLength(200)),
    ),
  ),
  state: v.optional(v.picklist(HOME_STATES)),
  gaps: v.optional(field('Shown with legal gaps only', v.literal('1'))),
  viewings: v.optional(field('With hours for viewings only', v.literal('1'))),
  headType: v.optional(id),
  transaction: v.optional(id),
  agent: v.optional(field('Email address', v.pipe(v.string(), v.maxLength(254)))),
  publicIds: v.optional(
    field('Of these ids alone, with commas between them', v.pipe(v.string(), v.maxLength(8_000))),
  ),
  order: v.optional(v.picklist(HOME_ORDERS)),
  offset: v.optional(id),
  limit: v.optional(id),
})

export type HomeQuery = v.InferOutput<typeof HomeQuery>

const ORDERS: Record<HomeOrder, Statement> = {
  changed: raw('updated_at DESC, estate.id DESC'),
  number: raw('estate.id'),
  price: raw('price_up, estate.id'),
  city: raw('city_sort IS NULL, city_sort, estate.id'),
  gaps: raw('gaps DESC, updated_at DESC, estate.id'),
}

/** With hours of its own, or on offer where its agent or the agency has hours (LAPI-108). */
const HAS_HOURS = sql`CASE
  WHEN public_id IN (SELECT estate_id FROM agenda) THEN public_id IN (SELECT estate_id FROM agenda WHERE rules <> 'null')
  WHEN project = 1 OR NOT EXISTS (SELECT 1 FROM agenda_setting WHERE name IN ('default', 'agents')) THEN 0
  WHEN card->>'$.general.guid' > '' THEN transaction_id IN ${onOffer('guid')}
  ELSE transaction_id IN ${onOffer('main')} END`

const FROM = raw('estate JOIN estate_desk ON estate_desk.id = estate.id')
const WITH_GAPS = raw('(gaps > 0 AND archived_at IS NULL)')

/** Homes of every state, a page of them, with how many there are of each (LAPI-120, LAPI-121). */
export function listHomes(db: Database, query: HomeQuery): HomeList {
  fillDeskRows(db)
  const state = stateOf(db)
  const requested = and(conditions(query))
  const narrowed = and([
    requested,
    ...(query.state ? [sql`${state} = ${query.state}`] : []),
    ...(query.gaps ? [WITH_GAPS] : []),
  ])
  const counted = (of: Statement, where: Statement) => sql`
    SELECT ${of} AS value, COUNT(*) AS count FROM ${FROM} WHERE ${where} GROUP BY value ORDER BY value`
  return {
    total: countOf(db, narrowed),
    homes: pageOf(db, narrowed, query),
    counts: {
      state: db.rows<{ value: HomeState; count: number }>(counted(state, requested)),
      gaps: countOf(db, and([requested, WITH_GAPS])),
    },
    agents: db.rows<{ value: string | null; count: number }>(counted(raw('agent'), raw('1'))),
  }
}

const countOf = (db: Database, where: Statement): number =>
  db.first<{ count: number }>(sql`SELECT COUNT(*) AS count FROM ${FROM} WHERE ${where}`)?.count ?? 0

function conditions({
  q = '',
  headType,
  transaction,
  agent,
  publicIds,
  viewings,
}: HomeQuery): Statement[] {
  const words = foldName(q).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  return [
    ...words.map(
      word => sql`(instr(search, ${wordStart(word)}) > 0 OR instr(search, ${wholeWord(word)}) > 0)`,
    ),
    ...(headType === undefined ? [] : [sql`head_type = ${headType}`]),
    ...(transaction === undefined ? [] : [sql`transaction_id = ${transaction}`]),
    ...(agent === undefined ? [] : [sql`agent = ${agent.toLowerCase()}`]),
    ...(viewings ? [HAS_HOURS] : []),
    ...(publicIds === undefined ? [] : [sql`public_id IN ${valuesOf(publicIds.split(','))}`]),
  ]
}

function onOffer(source: Source): Statement {
  const codes: StatusCode[] = ['FOR_SALE', 'TO_RENT', 'TAKE_OVER']
  return valuesOf(codes.flatMap(code => transactionIds(code, source)))
}

type Row = Omit<HomeRow, 'isFeed' | 'general' | 'picture' | 'gaps'> & {
  isFeed: number
  doc: string
}

function pageOf(db: Database, where: Statement, query: HomeQuery): HomeRow[] {
  const { order = 'changed', offset = 0, limit = LISTED } = query
  const rows = db.rows<Row>(
    sql`SELECT estate.id, external_id AS externalId, public_id AS publicId, ${stateOf(db)} AS state, held,
      ${IS_FEED} AS isFeed, ${SOURCE} AS source, updated_at AS updatedAt, agent, doc
    FROM ${FROM} JOIN estate_doc ON estate_doc.id = estate.id
    WHERE ${where} ORDER BY ${ORDERS[order]} LIMIT ${Math.min(limit, MAX_LISTED)} OFFSET ${offset}`,
  )
  const today = toDay(Date.now())
  return rows.map(({ doc, isFeed, ...row }) => {
    const estate: Estate = JSON.parse(doc)
    const { description: _, shortDescription: __, ...general } = estate.general
    return {
      ...row,
      isFeed: isFeed === 1,
      general: { ...general, price: priceWithMeaning(estate) },
      picture: estate.pictures?.find(({ file }) => file)?.file ?? null,
      gaps: legalGaps(estate, today).map(gap => gap.id),
    }
  })
}
