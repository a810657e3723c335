import { toCard, type EstateCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { type Markers, readMarkers } from '../../shared/search/marker-tuple.ts'
import {
  DEFAULT_LIMIT,
  type EstateQuery,
  type EstateSearch,
  type FilterValues,
} from '../../shared/search/search.ts'
import { absenceAsValue, isRecord, record } from './parse-response.ts'
import type { Api, EstateResults } from './api.ts'
import { encodeSegment, type CallContext, type Getter } from './call-context.ts'
import { ApiError } from './errors.ts'
import { ESTATE_SCHEMA, FILTER_VALUES_SCHEMA, sanitize } from './sanitize.ts'

type EstateCalls = Pick<
  Api,
  'searchEstates' | 'markers' | 'filterValues' | 'estate' | 'estateGroup'
>

const NUMERIC_ID = /^[1-9]\d{0,9}$/
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Searches with more filter keys than this are asked too rarely to be kept in KV. */
const MAX_CACHED_FILTER_KEYS = 2

/** Estates: searches, options, one estate, a project's children. */
export function createEstateCalls(
  { client, cache, siteId }: CallContext,
  get: Getter,
): EstateCalls {
  const site = `site-${siteId}`
  const listTags = [site, `list-${siteId}`]
  const post = <T>(
    kind: 'search' | 'filters',
    path: string,
    body: unknown,
    query: EstateQuery,
    parse: (answer: unknown) => T | null,
  ) =>
    cache.read({
      kind,
      key: `${path} ${canonicalJson(body)}`,
      tags: listTags,
      parse,
      skipKv: countFilterKeys(query) > MAX_CACHED_FILTER_KEYS,
      load: () => client.post(`/sites/${siteId}${path}`, body, { 'X-CLIENT': 'website' }),
    })

  return {
    async searchEstates(search) {
      try {
        const body: EstateSearch = { limit: DEFAULT_LIMIT, offset: 0, ...search }
        return (await post('search', '/estates', body, search.query, parseResults)) ?? NO_RESULTS
      } catch (error) {
        if (error instanceof ApiError) return { ...NO_RESULTS, error }
        throw error
      }
    },

    markers: query =>
      cache.read<Markers>({
        kind: 'search',
        key: `/estates/markers ${canonicalJson(query)}`,
        tags: listTags,
        skipKv: countFilterKeys(query) > MAX_CACHED_FILTER_KEYS,
        load: () =>
          absenceAsValue({ 404: null, 405: null }, () =>
            client.post(`/sites/${siteId}/estates/markers`, { query }, { 'X-CLIENT': 'website' }),
          ),
        parse: parseMarkers,
      }),

    async filterValues(query) {
      try {
        return (
          (await post('filters', '/estate-filters', { query }, query, parseFilterValues)) ??
          NO_FILTER_VALUES
        )
      } catch (error) {
        if (error instanceof ApiError) return { ...NO_FILTER_VALUES, error }
        throw error
      }
    },

    estate(id) {
      const path = NUMERIC_ID.test(id)
        ? `/estates/v2/${id}`
        : GUID.test(id)
          ? `/estates/skarabee/${id.toLowerCase()}`
          : null
      if (!path) return Promise.resolve(null)
      return cache.read<Estate | 'gone'>({
        kind: 'estate',
        key: path,
        tags: [site, `estate-${siteId}-${id.toLowerCase()}`],
        load: () =>
          absenceAsValue({ 404: null, 410: 'gone' as const }, () =>
            client.get(`/sites/${siteId}${path}`),
          ),
        parse: answer =>
          answer === 'gone' || answer === null
            ? answer
            : record<Estate>(isEstate)(sanitize(answer, ESTATE_SCHEMA)),
      })
    },

    async estateGroup(id) {
      return (
        (await get(
          'search',
          `/estates/group/${encodeSegment(id)}`,
          [...listTags, `estate-${siteId}-${id}`],
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

function parseFilterValues(answer: unknown): FilterValues {
  const values = sanitize(answer, FILTER_VALUES_SCHEMA)
  if (!isRecord(values) || !Array.isArray(values.headTypes))
    throw new ApiError(200, 'unusable answer')
  return { ...NO_FILTER_VALUES, ...values }
}

function parseResults(answer: unknown): EstateResults {
  if (!isRecord(answer) || !isRecord(answer.total) || !Number.isInteger(answer.total.value))
    throw new ApiError(200, 'unusable answer')
  return { total: answer.total.value as number, results: parseCards(answer.results), error: null }
}

function parseMarkers(answer: unknown): Markers | null {
  const markers = readMarkers(answer)
  if (!markers && answer !== null) throw new ApiError(200, 'unusable answer')
  return markers
}

function parseCards(answer: unknown): EstateCard[] {
  const results = isRecord(answer) ? answer.results : answer
  if (!Array.isArray(results)) throw new ApiError(200, 'unusable answer')
  return results
    .map(result => sanitize(result, ESTATE_SCHEMA))
    .filter(isRecord)
    .filter(isEstate)
    .map(estate => toCard(estate as unknown as Estate))
}

const isEstate = (estate: Record<string, unknown>): boolean =>
  isRecord(estate.general) && Number.isInteger(estate.general.id)

const countFilterKeys = (query: EstateQuery): number =>
  Object.keys(query.terms ?? {}).length +
  Object.keys(query.range ?? {}).length +
  (query.distance ? MAX_CACHED_FILTER_KEYS + 1 : 0) +
  ('within' in query ? MAX_CACHED_FILTER_KEYS + 1 : 0)

/** The same text for the same question: keys sorted, and lists of accepted values too. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (!isRecord(part)) return part
    const entries = Object.entries(part)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(
      key === 'terms' ? entries.map(([field, values]) => [field, sorted(values)]) : entries,
    )
  })
}

const sorted = (values: unknown): unknown =>
  Array.isArray(values) ? [...new Set(values)].sort() : values
