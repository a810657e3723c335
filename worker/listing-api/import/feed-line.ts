import * as v from 'valibot'
import type { Estate } from '../../../shared/estate/estate.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { normalizeId } from '../db/estate-row.ts'
import { guid } from '../http/parameters.ts'

/** A line of a feed as it is staged: an estate with the sender's id. */
interface FeedLine {
  externalId: string
  /** The sender's id of its project. */
  parentExternalId: string | null
  estate: Estate
}

export interface Rejection {
  line: number
  field: string
  message: string
}

/** Nesting levels. SQLite reads a thousand; a deeper line would fail its whole batch. */
const MAX_DEPTH = 100
/** Some messages quote the value, which may be a whole line. */
const MAX_MESSAGE_LENGTH = 200
/** The highest id a sender may ask for, so that there is always a next one. */
const MAX_ID = 999_999_999_999

const integer = v.pipe(v.number('Not a number'), v.safeInteger('Not a whole number'))
const positive = v.pipe(integer, v.minValue(1))
const id = v.looseObject({ id: positive })
const text = v.pipe(v.string(), v.maxLength(200))
const nullable = <S extends v.GenericSchema>(schema: S) => v.nullish(schema)
const senderId = v.union([v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/)), positive], 'Not an id')

const Address = v.looseObject({
  visible: nullable(v.boolean()),
  city: nullable(v.looseObject({ id: positive, name: text, zip: text })),
  country: nullable(id),
  region: nullable(v.picklist(['FLANDERS', 'WALLONIA', 'BRUSSELS'])),
  geoLocation: nullable(
    v.object({
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
})

/**
 * A line of PUT /estates: an estate. Its guid, else `externalId`, else its id is the
 * sender's id; `general.parentId` is the sender's id of its project; `general.id` is used if it is free.
 */
export const ImportLine = v.looseObject({
  externalId: nullable(senderId),
  general: v.looseObject({
    id: nullable(v.pipe(positive, v.maxValue(MAX_ID))),
    guid: nullable(guid),
    parentId: nullable(senderId),
    project: nullable(v.boolean()),
    headType: id,
    subType: nullable(id),
    transaction: id,
    price: nullable(
      v.looseObject({ value: nullable(v.pipe(v.number(), v.finite(), v.minValue(-1))) }),
    ),
    bedroomCount: nullable(v.pipe(integer, v.minValue(-1), v.maxValue(1_000))),
    publicationDate: nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d/, 'Not an ISO date'))),
    address: nullable(Address),
  }),
  pictures: nullable(
    v.array(
      v.looseObject({
        file: nullable(text),
        thumbnail: nullable(text),
        index: nullable(v.number()),
      }),
    ),
  ),
  updatedAt: nullable(v.number()),
})

/** Parses a line. A rejected one has the reason and, where it is readable, the sender's id. */
export function parseLine(
  text: string,
): FeedLine | { externalId: string | null; field: string; message: string } {
  const value = parseJson(text)
  if (value === undefined) return { externalId: null, field: 'line', message: 'Not JSON' }
  const externalId = externalIdOf(value)
  if (isDeeperThan(value, MAX_DEPTH))
    return { externalId, field: 'line', message: `Nested more than ${MAX_DEPTH} levels deep` }
  const checked = v.safeParse(ImportLine, value)
  if (!checked.success) {
    const [issue] = checked.issues
    return {
      externalId,
      field: v.getDotPath(issue) ?? 'line',
      message: issue.message.slice(0, MAX_MESSAGE_LENGTH),
    }
  }
  if (externalId === null)
    return {
      externalId,
      field: 'externalId',
      message: 'An id is required: externalId, general.guid or general.id',
    }
  const { externalId: _, ...estate } = checked.output
  const parent = estate.general.parentId
  return {
    externalId,
    parentExternalId: parent == null ? null : normalizeId(parent),
    // The schema validates what is used here; everything else is stored as it was sent.
    estate: estate as Estate,
  }
}

/** The sender's id of an estate, even of a line that is otherwise invalid. */
function externalIdOf(value: unknown): string | null {
  if (!isRecord(value)) return null
  const general = isRecord(value.general) ? value.general : {}
  const found = [general.guid, value.externalId, general.id].find(
    each => typeof each === 'string' || typeof each === 'number',
  )
  return found === undefined ? null : normalizeId(found)
}

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(part => isDeeperThan(part, levels - 1)))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
