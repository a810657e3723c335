import { HEAD_TYPES } from '../../shared/estate/kind/head-types.ts'
import { SUB_TYPE_LIST } from '../../shared/estate/kind/sub-types.ts'
import { LOCALES, type Locale } from '../../shared/locale.ts'
import { BELGIUM } from '../../shared/places/belgium-table.ts'
import { readBelgium } from '../../shared/places/belgium.ts'
import { foldName } from '../../shared/places/fold-name.ts'
import type { FilterQuery } from '../../shared/search/filter-query.ts'
import { parseGeoRange } from '../../shared/search/geo-range.ts'
import { createGazetteer, type FindSpot } from '../../shared/search/sentence/gazetteer.ts'
import type { SaidPlace } from '../../shared/search/sentence/meaning.ts'
import { COAST } from '../../shared/search/sentence/search-of-meaning.ts'
import { ENERGY_LETTERS } from '../../shared/estate/fields/energy.ts'
import type { Label } from '../shared/search/labelled.ts'
import { sameKinds, wordsLost } from '../shared/search/same-meaning.ts'
import type { Answer, Deal } from './sentence-answer.ts'

/** What is wrong with an answer, by what it is about. */
export interface Faults {
  deal: string[]
  price: string[]
  rest: string[]
}

const gazetteer = createGazetteer(readBelgium(BELGIUM))

/** Compares what a visitor gets with what the sentence says, by its label alone. */
export function judge(
  { sentence, filter: label }: { sentence: string; filter: Label },
  answer: Answer,
  spots: (locale: Locale) => FindSpot,
): Faults {
  return {
    deal: dealFaults(label, answer),
    price: priceFaults(label, answer),
    rest:
      label.deal === 'stay'
        ? stayFaults(label, answer)
        : listsOf(answer).flatMap(({ filter }) => [
            ...filterFaults(sentence, label, filter, answer),
            ...placeFaults(label, filter, answer, spots),
          ]),
  }
}

/** The lists that are offered, or of those without homes the searches that can be saved. */
const listsOf = ({ lists, saved }: Answer): { deal: Deal; filter: FilterQuery }[] =>
  lists.length > 0 ? lists : saved

function dealFaults({ deal, either }: Label, answer: Answer): string[] {
  const lists = listsOf(answer).map(each => each.deal)
  const { linked, status, stays } = answer
  if (status !== 200 && status !== 303) return [`status ${status}`]
  if (answer.lists.filter(({ count }) => count === 0).length > 1) return ['two buttons with 0']
  if (deal === 'stay') return lists.length > 0 ? [`a stay leads to ${lists.join()}`] : []
  if (stays) return ['a home to live in leads to holiday homes']
  if (either) return lists.toSorted().join() === 'rent,sale' ? [] : [`either: ${lists.join()}`]
  if (deal === undefined)
    return status === 303 || lists.length === 0 ? [`no deal said: ${status} ${lists.join()}`] : []
  const wanted = deal === 'rent' ? 'rent' : 'sale'
  const isOne = lists.length === 1 && lists[0] === wanted
  const isOther = linked.some(each => each !== wanted)
  return isOne && !isOther ? [] : [`${deal}: lists ${lists.join()}, links ${linked.join()}`]
}

function priceFaults({ minPrice, maxPrice, either, deal }: Label, answer: Answer): string[] {
  if (deal === 'stay') return []
  const faults = listsOf(answer).flatMap(({ deal: list, filter }) => {
    const times = list === 'sale' ? 1000 : 1
    const inList = (own?: number, perhaps?: number): number | undefined =>
      own ?? (perhaps === undefined ? undefined : perhaps * times)
    const expected = [inList(minPrice, either?.minPrice), inList(maxPrice, either?.maxPrice)]
    const got = [filter['price-min'], filter['price-max']]
    return expected.join() === got.join()
      ? []
      : [`${list}: ${got.join(' to ')}, not ${expected.join(' to ')}`]
  })
  const broken = answer.cards.filter(({ deal: own, price }) => {
    const list = answer.lists.find(each => each.deal === own)
    const { 'price-min': min = 0, 'price-max': max = Infinity } = list?.filter ?? {}
    return !list || (max < Infinity && (price === null || price > max)) || (price ?? min) < min
  })
  return [...faults, ...broken.map(card => `a card ${card.deal} ${card.price}`)]
}

const sorted = (values: readonly (string | number)[] = []): string => values.toSorted().join()

