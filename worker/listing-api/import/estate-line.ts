import * as v from 'valibot'
import { isRecord } from '../../../shared/is-record.ts'
import { at } from '../../../shared/estate/read.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { normalizeId } from '../db/estate-row.ts'
import { withNames } from './estate-names.ts'
import { CORE_FIELDS, FeedLine, SenderId } from './feed-schema.ts'
import { fitSchema, type Remark } from './fit-schema.ts'
import { plainTexts } from './plain-texts.ts'

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

/**
 * Reads one estate as a sender writes it, a line of a feed or the body of a call: checked, its texts plain, its names
 * filled in (IMPORT-51 to IMPORT-58). `name` is its id where the call's address says it.
 */
export async function readEstateLine(
  value: unknown,
  name?: string,
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
  const fitted = fitSchema(FeedLine, turned, CORE_FIELDS)
  if ('refusal' in fitted) return { externalId, ...fitted.refusal }
  if (externalId === null) return { externalId, ...NO_ID }
  const { op, externalId: _, ...estate } = fitted.output
  const parent = estate.general.parentId
  return {
    externalId,
    op: 'put',
    hasOperation: op !== undefined,
    parentExternalId: parent == null ? null : normalizeId(parent),
    warnings: [...swapped, ...fitted.warnings, ...doubts(estate)],
    // Its number is given when it is written.
    estate: { ...estate, general: withNames(estate.general) } as Estate,
  }
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

const GEO = 'general.address.geoLocation'

/** Belgium, roughly: no latitude of it is a longitude of it. */
const isLatitude = (value: unknown): boolean =>
  typeof value === 'number' && value > 49 && value < 52
const isLongitude = (value: unknown): boolean => typeof value === 'number' && value > 2 && value < 7

/** Coordinates the wrong way round are turned (IMPORT-54). */
function turnedCoordinates(value: unknown): { value: unknown; warnings: Remark[] } {
  const place = at(value, GEO)
  if (!isRecord(place) || !isLongitude(place.lat) || !isLatitude(place.lon))
    return { value, warnings: [] }
  const { lat, lon } = place
  Object.assign(place, { lat: lon, lon: lat })
  return {
    value,
    warnings: [
      { field: GEO, message: `has lat and lon the wrong way round: taken as ${lon}, ${lat}` },
    ],
  }
}

const BELGIUM = 1

/** What is taken as it is and can hardly be meant (IMPORT-54). */
function doubts({ general }: { general: unknown }): Remark[] {
  const country = at(general, 'address.country.id') ?? BELGIUM
  if (country !== BELGIUM) return []
  const place = at(general, 'address.geoLocation')
  const city = at(general, 'address.city.id')
  const found: Remark[] = []
  if (isRecord(place) && !(isLatitude(place.lat) && isLongitude(place.lon)))
    found.push({ field: GEO, message: `lies outside Belgium: ${place.lat}, ${place.lon}` })
  if (typeof city === 'number' && (city < 10_000 || city > 99_999))
    found.push({
      field: 'general.address.city.id',
      message: `is no NIS code of five digits: ${city}`,
    })
  return found
}
