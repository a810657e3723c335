import * as v from 'valibot'
import { isRecord } from '../../../shared/is-record.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import {
  lastExceptionDay,
  MAX_EXCEPTION_DAYS,
  missingPlace,
} from '../../../shared/estate/legal/advert-gap.ts'
import { placeDoubts, turnedCoordinates } from '../../../shared/estate/doubts.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { normalizeId } from '../db/estate-row.ts'
import { withNames } from './line/estate-names.ts'
import { CORE_FIELDS, FeedLine, SenderId } from './feed-schema.ts'
import { fitSchema, type Remark } from './line/fit-schema.ts'
import { plainTexts } from './line/plain-texts.ts'

/** An estate that a line asks for, or that it takes off. */
export type ReadLine = {
  externalId: string
  warnings: Remark[]
  /** Whether the line says what to do itself, so that a feed of such lines is no whole one. */
  hasOperation: boolean
} & (
  | { op: 'delete' }
  | {
      op: 'put'
      /** The sender's id of its project. */
      parentExternalId: string | null
      estate: Estate
    }
)

/** Why a line is refused, with the sender's id where it can be read. */
export interface RefusedLine extends Remark {
  externalId: string | null
}

/** Nesting levels. SQLite reads a thousand; a deeper line would fail its whole batch. */
const MAX_DEPTH = 100

/** What a line may say that is right for some senders alone. */
interface LineRules {
  /** The id of the home, where the call's address says it. */
  name?: string
  /** It may be without town or region, which nothing shows: a draft, or a home that was here before. */
  mayLackPlace?: boolean
}

/**
 * Reads one estate as a sender writes it, a line of a feed or the body of a call: checked, its texts plain, its names
 * filled in (IMPORT-51 to IMPORT-58); refused without its town or region (LAW-73).
 */
export async function readEstateLine(
  value: unknown,
  { name, mayLackPlace = false }: LineRules = {},
): Promise<ReadLine | RefusedLine> {
  const externalId = name ? normalizeId(name) : externalIdOf(value)
  if (!isRecord(value)) return { externalId, field: 'line', message: `must be an object in { }` }
  if (isDeeperThan(value, MAX_DEPTH))
    return { externalId, field: 'line', message: `is nested more than ${MAX_DEPTH} levels deep` }
  const wrongId = externalId === null ? null : v.safeParse(SenderId, externalId).issues?.[0]
  if (wrongId) return { externalId: null, field: 'externalId', message: wrongId.message }
  if (value.op === 'delete') {
    return externalId === null
      ? { externalId, ...NO_ID }
      : { externalId, op: 'delete', hasOperation: true, warnings: [] }
  }
  const { value: turned, warnings: swapped } = turnedCoordinates(await plainTexts(value))
  const fit = fitSchema(FeedLine, turned, CORE_FIELDS)
  if ('refusal' in fit) return { externalId, ...fit.refusal }
  if (externalId === null) return { externalId, ...NO_ID }
  const { op, externalId: _, shownWithout, ...said } = fit.output
  const isTooLong = shownWithout && shownWithout.until > lastExceptionDay(toDay(Date.now()))
  const estate: Estate = {
    ...said,
    ...(shownWithout && !isTooLong && { shownWithout }),
    // 0: its number is given when it is written.
    general: { ...withNames(said.general), id: said.general.id ?? 0 },
  }
  const lacking = mayLackPlace ? null : missingPlace(estate)
  if (lacking) return { externalId, ...NO_PLACE[lacking] }
  const parent = said.general.parentId
  const warnings = [...swapped, ...fit.warnings, ...placeDoubts(estate)]
  return {
    externalId,
    op: 'put',
    hasOperation: op !== undefined,
    parentExternalId: parent == null ? null : normalizeId(parent),
    warnings: isTooLong ? [...warnings, EXCEPTION_TOO_LONG] : warnings,
    estate,
  }
}

const EXCEPTION_TOO_LONG: Remark = {
  field: 'shownWithout.until',
  message: `must be at most ${MAX_EXCEPTION_DAYS} days ahead: shownWithout left out`,
}

const NO_PLACE: Record<'city' | 'region', Remark> = {
  city: {
    field: 'general.address.city',
    message: 'is missing: an advert says in which town the home lies',
  },
  region: {
    field: 'general.address.region',
    message: 'is missing, and does not follow from the postal code: the law of adverts goes by it',
  },
}

const NO_ID: Remark = {
  field: 'externalId',
  message: 'is missing: an id is required, externalId, general.guid or general.id',
}

/** The sender's id of an estate, even of a line that is otherwise invalid. */
function externalIdOf(value: unknown): string | null {
  if (!isRecord(value)) return null
  const general = isRecord(value.general) ? value.general : {}
  const found = [general.guid, value.externalId, general.id].find(
    each => (typeof each === 'string' && each.trim() !== '') || typeof each === 'number',
  )
  return typeof found === 'string' || typeof found === 'number' ? normalizeId(found) : null
}

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(part => isDeeperThan(part, levels - 1)))
