import {
  formatDate,
  formatNumber,
  formatYear,
  isNumberFormat,
  numberOf,
  type NumberFormat,
} from '../../format.ts'
import { rowOf } from '../../table.ts'
import { codeLabel, codeOf, isEnumeration, type Enumeration } from '../kind/enumerations.ts'
import type { Estate } from '../estate.ts'
import { floodLetter } from '../flooding.ts'
import type { FieldContext, FieldDefinition, FieldFormat } from './fields/field.ts'
import { floorName } from '../rooms/floors.ts'
import { issuedText } from '../legal/pending-certificate.ts'
import { at, booleanOf, fieldAt, textOf, type EstateLike } from '../read.ts'

/** A field's value as text in the page's language, or null when there is nothing to show. */
export const fieldValue = (
  definition: FieldDefinition,
  estate: Estate,
  context: FieldContext,
): string | null =>
  definition.derive?.(estate, context) ||
  formatValue(rawValue(definition, estate), definition.format, context)

/** The value under the dotted key, else at the first path that has one; -1 is none but of a storey (DETAIL-6, DETAIL-8). */
export function rawValue({ main, guid, format }: FieldDefinition, estate: EstateLike): unknown {
  const paths = main?.split(' ') ?? []
  const values = [guid && fieldAt(estate, guid), ...paths.map(path => at(estate, path))]
  const none: unknown[] = [undefined, null, '', ...(format === 'floor' ? [] : [-1, '-1'])]
  return values.find(value => !none.includes(typeof value === 'string' ? value.trim() : value))
}

/** One value in its format; of a list each that has one. */
export function formatValue(
  value: unknown,
  format: FieldFormat,
  context: FieldContext,
): string | null {
  if (Array.isArray(value)) {
    return (
      value
        .flatMap(each => (Array.isArray(each) ? [] : (formatValue(each, format, context) ?? [])))
        .join(', ') || null
    )
  }
  if (isNumberFormat(format)) return formatNumber(format, value, context.locale)
  const enumeration = format.startsWith('code:') ? format.slice('code:'.length) : ''
  if (isEnumeration(enumeration)) return formatCode(value, enumeration, context)
  return rowOf(FORMATTERS, format)?.(value, context) ?? null
}

type Formatter = (value: unknown, context: FieldContext) => string | null

const FORMATTERS: Record<Exclude<FieldFormat, NumberFormat | `code:${Enumeration}`>, Formatter> = {
  text: (value, { locale }) => textOf(value === -1 ? null : value, locale),
  reference: (value, { locale }) => issuedText(textOf(value === -1 ? null : value, locale)),
  date: formatDate,
  year: formatYear,
  boolean: (value, { t }) => {
    const isTrue = booleanOf(value)
    return isTrue === null ? null : t(isTrue ? 'yes' : 'no')
  },
  floor: (value, { t }) => {
    const level = numberOf(value)
    return level === null || !Number.isInteger(level) ? null : floorName(level, t)
  },
}

/** The label of a code. An unknown code shows nothing, unless the API sends a name with it or it is a flood score (DETAIL-10). */
function formatCode(
  value: unknown,
  enumeration: Enumeration,
  { t, locale }: FieldContext,
): string | null {
  const code =
    enumeration === 'planning' && typeof value === 'boolean' ? (value ? 'YES' : 'NO') : value
  if (isNotEntered(enumeration, code)) return null
  const spelled = typeof value === 'object' ? textOf(at(value, 'name') ?? value, locale) : null
  const letter = enumeration === 'floodScore' ? floodLetter(code) : null
  return codeLabel(enumeration, code, t) ?? letter ?? spelled
}

/** Codes that mean 'not entered'; what the law asks for then says so, the rest stays away. */
const isNotEntered = (enumeration: Enumeration, value: unknown): boolean =>
  ['UNKNOWN', 'UNKNWON', 'NI'].includes(codeOf(enumeration, value) ?? '')
