import { Hono } from 'hono'
import { cityName } from '../../shared/estate/address.ts'
import { LOCALES } from '../../shared/locale.ts'
import { isRecord } from '../../shared/is-record.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import type { AjaxEnv } from './hono-env.ts'
import type { RequestContext } from './request-context.ts'
import { loadNotices } from './notifications.ts'

/** The site's own calls: notices, and municipalities while a visitor types. */
export const siteAjax = new Hono<AjaxEnv>()

siteAjax.get('/notifications', async c => {
  const { api, locale, now, t } = c.var.context
  return c.json({ results: await loadNotices(api, locale, now), dismiss: t('notice.dismiss') })
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

interface Municipality {
  id: number
  zip: string
  name: string
  lat: number
  lon: number
}

/** Asks the API, an optional extension; one without it is searched by the places its own estates are in. */
async function searchMunicipalities(
  { env, site, locale, api, trace }: RequestContext,
  text: string,
): Promise<Municipality[]> {
  const query = new URLSearchParams({ q: text, locale })
  const places = await connect(env, { siteId: site.id, locale, request: trace.id })
    .get(`/sites/${site.id}/places?${query}`)
    .catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    })
  if (Array.isArray(places))
    return places.filter(isRecord).flatMap(parseMunicipality).slice(0, MAX_RESULTS)
  const { locations } = await api.filterValues({})
  const found = locations.filter(place =>
    [place.zip, place.name, ...LOCALES.map(each => cityName(place, each))].some(term =>
      startsWithFolded(term, text),
    ),
  )
  return found
    .slice(0, MAX_RESULTS)
    .flatMap(place => parseMunicipality({ ...place, name: cityName(place, locale) }))
}

function parseMunicipality(place: object): Municipality[] {
  const { id, zip, name, lat, lon } = place as Record<string, unknown>
  return typeof id === 'number' &&
    typeof name === 'string' &&
    typeof lat === 'number' &&
    typeof lon === 'number'
    ? [{ id, zip: String(zip ?? ''), name, lat, lon }]
    : []
}

const startsWithFolded = (text: string, start: string): boolean =>
  fold(text).startsWith(fold(start))

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
