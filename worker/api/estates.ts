import * as v from 'valibot'
import { isRecord } from '../../shared/is-record.ts'
import { toCard, type EstateCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { type Markers, readMarkers } from '../../shared/search/marker-tuple.ts'
import {
  DEFAULT_LIMIT,
  type EstateQuery,
  type EstateSearch,
  type FilterValues,
} from '../../shared/search/search.ts'
import { archived, notFound } from '../http/absence.ts'
import type { Api, EstateResults, SearchUse } from './api.ts'
import { estateScope } from '../versions/hangs-on.ts'
import { confirmsAbsence, encodeSegment, type CallContext, type Getter } from './call-context.ts'
import { ApiError } from './errors.ts'
import { ESTATE, FILTER_VALUES } from './estate-schema.ts'
import {
  ABSENT,
  absenceAsValue,
  count,
  listOf,
  objectOf,
  parser,
  unusableResponse,
} from './parse-response.ts'

type EstateCalls = Pick<
  Api,
  'searchEstates' | 'markers' | 'filterValues' | 'estate' | 'estateGroup'
>

const NUMERIC_ID = /^[1-9]\d{0,9}$/
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Cached for an estate that is archived. */
const ARCHIVED = 'gone'

/** Searches with more filter keys are too rare to be worth a place in KV. */
const MAX_CACHED_FILTER_KEYS = 2

/** Estates: searches, options, one estate, a project's children. */
export function createEstateCalls(
  { client, cache, siteId }: CallContext,
  get: Getter,
): EstateCalls {
  const post = <T>(
    kind: 'search' | 'filters',
    path: string,
    body: unknown,
    { query, use }: { query: EstateQuery; use: SearchUse | undefined },
    parse: (response: unknown) => T | null,
  ) =>
    cache.read({
      kind,
      key: `${path} ${canonicalJson(body)}`,
      hangsOn: ['lists'],
      parse,
      isMain: use === 'main',
      skipKv: !use && isRare(query),
      load: () => client.post(`/sites/${siteId}${path}`, body, { 'X-CLIENT': 'website' }),
    })

  return {
    async searchEstates(search, use) {
      try {
        const body: EstateSearch = { limit: DEFAULT_LIMIT, offset: 0, ...search }
        return (
          (await post('search', '/estates', body, { query: search.query, use }, parseResults)) ??
          NO_RESULTS
        )
      } catch (error) {
        if (error instanceof ApiError) return { ...NO_RESULTS, error }
        throw error
      }
    },

    markers: query =>
      cache.read<Markers>({
        kind: 'search',
        key: `/estates/markers ${canonicalJson(query)}`,
        hangsOn: ['lists'],
        skipKv: isRare(query),
        confirmAbsence: confirmsAbsence({ client, siteId }),
        load: () =>
          absenceAsValue({ 404: ABSENT, 405: ABSENT }, () =>
            client.post(`/sites/${siteId}/estates/markers`, { query }, { 'X-CLIENT': 'website' }),
          ),
        parse: parseMarkers,
      }),

    async filterValues(query, use) {
      try {
        return (
          (await post(
            'filters',
            '/estate-filters',
            { query },
            { query, use },
            parseFilterValues,
          )) ?? NO_FILTER_VALUES
        )
      } catch (error) {
        if (error instanceof ApiError) return { ...NO_FILTER_VALUES, error }
        throw error
      }
    },

    async estate(id) {
      const path = NUMERIC_ID.test(id)
        ? `/estates/v2/${id}`
        : GUID.test(id)
          ? `/estates/skarabee/${id.toLowerCase()}`
          : null
      if (!path) return notFound()
      const found = await cache.read<Estate | typeof ARCHIVED>({
        kind: 'estate',
        key: path,
        hangsOn: ['estates', estateScope(id)],
        goesAtOnce: true,
        decidesPage: true,
        confirmAbsence: confirmsAbsence({ client, siteId }),
        load: () =>
          absenceAsValue({ 404: ABSENT, 410: ARCHIVED }, () =>
            client.get(`/sites/${siteId}${path}`),
          ),
        parse: response =>
          response === ARCHIVED || response === null ? response : parseEstate(response),
      })
      if (found === null) return notFound()
      return found === ARCHIVED ? archived() : found
    },

    async estateGroup(id) {
      return (
        (await get(
          'search',
          `/estates/group/${encodeSegment(id)}`,
          ['lists', 'estates', estateScope(id)],
          parseCards,
        )) ?? []
      )
    },
  }
}

const NO_RESULTS: EstateResults = Object.freeze({ total: 0, results: [], error: null })

const NO_FILTER_VALUES: FilterValues = Object.freeze({
  headTypes: [],
  locations: [],
  prices: { min: null, max: null },
  bedrooms: [],
})

const parseEstate = parser(ESTATE)

const CARD_LIST = v.pipe(
  listOf(ESTATE),
  v.transform(estates => estates.map(toCard)),
)

/** Some APIs wrap a list of estates. */
const CARDS = v.union([
  CARD_LIST,
  v.pipe(
    objectOf<{ results: EstateCard[] }>({ results: CARD_LIST }),
    v.transform(({ results }) => results),
  ),
])

const parseCards = parser(CARDS)

const parseResults = parser(
  v.pipe(
    objectOf<{ total: { value: number }; results: EstateCard[] }>({
      total: objectOf({ value: count }),
      results: CARDS,
    }),
    v.transform(({ total, results }): EstateResults => ({
      total: total.value,
      results,
      error: null,
    })),
  ),
)

const parseFilterValues = parser(FILTER_VALUES)

function parseMarkers(response: unknown): Markers | null {
  const markers = readMarkers(response)
  if (!markers && response !== null) throw unusableResponse()
  return markers
}

const isRare = ({ terms = {}, range = {}, distance, within }: EstateQuery): boolean =>
  Object.keys(terms).length + Object.keys(range).length > MAX_CACHED_FILTER_KEYS ||
  'price.value' in range ||
  distance !== undefined ||
  within !== undefined

/** The same text for the same search: keys are sorted, and so are lists of accepted values. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (!isRecord(part)) return part
    const entries = Object.entries(part)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(
      key === 'terms'
        ? entries.map(([field, values]) => [field, withSortedValues(values)])
        : entries,
    )
  })
}

const withSortedValues = (values: unknown): unknown =>
  Array.isArray(values) ? [...new Set(values)].sort() : values
