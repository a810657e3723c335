import { toCard, type EstateCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { type Markers, readMarkers } from '../../shared/estate/markers.ts'
import {
  DEFAULT_LIMIT,
  type EstateQuery,
  type EstateSearch,
  type FilterValues,
} from '../../shared/estate/search.ts'
import { absent, isRecord, record } from './answers.ts'
import type { Api, EstateResults } from './api.ts'
import { segment, type CallContext, type Getter } from './calls.ts'
import { ApiError } from './errors.ts'
import { ESTATE, FILTER_VALUES, fitted } from './fitted.ts'

type EstateCalls = Pick<
  Api,
  'searchEstates' | 'markers' | 'filterValues' | 'estate' | 'estateGroup'
>

const NUMERIC_ID = /^[1-9]\d{0,9}$/
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Searches with more filter keys than this are asked too rarely to be kept in KV. */
const KEPT_FILTER_KEYS = 2

/** Estates: searches, options, one estate, a project's children (spec 7). */
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
      skipKv: filterKeys(query) > KEPT_FILTER_KEYS,
      load: () => client.post(`/sites/${siteId}${path}`, body, { 'X-CLIENT': 'website' }),
    })

  return {
    async searchEstates(search) {
      try {
        const body: EstateSearch = { limit: DEFAULT_LIMIT, offset: 0, ...search }
        return (await post('search', '/estates', body, search.query, parseResults)) ?? NOTHING
      } catch (error) {
        if (error instanceof ApiError) return { ...NOTHING, error }
        throw error
      }
    },

    markers: query =>
      cache.read<Markers>({
        kind: 'search',
        key: `/estates/markers ${canonicalJson(query)}`,
        tags: listTags,
        skipKv: filterKeys(query) > KEPT_FILTER_KEYS,
        load: () =>
          absent({ 404: null, 405: null }, () =>
            client.post(`/sites/${siteId}/estates/markers`, { query }, { 'X-CLIENT': 'website' }),
          ),
        parse: asMarkers,
      }),

    async filterValues(query) {
      try {
        return (
          (await post('filters', '/estate-filters', { query }, query, parseFilterValues)) ??
          NO_VALUES
        )
      } catch (error) {
        if (error instanceof ApiError) return { ...NO_VALUES, error }
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
          absent({ 404: null, 410: 'gone' as const }, () => client.get(`/sites/${siteId}${path}`)),
        parse: answer =>
          answer === 'gone' || answer === null
            ? answer
            : record<Estate>(isEstate)(fitted(answer, ESTATE)),
      })
    },

    async estateGroup(id) {
      return (
        (await get(
          'search',
          `/estates/group/${segment(id)}`,
          [...listTags, `estate-${siteId}-${id}`],
          parseCards,
        )) ?? []
      )
    },
  }
}

const NOTHING: EstateResults = Object.freeze({ total: 0, results: [], error: null })

const NO_VALUES: FilterValues = Object.freeze({
  headTypes: [],
  locations: [],
  prices: { min: null, max: null },
  bedrooms: [],
})

function parseFilterValues(answer: unknown): FilterValues {
  const values = fitted(answer, FILTER_VALUES)
  if (!isRecord(values) || !Array.isArray(values.headTypes))
    throw new ApiError(200, 'unusable answer')
  return { ...NO_VALUES, ...values }
}

function parseResults(answer: unknown): EstateResults {
  if (!isRecord(answer) || !isRecord(answer.total) || !Number.isInteger(answer.total.value))
    throw new ApiError(200, 'unusable answer')
  return { total: answer.total.value as number, results: parseCards(answer.results), error: null }
}

function asMarkers(answer: unknown): Markers | null {
  const markers = readMarkers(answer)
  if (!markers && answer !== null) throw new ApiError(200, 'unusable answer')
  return markers
}

function parseCards(answer: unknown): EstateCard[] {
  const results = isRecord(answer) ? answer.results : answer
  if (!Array.isArray(results)) throw new ApiError(200, 'unusable answer')
  return results
    .map(result => fitted(result, ESTATE))
    .filter(isRecord)
    .filter(isEstate)
    .map(estate => toCard(estate as unknown as Estate))
}

const isEstate = (estate: Record<string, unknown>): boolean =>
  isRecord(estate.general) && Number.isInteger(estate.general.id)

const filterKeys = (query: EstateQuery): number =>
  Object.keys(query.terms ?? {}).length +
  Object.keys(query.range ?? {}).length +
  (query.distance ? KEPT_FILTER_KEYS + 1 : 0) +
  ('within' in query ? KEPT_FILTER_KEYS + 1 : 0)

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
