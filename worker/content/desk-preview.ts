import { isRecord } from '../../shared/is-record.ts'
import type { Locale } from '../../shared/locale.ts'
import { pageHref } from '../../shared/routes.ts'
import { agencyOf } from '../agency/stub.ts'
import { areEqualSecrets } from '../crypto/equal-secrets.ts'
import { keyedHash, sha256 } from '../crypto/hash.ts'
import { hashAt } from '../crypto/desk-secret.ts'
import type { Bindings } from '../env.ts'

/** How long an address of the desk's preview opens a draft, in seconds; each view of the desk makes another. */
const LIFETIME_S = 3600

interface Draft {
  site: number
  /** Of the session's cookie. */
  secret: string
  page: unknown
  locale: Locale
  now: number
}

/** The path that shows a page as its draft has it, to this session alone; null where the page has no address in a language. */
export async function deskPreviewLink(
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  { site, secret, page, locale, now }: Draft,
): Promise<string | null> {
  const addresses = isRecord(page) && isRecord(page.url) ? page.url : {}
  const path = addresses[locale]
  if (typeof path !== 'string' || !env.TOKEN_SECRET) return null
  const expiry = Math.floor(now / 1000) + LIFETIME_S
  const url = path ? `${locale}/${path}` : locale
  const token = await tokenOf(env, { site, secret, url, expiry })
  return pageHref(locale, path, new URLSearchParams({ preview: token }))
}

/** Whether a token is of this session, for this address, and not over. Whether the session still is: isOpenSession. */
export async function isDeskPreview(
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  { site, url, token, request, now }: Viewing,
): Promise<boolean> {
  const expiry = Number(/^d(\d{10,11})\.[\w-]{43}$/.exec(token ?? '')?.[1])
  const secret = secretIn(request)
  if (!token || !secret || !env.TOKEN_SECRET || !(expiry * 1000 > now)) return false
  return areEqualSecrets(token, await tokenOf(env, { site, secret, url, expiry }))
}

interface Viewing {
  site: number
  /** 'nl' or 'nl/te-koop'. */
  url: string
  token: string | null
  request: Pick<Request, 'headers' | 'url'>
  now: number
}

export const isOpenSession = async (
  env: Pick<Bindings, 'AGENCY' | 'JURISDICTION'>,
  site: number,
  request: Pick<Request, 'headers' | 'url'>,
  now: number,
): Promise<boolean> =>
  (await agencyOf(env, site).sessions.find(
    await hashAt(new URL(request.url), secretIn(request)),
    now,
  )) !== null

/** The secret of the desk's cookie, under either of its names (DESK-9). */
const secretIn = ({ headers }: Pick<Request, 'headers'>): string =>
  /(?:^|;\s*)(?:__Host-)?desk=([\w-]{20,100})(?:;|$)/.exec(headers.get('Cookie') ?? '')?.[1] ?? ''

const tokenOf = async (
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  { site, secret, url, expiry }: { site: number; secret: string; url: string; expiry: number },
): Promise<string> =>
  `d${expiry}.${await keyedHash(env, `desk-preview/${site}/${await sha256(secret)}/${url}/${expiry}`)}`
