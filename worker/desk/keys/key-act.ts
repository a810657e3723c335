import * as v from 'valibot'
import { KEY_END, KEY_SCOPES } from '../../agency/access/key-row.ts'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/** The end of a key's last day in Brussels; '': it has none. */
const until = v.union([
  v.pipe(
    v.literal(''),
    v.transform(() => null),
  ),
  KEY_END,
])

/** What a form on the page of keys asks for. */
export const KEY_ACT = v.variant('act', [
  v.object({
    act: v.literal('add'),
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    scopes: v.pipe(v.array(v.picklist(KEY_SCOPES)), v.minLength(1)),
    until,
  }),
  v.object({ act: v.literal('revoke'), id }),
  v.object({ act: v.literal('on'), id }),
])

export type KeyAct = v.InferOutput<typeof KEY_ACT>

/** The fields of a form that could not be read, by name. */
export const FIELDS = ['name', 'scopes', 'until'] as const

export type KeyField = (typeof FIELDS)[number]
