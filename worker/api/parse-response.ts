import * as v from 'valibot'
import { isRecord } from '../../shared/is-record.ts'
import { ApiError } from './errors.ts'

const jsonObject = v.custom<Record<string, unknown>>(isRecord)

/**
 * An object of T. Only what pages would break on is checked; the rest is taken as the API promises it, since
 * checking all of an estate costs more than it saves and readers expect any part to be missing. Unlike valibot's
 * own objects it keeps the order of its parts, and is copied only where a part is replaced.
 */
export const objectOf = <T>(parts: v.ObjectEntries = {}): v.GenericSchema<unknown, T> => {
  const schemas = Object.entries(parts)
  return v.pipe(
    jsonObject,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      let value = dataset.value
      for (const [name, schema] of schemas) {
        const parsed = v.safeParse(schema, value[name])
        if (!parsed.success) {
          addIssue({ message: `unusable ${name}` })
          return NEVER
        }
        if (parsed.output !== value[name]) {
          if (value === dataset.value) value = { ...value }
          value[name] = parsed.output
        }
      }
      // The one place where the API's promise becomes a type.
      return value as T
    }),
  )
}

/** A part that must be there, whatever it is. */
export const present = v.custom<unknown>(value => value !== undefined)

/** A list without its unusable items; where all items are unusable, so is the list. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.check(items => items.length === 0 || items.some(item => item !== null)),
    v.transform(items => items.filter(item => item !== null)),
  )

/** A list without its unusable items, of which none may be left. */
export const choices = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform(items => items.filter(item => item !== null)),
  )

export const integer = v.pipe(v.number(), v.integer())

/** How many there are. */
export const count = v.pipe(integer, v.minValue(0))

/**
 * Parts that may be missing, and count as missing where they have another shape, so that nothing ever reads into a
 * text as if it were an object. Parts that a schema does not name are left as they are.
 */
export const lenient = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.nullish(schema), undefined)

/** A text, a number, true or false. */
export const plain = lenient(
  v.custom<string | number | boolean>(value =>
    ['string', 'number', 'boolean'].includes(typeof value),
  ),
)

export const part = (parts: v.ObjectEntries = {}) => lenient(objectOf<object>(parts))

/** A list of objects, without the items that are none. */
const objects = (parts: v.ObjectEntries = {}) =>
  v.pipe(
    v.array(part(parts)),
    v.transform(items => items.filter(item => item != null)),
  )

export const partList = (parts: v.ObjectEntries = {}) => lenient(objects(parts))

/** An API's plain word, by a status, that something is not there; null is only an empty answer. */
export const ABSENT = Symbol('absent')

export const unusableResponse = (): ApiError => new ApiError(200, 'unusable response')

/** Checks a response at the edge. One of another shape throws ApiError, so it counts as a failed call and is never cached. */
export const parser =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (response: unknown): T => {
    // What is not JSON came as the response itself.
    const parsed = response instanceof Response ? null : v.safeParse(schema, response)
    if (!parsed?.success) throw unusableResponse()
    return parsed.output
  }

/** Definite absence is a value, not a failure (API-21): the given statuses resolve to their values. */
export async function absenceAsValue<T, G>(
  statuses: Record<number, G>,
  call: () => Promise<T>,
): Promise<T | G> {
  try {
    return await call()
  } catch (error) {
    const value = error instanceof ApiError ? statuses[error.status] : undefined
    if (value === undefined) throw error
    return value
  }
}
