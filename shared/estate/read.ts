import { numberOf } from '../format.ts'
import { isRecord } from '../is-record.ts'
import { localize, type Locale } from '../locale.ts'
import type { At } from './fields/fields.ts'
import type { EstateGeneral } from './estate.ts'
import type { Picture } from './record/attachments.ts'

/** What an estate and its card have in common: enough for most rules. */
export interface EstateLike {
  general: Partial<EstateGeneral>
  dimensions?: At<'dimensions'>
  energy?: At<'energy'>
  pictures?: Picture[]
}

/** The value at a dotted path, or undefined. The API promises nothing, so no step is taken for granted. */
export function at(value: unknown, path: string): unknown {
  let current: unknown = value
  for (const key of path.split('.')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
      return undefined
    current = Reflect.get(current, key)
  }
  return current
}

/** The number at a path; see numberOf. */
export const numberAt = (value: unknown, path: string): number | null => numberOf(at(value, path))

/** The value under a dotted key of the guid-bearing source. */
export function fieldAt(estate: EstateLike, key: string): unknown {
  const fields = at(estate, 'fields')
  return isRecord(fields) && Object.hasOwn(fields, key) ? fields[key] : undefined
}

/** The list at a path, without its holes; no list gives []. */
export function listAt(value: unknown, path: string): unknown[] {
  const list = at(value, path)
  return Array.isArray(list) ? list.filter(item => item !== null && item !== undefined) : []
}

/** A localized, plain or numeric value as one line or more of plain text; blank and anything else give null. */
export function textOf(value: unknown, locale: Locale): string | null {
  const text = Number.isFinite(value) ? String(value) : localize(value, locale)
  return (text && plainText(text)) || null
}

export const textAt = (value: unknown, path: string, locale: Locale): string | null =>
  textOf(at(value, path), locale)

/** A text of the API without its markup; line breaks and no-break spaces stay. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[^\S\n\u00a0\u202f]+/g, ' ')
    .trim()

const TRUE: readonly unknown[] = [true, 1, 'true', '1']
const FALSE: readonly unknown[] = [false, 0, 'false', '0']

/** What a value says of yes and no (DETAIL-13); null: neither. */
export const booleanOf = (value: unknown): boolean | null =>
  TRUE.includes(value) ? true : FALSE.includes(value) ? false : null

/** The code of a list that a text names, or null: case and the space around it are forgiven (ESTATE-48). */
export function codeAmong<C extends string>(codes: readonly C[], value: unknown): C | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const normalized = String(value).trim().toUpperCase()
  return codes.find(code => code === normalized) ?? null
}

/** Numbers ascending, missing ones last. */
export const ascending = (a: number | null, b: number | null): number =>
  (a === null ? 1 : 0) - (b === null ? 1 : 0) || (a ?? 0) - (b ?? 0)
