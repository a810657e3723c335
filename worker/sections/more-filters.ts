import { optionListHtml } from '../../client/controls/option-list.ts'
import { ENERGY_LETTERS } from '../../shared/estate/fields/energy.ts'
import { TRAITS } from '../../shared/estate/fields/comfort.ts'
import type { FilterQuery } from '../../shared/search/filter-query.ts'
import type { FilterValues } from '../../shared/search/search.ts'
import { formatDate } from '../../shared/format.ts'
import type { Day } from '../../shared/time/units.ts'
import { addDays } from '../../shared/time/day.ts'
import type { Translate } from '../../shared/translator.ts'

/** Of how many days ago homes may be asked for without knowing when their visitor was here. */
const SINCE_DAYS = [7, 30] as const

interface Props {
  id: string
  filter: FilterQuery
  values: FilterValues
  today: Day
  t: Translate
}

/** The controls of the menu 'more', as text like the options of the other menus; '' where the API knows nothing of the kind. */
export function moreFiltersHtml({ id, filter, values: { more }, today, t }: Props): string {
  if (!more) return ''
  const number = (name: 'area-min' | 'plot-min', label: string, largest: number | null): string =>
    largest || filter[name]
      ? `<p class="more__number"><label for="${id}-${name}">${t(label)}</label><input class="number-input__field" id="${id}-${name}" type="number" name="${name}" min="0" step="1" inputmode="numeric" autocomplete="off" value="${filter[name] ?? ''}"></p>`
      : ''
  const energy = ENERGY_LETTERS.flatMap((letter, index) => {
    const count = more.energy.find(each => each.id === index + 1)?.count ?? 0
    return count > 0 || filter.energy?.includes(letter)
      ? [{ value: letter, label: letter, count }]
      : []
  })
  const traits = TRAITS.flatMap(trait => {
    const count = more.traits[trait] ?? 0
    return count > 0 || filter.with?.includes(trait)
      ? [{ value: trait, label: t(`filter.traits.${trait}`), count }]
      : []
  })
  const group = (legend: string, html: string): string =>
    html && `<fieldset class="more__group"><legend>${t(legend)}</legend>${html}</fieldset>`
  return [
    number('area-min', 'filter.areaMin', more.areaBuild),
    number('plot-min', 'filter.plotMin', more.areaGround),
    group('filter.with', optionListHtml('with', traits, filter.with ?? [])),
    group('filter.energy', optionListHtml('energy', energy, filter.energy ?? [])),
    group('filter.since', sinceHtml(filter.since, today, t)),
  ].join('')
}

/** Radio buttons; that of the visitor's last visit is filled in where that is known, in the browser. */
function sinceHtml(chosen: string | undefined, today: Day, t: Translate): string {
  const days = SINCE_DAYS.map(days => ({
    value: addDays(today, -days),
    label: t('filter.sinceDays', { count: days }),
  }))
  const other = chosen && !days.some(({ value }) => value === chosen)
  return [
    { value: '', label: t('filter.sinceEver') },
    ...days,
    ...(other ? [{ value: chosen, label: formatDate(chosen) ?? chosen }] : []),
  ]
    .map(({ value, label }) => sinceOption(value, label, value === (chosen ?? '')))
    .concat(sinceOption('', t('filter.sinceVisit'), false, ' data-since-visit hidden'))
    .join('')
}

const sinceOption = (value: string, label: string, isChosen: boolean, more = ''): string =>
  `<label class="option"${more}><input type="radio" name="since" value="${value}"${isChosen ? ' checked' : ''}${more && ' disabled'}><span class="option__label">${label}</span></label>`
