import { formatDate, formatNumber } from '../format.ts'
import type { FieldContext } from '../estate/detail/field-context.ts'
import { labelKey } from '../estate/detail/field-label.ts'
import { FIELDS } from '../estate/fields/fields.ts'
import { fieldsOfCriterion } from '../estate/fields/of-criterion.ts'
import type { FieldType } from '../estate/fields/row.ts'
import { hasText } from '../translator.ts'
import { textsOf } from './address.ts'
import { CRITERIA, type CriterionName, MORE_NAMES, type Search, valuesOf } from './criteria.ts'
import type { Criterion } from './criterion.ts'
import { isCalledByField, type OptionLabels } from './describe.ts'

/** Placeholder for the number; the browser fills it in. */
export const VALUE_PLACE = '{{value}}'

/** The texts of a criterion that is named by its field. */
interface CriterionWords {
  name: string
  /** Title of its options or label of its number; '' if the only option has the same name. */
  legend: string
  /** The label of an option. */
  option: (code: string) => string
  /** The text of a chip. */
  condition: (text: string) => string
}

export function criterionWords(name: CriterionName, { t, locale }: FieldContext): CriterionWords {
  const [field] = fieldsOfCriterion(name)
  const { match, read }: Criterion = CRITERIA[name]
  if (!field)
    return { name, legend: name, option: code => code, condition: text => `${name} ${text}` }
  const type: FieldType = FIELDS[field].type
  const short = t(`chip.${field}`)
  const label = hasText(short) ? short : t(labelKey(field))
  if (match === 'min' || match === 'max') {
    const isMin = match === 'min'
    return {
      name: label,
      legend: t(isMin ? 'criterion.atLeast' : 'criterion.atMost', { field: label }),
      option: code => code,
      condition: text =>
        t(isMin ? 'criterion.isAtLeast' : 'criterion.isAtMost', {
          field: label,
          value: amountText(type, text, locale),
        }),
    }
  }
  if (match === 'since')
    return {
      name: label,
      legend: label,
      option: code => code,
      condition: text => t('criterion.isSince', { field: label, value: formatDate(text) ?? text }),
    }
  const option = (code: string): string =>
    type.kind === 'code' ? t(`${type.words ?? field}.${code}`) : t(code)
  const isOne = type.kind === 'flag' && 'codes' in read && read.codes.length === 1
  return {
    name: label,
    legend: isOne ? '' : label,
    option: code => (isOne ? label : option(code)),
    condition: text =>
      isOne ? label : t('criterion.isValue', { field: label, value: option(text) }),
  }
}

/** Labels, for `describe`, of the criteria that are named by their field; a pending criterion is marked as not applied. */
export function criterionLabels(
  search: Search,
  context: FieldContext,
  pending: readonly string[] = [],
): OptionLabels {
  const values = valuesOf(search)
  return Object.fromEntries(
    MORE_NAMES.filter(isCalledByField).flatMap(name => {
      const words = criterionWords(name, context)
      return textsOf(name, values).map(text => {
        const condition = words.condition(text)
        const label = pending.includes(name)
          ? context.t('criterion.notApplied', { condition })
          : condition
        return [`${name} ${text}`, label]
      })
    }),
  )
}

function amountText(type: FieldType, text: string, locale: FieldContext['locale']): string {
  const unit = type.kind === 'number' ? type.unit : 'number'
  if (text === VALUE_PLACE) return (formatNumber(unit, 0, locale) ?? '').replace('0', VALUE_PLACE)
  return type.kind === 'year' ? text : (formatNumber(unit, Number(text), locale) ?? text)
}
