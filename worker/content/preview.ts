import type { Page } from '../../shared/content/page.ts'
import { LOCALES, type Locale } from '../../shared/locale.ts'
import { href, matchRoute, pageHref } from '../../shared/routes.ts'
import type { Site } from '../../shared/site/site.ts'
import { areEqualSecrets } from '../crypto/equal-secrets.ts'
import { keyedHash } from '../crypto/hash.ts'
import type { Bindings } from '../env.ts'

const HOUR_S = 3600

/** How long a link opens a draft, in seconds. */
export const PREVIEW_LIFETIME_S = 48 * HOUR_S

/** To the hour, so that a link stays the same for a while. In seconds. */
const expiryAt = (now: number): number =>
  (Math.floor(now / 1000 / HOUR_S) + 1) * HOUR_S + PREVIEW_LIFETIME_S

type Secrets = Pick<Bindings, 'TOKEN_SECRET'>

/**
 * The path that shows a page before it is published, in a language it has: `?preview={expiry}.{hmac}`. To be signed again
 * after two days; null where the page has no address. Throws without TOKEN_SECRET.
 */
export async function previewLink(
  site: Pick<Site, 'id' | 'locales'>,
  page: Pick<Page, 'url'>,
  env: Secrets,
  now: number,
  locale?: Locale,
): Promise<string | null> {
  const chosen = [locale, ...site.locales, ...LOCALES].find(
    each => each !== undefined && typeof page.url[each] === 'string',
  )
  const path = chosen && page.url[chosen]
  if (!chosen || typeof path !== 'string') return null
  const expiry = expiryAt(now)
  return pageHref(
    chosen,
    path,
    new URLSearchParams({
      preview: await tokenOf(env, site.id, path ? `${chosen}/${path}` : chosen, expiry),
    }),
  )
}

/** Whether a token opens the draft at a site's url, 'nl' or 'nl/te-koop'. Old, foreign and made up are all the same. */
export async function isValidPreviewToken(
  token: string | null,
  site: Pick<Site, 'id'>,
  url: string,
  env: Secrets,
  now: number,
): Promise<boolean> {
  const expiry = previewExpiry(token)
  if (!token || expiry === null || expiry * 1000 <= now || !env.TOKEN_SECRET) return false
  return areEqualSecrets(token, await tokenOf(env, site.id, url, expiry))
}

/** Whether an address opens a draft; a token that does not is treated as any unknown query key. */
export async function isPreview(
  address: URL,
  site: Pick<Site, 'id'>,
  env: Secrets,
  now: number,
): Promise<boolean> {
  const token = address.searchParams.get('preview')
  const opened = homeAt(address.pathname) ?? pageUrlOf(address.pathname)
  return token !== null && isValidPreviewToken(token, site, opened, env, now)
}

/** Of a home: its public id, whatever the language and slug of its address; what a token of it opens. */
export const previewedHome = (publicId: string): string => `home/${publicId.toLowerCase()}`

/** What a token has to open at the address of a home; null: another address. */
export function homeAt(path: string): string | null {
  const { name, params } = matchRoute(path) ?? {}
  if (name === 'entityDetail') return previewedHome(params?.entityId ?? '')
  return name === 'estate' || name === 'estateDetail' ? previewedHome(params?.estateId ?? '') : null
}

/** The path that shows a home before visitors see it, for two days (DESK-109). Throws without TOKEN_SECRET. */
export async function homePreviewLink(
  site: Pick<Site, 'id'>,
  publicId: string,
  env: Secrets,
  now: number,
  locale: Locale,
): Promise<string> {
  const preview = await tokenOf(env, site.id, previewedHome(publicId), expiryAt(now))
  return href('estate', locale, { estateId: publicId }, new URLSearchParams({ preview }))
}

/** '/nl/te-koop' → 'nl/te-koop', decoded as a page's url is. */
export function pageUrlOf(path: string): string {
  try {
    return decodeURIComponent(path.slice(1))
  } catch {
    return ''
  }
}

/** Seconds since 1970; null: not the shape of a token. */
export function previewExpiry(token: string | null): number | null {
  const expiry = /^(\d{10,11})\.[\w-]{43}$/.exec(token ?? '')?.[1]
  return expiry ? Number(expiry) : null
}

const tokenOf = async (env: Secrets, site: number, url: string, expiry: number): Promise<string> =>
  `${expiry}.${await keyedHash(env, `preview/${site}/${url}/${expiry}`)}`
