import type { ReactNode } from 'react'
import { Chips } from '../../client/estate/filter/chips.tsx'
import { useView } from '../../client/view.tsx'
import { cityName } from '../../shared/estate/address.ts'
import { HEAD_TYPES } from '../../shared/estate/kind/head-types.ts'
import { SUB_TYPE_LIST, subTypeEntry } from '../../shared/estate/kind/sub-types.ts'
import { href } from '../../shared/routes.ts'
import { textsOf } from '../../shared/search/address.ts'
import { activeCount, valuesOf } from '../../shared/search/criteria.ts'
import { TRAITS } from '../../shared/estate/fields/comfort.ts'
import { criterionLabels } from '../../shared/search/criterion-words.ts'
import { kmText } from '../../shared/search/geo-range.ts'
import type { Meaning } from '../../shared/search/sentence/meaning.ts'
import type { Unsearched } from '../../shared/search/sentence/search-of-meaning.ts'
import type { Locale } from '../../shared/locale.ts'
import type { Translate } from '../../shared/translator.ts'
import { RentalChips } from '../rental/rental-chips.tsx'
import type { FoundLists, FoundStays } from './find-search.ts'

/** What a sentence was read as, each condition a link to the search without it (SENTENCE-13). */
export function Understood({ meaning, found }: { meaning: Meaning; found: FoundLists }): ReactNode {
  const { locale, t } = useView()
  const { search, lists } = found
  const best = lists.find(({ total }) => (total ?? 0) > 0) ?? lists[0]
  const { minutes, deal, either } = meaning
  const circle = search.place.geo_range
  const isNothing = activeCount(search) === 0 && !deal && !either
  if (isNothing) return <p className="sentence-page__note">{t('sentence.nothing')}</p>
  return (
    <div>
      <h2 className="sentence-page__title">{t('sentence.understood')}</h2>
      <Chips
        search={search}
        labels={labelsOf(meaning, found, locale, t)}
        action={best?.path ?? href('sentence', locale)}
      />
      {minutes !== undefined && circle && (
        <p className="sentence-page__note">
          {t('sentence.minutes', { minutes, km: kmText(circle.km) })}
        </p>
      )}
    </div>
  )
}

/** The same of a stay: a word for holidays always has its chip (SENTENCE-14). */
export function UnderstoodStay({
  meaning,
  found: { rentals },
}: {
  meaning: Meaning
  found: FoundStays
}): ReactNode {
  const { t } = useView()
  const lodging = lodgingOf(meaning, rentals?.params.has('kind') ?? false, t)
  if (!rentals) return <SaidStay words={[...lodging, ...saidOf(meaning, t)]} />
  return (
    <div>
      <h2 className="sentence-page__title">{t('sentence.understood')}</h2>
      <RentalChips params={rentals.params} filters={rentals.filters} others={lodging} />
    </div>
  )
}

/** The kinds of home that were said, unless they are searched by; of none the word for a holiday home. */
function lodgingOf({ types }: Meaning, isSearched: boolean, t: Translate): string[] {
  if (types.length === 0) return [t('sentence.holiday')]
  return isSearched ? [] : types.map(code => kindName(code, t))
}

const saidOf = ({ stay, places }: Meaning, t: Translate): string[] => [
  ...places.map(({ name, city }) => (city === undefined ? t(`sentence.regions.${name}`) : name)),
  ...(stay.persons ? [t('sentence.persons', { count: stay.persons })] : []),
  ...(stay.period ? [t(`rental.type.${stay.period}`)] : []),
  ...(stay.month ? [t(`calendar.month.${stay.month}`)] : []),
  ...(stay.from ? [[stay.from, stay.to].filter(Boolean).map(dayText).join(' – ')] : []),
]

/** '12/7' of '07-12', of no year. */
const dayText = (day = ''): string => day.split('-').toReversed().map(Number).join('/')

/** Where the agency lets no holiday homes there is no search to take a condition from. */
function SaidStay({ words }: { words: readonly string[] }): ReactNode {
  const { t } = useView()
  return (
    <div>
      <h2 className="sentence-page__title">{t('sentence.understood')}</h2>
      <ul className="filter__chips">
        {words.map(word => (
          <li key={word}>
            <span className="chip">{word}</span>
          </li>
        ))}
      </ul>
      <p className="sentence-page__note">{t('sentence.noStays')}</p>
    </div>
  )
}

function labelsOf(
  { places }: Meaning,
  { search, values, circle }: FoundLists,
  locale: Locale,
  t: Translate,
): Record<string, string> {
  const named = Object.entries(HEAD_TYPES).map(([id, code]) => [
    `type ${id}`,
    t(`headType.${code}`),
  ])
  return {
    ...Object.fromEntries(
      places.flatMap(({ city, name }) => (city === undefined ? [] : [[`city ${city}`, name]])),
    ),
    ...Object.fromEntries(
      values.locations.map(each => [`city ${each.id}`, cityName(each, locale)]),
    ),
    ...Object.fromEntries(named),
    ...criterionLabels(search, { t, locale }, values.pending),
    ...subTypeLabels(search.values.subType, t),
    ...(circle && { [`geo_range ${textsOf('geo_range', valuesOf(search))[0]}`]: circle }),
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
  unsearched.map(each => {
    if (each.what === 'distance') return t('sentence.distance')
    if (each.what === 'around')
      return t('sentence.around', { name: each.name, km: kmText(each.km) })
    const name = nameOf(each.name, t)
    if (each.what === 'region') return name
    return each.what === 'part'
      ? t('sentence.part', { name })
      : t('sentence.without', { what: name })
  })

function nameOf(name: string, t: Translate): string {
  if (TRAITS.some(trait => trait === name)) return t(`filter.traits.${name}`).toLowerCase()
  if (isKind(name)) return kindName(name, t).toLowerCase()
  return /^[A-Z_]{4,}$/.test(name) ? t(`sentence.regions.${name}`) : name
}

const isHead = (name: string): boolean => Object.values(HEAD_TYPES).some(code => code === name)
const isKind = (name: string): boolean =>
  isHead(name) || SUB_TYPE_LIST.some(({ code }) => code === name)
const kindName = (code: string, t: Translate): string =>
  t(isHead(code) ? `headType.${code}` : `subType.${code}`)
