import type { Context } from 'hono'
import { PICTURE_WIDTHS } from '../../../client/content/picture.tsx'
import { knownVersions } from '../../versions/known.ts'
import { hardVersionOf } from '../../versions/table.ts'
import type { GatewayEnv } from '../hono-env.ts'
import { acceptedFormat, type Accepted } from './picture-format.ts'

export type AssetContext = Context<GatewayEnv, '/assets/:id'>

/** What a request for an asset is about. */
export interface WantedFile {
  id: string
  hash: string | null
  version: string | null
  /** In px; null: the whole file. */
  width: number | null
  accepted: Accepted
}

/** Other widths would only fill caches (SEC-22). */
export const isKnownWidth = (width: string | null): boolean =>
  width === null || PICTURE_WIDTHS.some(each => String(each) === width)

export function wantedFile(c: AssetContext, id: string, params: URLSearchParams): WantedFile {
  const matching = (name: string, pattern: RegExp): string | null =>
    params.get(name)?.match(pattern)?.[0] ?? null
  return {
    id,
    hash: matching('hash', /^[a-z0-9]{1,64}$/i),
    version: matching('version', /^\d{1,9}$/),
    width: c.env.IMAGES && params.has('w') ? Number(params.get('w')) : null,
    accepted: acceptedFormat(c.req.header('Accept') ?? null),
  }
}

/** The query that the API is asked with. */
export const queryOf = ({ hash, version, width }: WantedFile): string => {
  const query = new URLSearchParams()
  if (hash) query.set('hash', hash)
  if (version) query.set('version', version)
  if (width) query.set('w', String(width))
  return query.size > 0 ? `?${query}` : ''
}

/**
 * One entry per site, asset and format. An asset with a hash never changes, so it is never purged; after one was taken away
 * all are asked for anew, since no entry can be deleted in places other than this (UPLOAD-47).
 */
export function cacheKey(c: AssetContext, wanted: WantedFile): string {
  const { id } = c.var.site
  const since = hardVersionOf(knownVersions(id), [])
  return `https://assets.baksteen.example/${id}/${since}/${wanted.id}${queryOf(wanted)}&format=${wanted.width ? wanted.accepted : ''}`
}
