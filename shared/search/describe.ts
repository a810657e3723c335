import { formatDate, formatNumber } from '../format.ts'
import { keysOf } from '../table.ts'
import type { Translate } from '../translator.ts'
import { textsOf } from './address.ts'
import {
  CRITERIA,
  type CriterionName,
  MORE_NAMES,
  type Search,
  searchWith,
  valuesOf,
} from './criteria.ts'
import { kmText } from './geo-range.ts'

/** Labels of values, by 'city 44021' or 'geo_range 0.5km;…'. */
export type OptionLabels = Readonly<Record<string, string | undefined>>

export interface Condition {
  id: string
  label: string
  /** The search without it. */
  rest: Search
}

interface Said {
  /** The value as an address has it. */
  text: string
  /** What the filter's options call it. */
  label: string | undefined
  t: Translate
}

type Words = (said: Said) => string | null | undefined

const area = (text: string): string => formatNumber('surface', Number(text)) ?? ''
const price = (text: string): string => formatNumber('currency', Number(text)) ?? ''
const option: Words = ({ label }) => label

/** The text of a condition, in the order of the chips. A criterion that is missing here uses the label of its option. */
const WORDS: { [N in CriterionName]?: Words } = {
  within: ({ t }) => t('map.area'),
  geo_range: ({ text, label, t }) => label ?? t('filter.radius', { km: kmText(parseFloat(text)) }),
  city: option,
  type: option,
  subType: option,
  bedrooms: option,
  'bed-min': ({ text, t }) => t('filter.bedroomsOrMore', { count: Number(text) }),
  'price-min': ({ text, t }) => `${t('filter.priceMin')} ${price(text)}`,
  'price-max': ({ text, t }) => `${t('filter.priceMax')} ${price(text)}`,
  'area-min': ({ text, t }) => t('filter.areaFrom', { area: area(text) }),
  'plot-min': ({ text, t }) => t('filter.plotFrom', { area: area(text) }),
  energy: ({ text, t }) => t('filter.energyIs', { label: text }),
  with: ({ text, t }) => t(`filter.traits.${text}`),
  since: ({ text, t }) => t('filter.sinceDay', { day: formatDate(text) ?? text }),
}

/** Whether a criterion is named by its field (criterion-words.ts) because it has no text here. */
export const isCalledByField = (name: CriterionName): boolean =>
  MORE_NAMES.includes(name) && WORDS[name] === undefined

const DESCRIBED = [...new Set([...keysOf(WORDS), ...MORE_NAMES])]

/** What is searched by, one condition each, in the order of the bar (FILTER-53, FILTER-58). */
export function describe(
  search: Search,
  t: Translate,
  labels: OptionLabels = {},
  names: readonly CriterionName[] = DESCRIBED,
): Condition[] {
  const values = valuesOf(search)
  return names.flatMap(name => {
    const texts = textsOf(name, values)
    const { read } = CRITERIA[name]
    const isList = 'ids' in read || 'codes' in read
    return texts.flatMap(text => {
      const id = isList ? `${name} ${text}` : name
      const words = WORDS[name] ?? option
      const label = words({ text, label: labels[`${name} ${text}`], t })
      return label == null ? [] : [{ id, label, rest: without(search, name, isList ? text : null) }]
    })
  })
}

/** A search without one of the values of a list, or without all of a criterion. */
function without(search: Search, name: CriterionName, text: string | null): Search {
  const rest =
    text === null
      ? []
      : [valuesOf(search)[name] ?? []].flat().filter(value => String(value) !== text)
  return searchWith(search, { [name]: rest.length > 0 ? rest : undefined })
}
