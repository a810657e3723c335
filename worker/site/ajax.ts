import { Hono } from 'hono'
import * as v from 'valibot'
import { cityName } from '../../shared/estate/address.ts'
import { LOCALES } from '../../shared/locale.ts'
import { EMPTY_FILTER_VALUES } from '../../shared/search/filter-options.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import type { AjaxEnv } from './hono-env.ts'
import { loadNotices } from './notifications.ts'
import type { RequestContext } from './request-context.ts'

/** The site's own calls: notices, and municipalities as a visitor types. */
export const siteAjax = new Hono<AjaxEnv>()

siteAjax.get('/notifications', async c => {
  const { api, locale, now } = c.var.context
  return c.json({ results: (await loadNotices(api, locale, now)).shown })
})

const MIN_LENGTH = 2
const MAX_LENGTH = 40
const MAX_RESULTS = 10

siteAjax.get('/search-city', async c => {
  const text = (c.req.query('q') ?? '').normalize('NFC').trim()
  const length = [...text].length
  if (length < MIN_LENGTH || length > MAX_LENGTH) return c.json({ results: [] })
  c.header('Cache-Control', 'private, max-age=3600')
  return c.json({ results: await searchMunicipalities(c.var.context, text) })
})

const MUNICIPALITY = v.object({
  id: v.number(),
  zip: v.pipe(
    v.optional(v.unknown(), ''),
    v.transform(zip => String(zip ?? '')),
  ),
  name: v.string(),
  lat: v.number(),
  lon: v.number(),
})

interface Municipality extends v.InferOutput<typeof MUNICIPALITY> {
  /** Homes there; absent where the API doesn't count. */
  count?: number
}

/** Asks the API, where it offers this extension; else searches the municipalities of the site's own estates. */
async function searchMunicipalities(
  { env, site, locale, api, trace }: RequestContext,
  text: string,
): Promise<Municipality[]> {
  const query = new URLSearchParams({ q: text, locale })
  const [places, { locations }] = await Promise.all([
    connect(env, { siteId: site.id, locale, request: trace.id })
      .get(`/sites/${site.id}/places?${query}`)
      .catch((error: unknown) => {
        if (error instanceof ApiError) return null
        throw error
      }),
    api.filterValues({}, 'shared').catch(() => EMPTY_FILTER_VALUES),
  ])
  const found = Array.isArray(places)
    ? usable(places)
    : usable(
        locations
          .filter(place =>
            [place.zip, place.name, ...LOCALES.map(each => cityName(place, each))].some(term =>
              startsWithFolded(term, text),
            ),
          )
          .map(place => ({ ...place, name: cityName(place, locale) })),
      )
  const homes = new Map(locations.map(({ id, count }) => [id, count]))
  const homesIn = (id: number): number | undefined =>
    homes.has(id) || locations.length === 0 ? homes.get(id) : 0
  const counted = found.map(place => ({ ...place, count: homesIn(place.id) }))
  const begins = ({ name, zip }: Municipality): boolean =>
    startsWithFolded(name, text) || zip.startsWith(text)
  // What has homes before what has none; the API's own order, by size, within these.
  return counted
    .toSorted(
      (a, b) =>
        Number(begins(b)) - Number(begins(a)) || Number(b.count !== 0) - Number(a.count !== 0),
    )
    .slice(0, MAX_RESULTS)
}

const usable = (places: unknown[]): Municipality[] =>
  places.flatMap(place => {
    const parsed = v.safeParse(MUNICIPALITY, place)
    return parsed.success ? [parsed.output] : []
  })

const startsWithFolded = (text: string, start: string): boolean =>
  fold(text).startsWith(fold(start))

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
