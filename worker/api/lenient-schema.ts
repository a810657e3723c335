import * as v from 'valibot'
import { objectOf } from './parse-response.ts'

/**
 * Parts that may be missing, and count as missing where they have another shape, so that nothing ever reads into a
 * text as if it were an object. Parts that a schema does not name are left as they are.
 */
const lenient = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.nullish(schema), undefined)

/** A text, a number, true or false. */
export const plain = lenient(
  v.custom<string | number | boolean>(value =>
    ['string', 'number', 'boolean'].includes(typeof value),
  ),
)

export const part = (parts: v.ObjectEntries = {}) => lenient(objectOf<object>(parts))

/** A list of objects, without the items that are none. */
export const objects = (parts: v.ObjectEntries = {}) =>
  v.pipe(
    v.array(part(parts)),
    v.transform(items => items.filter(item => item != null)),
  )

export const partList = (parts: v.ObjectEntries = {}) => lenient(objects(parts))
