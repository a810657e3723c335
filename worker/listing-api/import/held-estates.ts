import {
  advertGap,
  ADVERT_LACKS,
  type AdvertLack,
  isExcepted,
  missingPlace,
} from '../../../shared/estate/legal/advert-gap.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Day, Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import type { EstateWrite } from '../db/estate-row.ts'
import { sql, valuesOf } from '../../store/sql.ts'
import { decisionOf, type Decision } from '../homes/decision.ts'
import { writeDeskRow } from '../homes/desk-row.ts'
import type { Held } from './held-reasons.ts'

const MAX_LISTED = 500
/** Homes that are looked at again in one transaction, so that a search in between waits for milliseconds. */
const CHECKED_AT_ONCE = 50

/**
 * Why an estate is not shown: somebody decided so, it lies nowhere, or its advert lacks something and nobody said why and
 * until when it is shown all the same; null: it is shown (LAW-61 to LAW-63, LAW-73, LAPI-127).
 */
export function heldBack(
  { estate, parentId }: Pick<EstateWrite, 'estate' | 'parentId'>,
  { state, until }: Decision,
): Held | null {
  if (state) return state
  if (missingPlace(estate)) return 'place'
  const today = toDay(Date.now())
  const gap = advertGap(estate, today, parentId != null)
  const decided = until === null ? null : { until }
  return gap && !isExcepted([estate.shownWithout, decided], today) ? gap : null
}

interface Due {
  id: number
  externalId: string
  publicId: string
  parentId: string | null
  held: string | null
  archivedAt: Seconds | null
  doc: string
}

/**
 * Looks again at homes whose day has come: holds back those whose exception has ended, or that a new rule asks something
 * of. Returns the public ids of what is not shown any more, and whether there may be more to look at.
 */
export function recheckHomes(db: Database, now: Seconds): { hidden: string[]; isDone: boolean } {
  const due = db.rows<Due>(
    sql`SELECT estate.id, external_id AS externalId, public_id AS publicId, parent_id AS parentId, held,
      archived_at AS archivedAt, doc
    FROM estate_desk JOIN estate ON estate.id = estate_desk.id JOIN estate_doc ON estate_doc.id = estate.id
    WHERE check_on <= ${toDay(Date.now())} ORDER BY check_on LIMIT ${CHECKED_AT_ONCE}`,
  )
  const hidden = due.flatMap(({ id, externalId, publicId, parentId, held, archivedAt, doc }) => {
    const estate: Estate = JSON.parse(doc)
    const decided = decisionOf(db, id)
    writeDeskRow(db, estate, externalId, decided)
    const isShown = held === null && archivedAt === null
    const gap = isShown ? heldBack({ estate, parentId }, decided) : null
    if (!gap) return []
    db.write(
      sql`UPDATE estate SET held = ${gap}, archived_at = ${now}, updated_at = ${now} WHERE id = ${id}`,
    )
    return [publicId]
  })
  const isDone = due.length < CHECKED_AT_ONCE
  // A row whose home is gone would be due for ever.
  if (isDone) db.write(sql`DELETE FROM estate_desk WHERE id NOT IN (SELECT id FROM estate_doc)`)
  return { hidden, isDone }
}

/** The first day on which a home is to be looked at again; null: there is none. */
export const nextCheck = (db: Database): Day | null =>
  db.first<{ day: Day | null }>(sql`SELECT MIN(check_on) AS day FROM estate_desk`)?.day ?? null

/** The first estates that are held back, with the sender's id and why. */
export const listHeld = (db: Database) =>
  db.rows<{ externalId: string; reason: AdvertLack }>(
    sql`SELECT external_id AS externalId, held AS reason FROM estate WHERE held IN ${valuesOf(ADVERT_LACKS)} ORDER BY id LIMIT ${MAX_LISTED}`,
  )
