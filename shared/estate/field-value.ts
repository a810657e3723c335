import { formatDate, formatNumber, formatYear, numberOf, type NumberFormat } from '../format.ts'
import { codeLabel, codeOf, type Enumeration } from './enumerations.ts'
import type { Estate } from './estate.ts'
import type { FieldContext, FieldDefinition, FieldFormat } from './fields/field.ts'
import { floorName } from './floors.ts'
import { settled } from './pending.ts'
import { at, textOf } from './read.ts'
import { fieldAt } from './visibility.ts'

/** A field's value as text in the page's language, or null when there is nothing to show. */
export const fieldValue = (
  definition: FieldDefinition,
  estate: Estate,
  context: FieldContext,
): string | null =>
  definition.derive?.(estate, context) ||
  present(rawValue(definition, estate), definition.format, context)

/** The value under the dotted key, else at the first path that has one. */
export function rawValue({ main, guid }: FieldDefinition, estate: Estate): unknown {
  const paths = main?.split(' ') ?? []
  const values = [guid && fieldAt(estate, guid), ...paths.map(path => at(estate, path))]
  return values.find(value => value !== undefined && value !== null && value !== '')
}

/** One value in its format; of a list each that has one. */
export function present(value: unknown, format: FieldFormat, context: FieldContext): string | null {
  if (Array.isArray(value)) {
    return (
      value
        .flatMap(each => (Array.isArray(each) ? [] : (present(each, format, context) ?? [])))
        .join(', ') || null
    )
  }
  if (format.startsWith('code:')) return presentCode(value, format.slice(5) as Enumeration, context)
  const presenter = PRESENTERS[format as keyof typeof PRESENTERS]
  return presenter ? presenter(value, context) : formatNumber(format as NumberFormat, value)
}

type Presenter = (value: unknown, context: FieldContext) => string | null

const PRESENTERS: Record<Exclude<FieldFormat, NumberFormat | `code:${Enumeration}`>, Presenter> = {
  text: (value, { locale }) => textOf(value === -1 ? null : value, locale),
  reference: (value, { locale }) => settled(textOf(value === -1 ? null : value, locale)),
  date: formatDate,
  year: formatYear,
  boolean: (value, { t }) => {
    const answer = truth(value)
    return answer === null ? null : t(answer ? 'yes' : 'no')
  },
  floor: (value, { t }) => {
    const level = numberOf(value)
    return level === null || !Number.isInteger(level) ? null : floorName(level, t)
  },
}

/** Codes by their label. A code nobody knows shows nothing, but a name the API spells out does. */
function presentCode(
  value: unknown,
  enumeration: Enumeration,
  { t, locale }: FieldContext,
): string | null {
  const answer =
    enumeration === 'planning' && typeof value === 'boolean' ? (value ? 'YES' : 'NO') : value
  if (isSilent(enumeration, answer)) return null
  const spelled = typeof value === 'object' ? textOf(at(value, 'name') ?? value, locale) : null
  return codeLabel(enumeration, answer, t) ?? spelled
}

/** Codes that mean 'not entered'; what the law asks for then says so, the rest stays away. */
const isSilent = (enumeration: Enumeration, value: unknown): boolean =>
  ['UNKNOWN', 'UNKNWON', 'NI'].includes(codeOf(enumeration, value) ?? '')

/** yes, no or unknown. */
function truth(value: unknown): boolean | null {
  if ([true, 1, 'true', '1'].includes(value as string)) return true
  return [false, 0, 'false', '0'].includes(value as string) ? false : null
}
