import { optionListHtml } from '../../client/controls/option-list.ts'
import type { FieldContext } from '../../shared/estate/detail/field-context.ts'
import { formatDate } from '../../shared/format.ts'
import { textsOf } from '../../shared/search/address.ts'
import {
  CRITERIA,
  type CriterionName,
  MORE_NAMES,
  type Search,
  valuesOf,
} from '../../shared/search/criteria.ts'
import { criterionWords, VALUE_PLACE } from '../../shared/search/criterion-words.ts'
import type { Match } from '../../shared/search/criterion.ts'
import { isCalledByField } from '../../shared/search/describe.ts'
import { countsOf, largestOf } from '../../shared/search/facets.ts'
import type { FilterValues } from '../../shared/search/search.ts'
import type { Day } from '../../shared/time/units.ts'
import { addDays } from '../../shared/time/day.ts'
import type { Translate } from '../../shared/translator.ts'

/** Of how many days ago homes may be asked for without knowing when their visitor was here. */
const SINCE_DAYS = [7, 30] as const

/** The order of the controls: numbers, boxes that must all apply, boxes of which one must apply, days. */
const KINDS: readonly Match[] = ['min', 'max', 'allOf', 'anyOf', 'since']

/** Texts of criteria that are not named by their field. */
const LEGENDS: { [N in CriterionName]?: string } = {
  'area-min': 'filter.areaMin',
  'plot-min': 'filter.plotMin',
  with: 'filter.with',
  energy: 'filter.energy',
  since: 'filter.since',
}

const OPTIONS: { [N in CriterionName]?: (code: string, t: Translate) => string } = {
  with: (code, t) => t(`filter.traits.${code}`),
  energy: code => code,
}

interface Shown extends FieldContext {
  id: string
  search: Search
  values: FilterValues
  today: Day
}

/** The controls of the menu 'more', as text like the options of the other menus; '' where the API knows nothing of the kind. */
export function moreControlsHtml(shown: Shown): string {
  if (!shown.values.more) return ''
  return KINDS.flatMap(kind => MORE_NAMES.filter(name => CRITERIA[name].match === kind))
    .filter(name => !shown.values.pending?.includes(name))
    .map(name => controlHtml(name, shown))
    .join('')
}

/** A number, check boxes with counts, or radio buttons, by the kind of the criterion. */
function controlHtml(name: CriterionName, shown: Shown): string {
  const { search, today, t } = shown
  const words = criterionWords(name, shown)
  const legend = LEGENDS[name] ? t(LEGENDS[name]) : words.legend
  const chosen = textsOf(name, valuesOf(search))
  const { match, read } = CRITERIA[name]
  if (match === 'min' || match === 'max') return numberHtml(name, legend, chosen[0], shown)
  if (match === 'since') return groupHtml(legend, sinceHtml(name, chosen[0], today, t))
  const codes: readonly string[] = 'codes' in read ? read.codes : []
  const counts = countsOf(name, shown.values)
  const options = codes.flatMap(code => {
    const count = counts?.get(code) ?? 0
    if (count === 0 && !chosen.includes(code)) return []
    return [
      {
        value: code,
        label: OPTIONS[name]?.(code, t) ?? words.option(code),
        count,
        ...(isCalledByField(name) && { condition: words.condition(code) }),
      },
    ]
  })
  return groupHtml(legend, optionListHtml(name, options, chosen))
}

function groupHtml(legend: string, html: string): string {
  if (html === '') return ''
  const title = legend && `<legend>${legend}</legend>`
  return `<fieldset class="more__group">${title}${html}</fieldset>`
}

function numberHtml(
  name: CriterionName,
  legend: string,
  chosen: string | undefined,
  shown: Shown,
): string {
  if (!largestOf(name, shown.values) && !chosen) return ''
  const { id } = shown
  const condition = isCalledByField(name)
    ? ` data-label="${criterionWords(name, shown).condition(VALUE_PLACE)}"`
    : ''
  return `<p class="more__number"><label for="${id}-${name}">${legend}</label><input class="number-input__field" id="${id}-${name}" type="number" name="${name}" min="0" step="1" inputmode="numeric" autocomplete="off" value="${chosen ?? ''}"${condition}></p>`
}

/** Radio buttons; that of the visitor's last visit is filled in where that is known, in the browser. */
function sinceHtml(
  name: CriterionName,
  chosen: string | undefined,
  today: Day,
  t: Translate,
): string {
  const days = SINCE_DAYS.map(days => ({
    value: addDays(today, -days),
    label: t('filter.sinceDays', { count: days }),
  }))
  const other = chosen && !days.some(({ value }) => value === chosen)
  const options = [
    { value: '', label: t('filter.sinceEver') },
    ...days,
    ...(other ? [{ value: chosen, label: formatDate(chosen) ?? chosen }] : []),
  ].map(({ value, label }) => sinceOption(name, value, label, value === (chosen ?? '')))
  const visit =
    name === 'since'
      ? [sinceOption(name, '', t('filter.sinceVisit'), false, ' data-since-visit hidden')]
      : []
  return [...options, ...visit].join('')
}

const sinceOption = (
  name: CriterionName,
  value: string,
  label: string,
  isChosen: boolean,
  more = '',
): string =>
  `<label class="option"${more}><input type="radio" name="${name}" value="${value}"${isChosen ? ' checked' : ''}${more && ' disabled'}><span class="option__label">${label}</span></label>`
