import type { ReactNode } from 'react'
import { Chips } from '../../client/estate/filter/chips.tsx'
import { useView } from '../../client/view.tsx'
import { cityName } from '../../shared/estate/address.ts'
import { HEAD_TYPES } from '../../shared/estate/kind/head-types.ts'
import { SUB_TYPE_LIST, subTypeEntry } from '../../shared/estate/kind/sub-types.ts'
import { kmText, parseGeoRange } from '../../shared/search/geo-range.ts'
import type { Meaning } from '../../shared/search/sentence/meaning.ts'
import type { Unsearched } from '../../shared/search/sentence/to-filter.ts'
import { TRAITS } from '../../shared/search/traits.ts'
import type { Locale } from '../../shared/locale.ts'
import type { Translate } from '../../shared/translator.ts'
import type { FoundSearch } from './find-search.ts'

interface Props {
  meaning: Meaning
  found: Exclude<FoundSearch, { kind: 'redirect' }>
}

/** What a sentence was read as, each condition a link to the search without it (SENTENCE-13). */
export function Understood({ meaning, found }: Props): ReactNode {
  const { locale, t } = useView()
  if (found.kind === 'stays') return <SaidStay meaning={meaning} />
  const { filter, lists } = found
  const best = lists.find(({ total }) => (total ?? 0) > 0) ?? lists[0]
  const { minutes } = meaning
  const circle = parseGeoRange(filter.geo_range ?? '')
  const labels = labelsOf(meaning, found, locale, t)
  const isNothing = Object.keys(filter).length <= 2 && !meaning.deal
  if (isNothing || !best) return <p className="sentence-page__note">{t('sentence.nothing')}</p>
  return (
    <div>
      <h2 className="sentence-page__title">{t('sentence.understood')}</h2>
      <Chips filter={filter} labels={labels} action={best.path} />
      {minutes !== undefined && circle && (
        <p className="sentence-page__note">
          {t('sentence.minutes', { minutes, km: kmText(circle.km) })}
        </p>
      )}
    </div>
  )
}

function SaidStay({ meaning: { stay, places } }: { meaning: Meaning }): ReactNode {
  const { t } = useView()
  const said = [
    ...places.map(({ name, city }) => (city === undefined ? t(`sentence.regions.${name}`) : name)),
    stay.persons && t('sentence.persons', { count: stay.persons }),
    stay.period && t(`rental.type.${stay.period}`),
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <p className="sentence-page__note">
      {t('sentence.understood')}: {said.join(', ')}
    </p>
  )
}

function labelsOf(
  { places }: Meaning,
  { filter, values }: Extract<FoundSearch, { kind: 'lists' }>,
  locale: Locale,
  t: Translate,
): Record<string, string> {
  const [place] = places
  const circle = parseGeoRange(filter.geo_range ?? '')
  const around =
    circle && place && t('sentence.around', { km: kmText(circle.km), name: place.name })
  return {
    ...Object.fromEntries(
      places.flatMap(({ city, name }) => (city === undefined ? [] : [[`city ${city}`, name]])),
    ),
    ...Object.fromEntries(
      values.locations.map(each => [`city ${each.id}`, cityName(each, locale)]),
    ),
    ...Object.fromEntries(
      Object.entries(HEAD_TYPES).map(([id, code]) => [`type ${id}`, t(`headType.${code}`)]),
    ),
    ...subTypeLabels(filter.subType, t),
    ...(around && { [`geo_range ${filter.geo_range}`]: place.km ? place.name : around }),
  }
}

/** Names of precise kinds, by 'subType 102'. */
export const subTypeLabels = (ids: readonly number[] = [], t: Translate): Record<string, string> =>
  Object.fromEntries(
    ids.flatMap(id => {
      const code = subTypeEntry(id)?.code
      return code ? [[`subType ${id}`, t(`subType.${code}`)]] : []
    }),
  )

/** In words what was understood but is no condition of a search. */
export const unsearchedNames = (unsearched: readonly Unsearched[], t: Translate): string[] =>
  unsearched.map(each =>
    each.what === 'without'
      ? t('sentence.without', { what: nameOf(each.name, t) })
      : each.what === 'region'
        ? nameOf(each.name, t)
        : t('sentence.distance'),
  )

function nameOf(name: string, t: Translate): string {
  if (TRAITS.some(trait => trait === name)) return t(`filter.traits.${name}`).toLowerCase()
  if (Object.values(HEAD_TYPES).some(code => code === name))
    return t(`headType.${name}`).toLowerCase()
  if (SUB_TYPE_LIST.some(({ code }) => code === name)) return t(`subType.${name}`).toLowerCase()
  return /^[A-Z_]{4,}$/.test(name) ? t(`sentence.regions.${name}`) : name
}