function filterFaults(
  sentence: string,
  label: Label,
  filter: FilterQuery,
  answer: Answer,
): string[] {
  const pairs: [string, unknown, unknown][] = [
    ['bedrooms', label.minBedrooms, filter['bed-min']],
    ['area', label.minArea, filter['area-min']],
    ['plot', label.minPlot, filter['plot-min']],
    ['label', label.label, filter.energy && ENERGY_LETTERS[filter.energy.length - 1]],
    ['features', sorted(label.features), sorted(filter.with)],
    ['takeover', label.deal === 'takeover', filter.transaction !== undefined],
    [
      'kinds',
      sorted(sameKinds(headsIfMixed(label.types ?? []), sentence, false)),
      sorted(sameKinds(kindsOf(filter), sentence, false)),
    ],
  ]
  const lost = wordsLost(label.unknown, answer.words)
  const refused = label.without ?? []
  return [
    ...pairs.flatMap(([name, expected, got]) =>
      expected === got ? [] : [`${name}: ${String(got)}, not ${String(expected)}`],
    ),
    ...(lost.length > 0 ? [`not said back: ${lost.join(' ')}`] : []),
    ...(refused.length > answer.words.length ? [`not said back: not ${refused.join()}`] : []),
  ]
}

const kindsOf = ({ type = [], subType = [] }: FilterQuery): string[] => [
  ...type.flatMap(id => Object.entries(HEAD_TYPES).find(([key]) => key === String(id))?.[1] ?? []),
  ...subType.flatMap(id => SUB_TYPE_LIST.find(each => each.id === id)?.code ?? []),
]

/** An address has heads or precise kinds: of both together the heads. */
function headsIfMixed(codes: readonly string[]): string[] {
  const isHead = (code: string): boolean => Object.values(HEAD_TYPES).some(each => each === code)
  if (!codes.some(isHead)) return [...codes]
  return [
    ...new Set(
      codes.flatMap(code =>
        isHead(code) ? code : (SUB_TYPE_LIST.find(each => each.code === code)?.headType ?? []),
      ),
    ),
  ]
}

const KM_A_MINUTE = 0.8
/** About two kilometres. */
const NEAR_DEGREES = 0.02

function placeFaults(
  { places = [], km, minutes }: Label,
  filter: FilterQuery,
  answer: Answer,
  spots: (locale: Locale) => FindSpot,
): string[] {
  const circle = parseGeoRange(filter.geo_range ?? '')
  const reach = km ?? (minutes === undefined ? undefined : minutes * KM_A_MINUTE)
  const regions = places.filter(name => /^[A-Z_]{4,}$/.test(name))
  const named = places.filter(name => !regions.includes(name))
  const got = `${filter.geo_range ?? ''} ${filter.city?.join() ?? ''}`
  const wrong = [`places: ${got}, not ${places.join(' + ')} ${reach ?? ''}`]
  if (regions.some(name => name !== 'COAST') && answer.words.length === 0)
    return ['a region that is not said back']
  if (regions.includes('COAST'))
    return filter.city?.every(id => COAST.some(code => code === id)) ? [] : wrong
  const found = named.map(name => placesOf(name, spots))
  const [only = [], ...others] = found
  if (found.length === 0) return got.trim() === '' ? [] : wrong
  if (others.length === 0 && circle) {
    const isThere = only.some(
      ({ lat = 0, lon = 0 }) =>
        Math.abs(lat - circle.lat) < NEAR_DEGREES && Math.abs(lon - circle.lon) < NEAR_DEGREES,
    )
    return isThere && (reach === undefined ? circle.km <= 5 : circle.km === reach) ? [] : wrong
  }
  if (others.length === 0 && reach !== undefined) return wrong
  const cities = new Set(found.flatMap(each => each[0]?.city ?? []))
  return sorted([...cities]) === sorted(filter.city) ? [] : wrong
}

/** A municipality or a part, or 'street, municipality' in either language. */
function placesOf(name: string, spots: (locale: Locale) => FindSpot): SaidPlace[] {
  const [first = '', within] = name.split(', ').map(foldName)
  if (within === undefined) return [gazetteer.find(first) ?? []].flat()
  const city = gazetteer.find(within)
  return city ? LOCALES.flatMap(locale => spots(locale)(first, [city], true) ?? []) : []
}

function stayFaults({ stay = {}, unknown }: Label, { stays, chips, words, status }: Answer) {
  const lost = wordsLost(unknown, words)
  const { persons, period } = stay
  const isPersons = stays
    ? stays.get('persons') === (persons ? String(persons) : null)
    : !persons || chips.some(chip => chip.startsWith(`${persons} `))
  return [
    ...(lost.length > 0 ? [`not said back: ${lost.join(' ')}`] : []),
    ...(isPersons ? [] : [`persons: ${stays?.get('persons') ?? chips.join()}`]),
    ...(stays && stays.get('period') !== (period ?? null) ? ['period'] : []),
    ...(status === 200 && chips.length === 0 ? ['no chip'] : []),
  ]
}
