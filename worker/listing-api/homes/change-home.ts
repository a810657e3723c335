import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { advertGap, isExcepted, lastExceptionDay } from '../../../shared/estate/legal/advert-gap.ts'
import { legalGaps } from '../../../shared/estate/legal/legal-findings.ts'
import type { HomeDecision } from '../../../shared/homes/home-change.ts'
import type { FieldValue } from '../../../shared/homes/record-path.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Day, Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { normalizeId } from '../db/estate-row.ts'
import { sql } from '../../store/sql.ts'
import { ApiError, changedMeanwhile, notFound } from '../http/errors.ts'
import { writeKnown } from '../import/write-estate.ts'
import { concernsOf, hides, hidesAddress, SENT } from '../parts/kinds/estates.ts'
import {
  archive,
  knownHome,
  numberFor,
  projectOf,
  type KnownHome,
} from '../parts/kinds/known-home.ts'
import type { Written } from '../parts/part-kind.ts'
import { keepVersion } from '../parts/single/versions.ts'
import { keepDecision } from './decision.ts'
import { forgetSource, freeOverrides, putOverrides, sourceOf } from './overrides.ts'
import { readHome, type StoredHome } from './read-home.ts'

/** A change of a home that was read and checked. */
export interface HomeWrite {
  name: string
  /** The home as JSON text when this was thought of; null: there was none. */
  expected: string | null
  /** The record as it is to be, read as a line of a feed is. */
  estate: Estate
  parent: string | null
  digest: string
  /** Fields of it that are set, as they were read. */
  set: readonly FieldValue[]
  free: readonly string[]
  state?: HomeDecision | undefined
  reason?: string | undefined
  until?: Day | undefined
  by: { id: string; name: string }
  now: Seconds
}

/**
 * The one way in which people change a home: its fields, of one that a feed keeps as overrides, and what was decided of
 * it (LAPI-123). Throws an ApiError of 412 where it has changed meanwhile.
 */
export function changeHome(db: Database, write: HomeWrite): Written {
  const { name, expected, now } = write
  const before = readHome(db, name)
  if ((before && JSON.stringify(before)) !== expected)
    throw changedMeanwhile('has changed meanwhile')
  if (before) {
    const { externalId, line } = before
    keepVersion(db, {
      path: `estates/${externalId}`,
      at: now,
      by: `person ${write.by.id}`,
      content: line,
    })
  }
  const known = knownHome(db, normalizeId(name))
  const parentId = projectOf(db, write.parent, { externalId: normalizeId(name), coming: new Set() })
  const id = known?.id ?? numberFor(db, write.estate.general.id)
  if (write.state === 'archived') {
    if (!known) throw notFound('home')
    const entities = archive(db, known.publicId, now)
    return changed(known, known.publicId, {
      id,
      hard: true,
      also: entities.map(home => `estate/${home}`),
    })
  }
  if (before?.state === 'archived' && write.state === undefined)
    throw new ApiError('conflict', 'is archived; decide first what becomes of it', 'state')
  keepDecision(db, { ...write, id, isNew: !before })
  writeRecord(db, { id, parentId, before, known }, write)
  db.change(sql`UPDATE estate SET updated_at = ${now} WHERE id = ${id}`)
  const after = effectiveOf(db, id)
  if (write.state === 'published') refuseGaps(after, parentId !== null, write)
  return changed(known, publicId(after), {
    id,
    hard: hides(db, id) || hidesAddress(known, after),
    parentId,
  })
}

interface Place {
  id: number
  parentId: string | null
  before: StoredHome | null
  known: KnownHome | null
}

function writeRecord(db: Database, { id, parentId, before, known }: Place, write: HomeWrite): void {
  const { estate, set, free, by, now } = write
  const externalId = normalizeId(write.name)
  // What a sender keeps is changed by overrides alone, so that the sender's next word undoes none of it.
  if (known && before && (before.isFeed || before.overrides.length > 0)) {
    const said: Estate = sourceOf(db, id) ?? JSON.parse(known.doc)
    putOverrides(db, id, set, { by: by.name, at: now })
    freeOverrides(db, id, free)
    const digest = known.digest ?? ''
    writeKnown(db, { estate: said, externalId, parentId: known.parentId, digest })
    forgetSource(db, id)
    return
  }
  const general = { ...estate.general, id, ...(parentId !== null && { parentId }) }
  writeKnown(db, {
    estate: { ...estate, general, updatedAt: now },
    externalId,
    parentId,
    digest: `${SENT}${write.digest}`,
  })
}

function effectiveOf(db: Database, id: number): Estate {
  const row = db.first<{ doc: string }>(sql`SELECT doc FROM estate_doc WHERE id = ${id}`)
  return JSON.parse(row?.doc ?? '{}')
}

/** Shown with gaps only for a reason, and without rent, charges or energy value until a day; both are kept (LAPI-127, LAW-63). */
function refuseGaps(
  estate: Estate,
  isEntity: boolean,
  { reason, until }: Pick<HomeWrite, 'reason' | 'until'>,
): void {
  const today = toDay(Date.now())
  const gaps = legalGaps(estate, today)
  if (gaps.length > 0 && reason === undefined)
    throw new ApiError('conflict', `lacks ${gaps.map(({ id }) => id).join(', ')}`, 'reason')
  const gap = advertGap(estate, today, isEntity)
  if (!gap || isExcepted([estate.shownWithout], today)) return
  const last = lastExceptionDay(today)
  if (until === undefined || until < today || until > last)
    throw new ApiError(
      'conflict',
      `must be a day from ${today} to ${last}, since it lacks ${gap}`,
      'until',
    )
}

const changed = (
  known: KnownHome | null,
  home: string,
  {
    id,
    hard,
    parentId,
    also = [],
  }: { id: number; hard: boolean; parentId?: string | null; also?: string[] },
): Written => ({
  changed: true,
  concerns: [...concernsOf(home, parentId, known?.parentId), ...also],
  ...(hard && { hard }),
  id,
})
