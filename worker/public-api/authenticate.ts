import type { Context } from 'hono'
import type { PresentedKey } from '../agency/access/key-row.ts'
import { agencyOf } from '../agency/stub.ts'
import { isRateLimited } from '../admin/auth/rate-limit.ts'
import { isAdminHost } from '../admin/admin-host.ts'
import { knownSite } from '../admin/known-site.ts'
import { readBody } from '../admin/read-body.ts'
import { accessKeyHash, isAccessKey } from '../crypto/access-key.ts'
import { areEqualSecrets } from '../crypto/equal-secrets.ts'
import { isSigned, parseSignature, signingSecret } from '../crypto/signature.ts'
import { hostnameOf } from '../http/hostname.ts'
import { describeError, log } from '../http/log.ts'
import { networkOwner } from '../http/network.ts'
import { findHost } from '../site/find-host.ts'
import { workContext } from '../site/hono-env.ts'
import type { HostFacts } from '../versions/host-entry.ts'
import type { Entered, PublicApiEnv } from './env.ts'
import { keyRequired, CallRefused } from './refusal.ts'

const ID = /^[1-9]\d{0,9}$/

/** Bytes of a body that is read before it is known who sent it. */
const MAX_SIGNED = 256 * 1024

/**
 * Lets in the bearer of the operators' token, on their host, for any site; and whoever has a key of the site whose host
 * this is, for that one alone. Throws CallRefused.
 */
export async function authenticate(
  c: Context<PublicApiEnv>,
  site: string,
  path: string,
): Promise<Entered | 'unknown-host' | 'suspended'> {
  const hostname = hostnameOf(new URL(c.req.url)) ?? ''
  const bearer = /^bearer +([^\s]{1,512}) *$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? ''
  const isOperators = isAdminHost(c.env, hostname)
  if (isOperators && (await areEqualSecrets(bearer, c.env.ADMIN_TOKEN))) return asOperator(c, site)
  if (isOperators && c.env.ADMIN_HOST) throw await wrongKey(c, bearer)
  const host = await findHost(hostname, workContext(c))
  if (!host) return 'unknown-host'
  if (host.state === 'suspended') return 'suspended'
  return asKeyHolder(c, host, { site, path, bearer })
}

async function asOperator(c: Context<PublicApiEnv>, site: string): Promise<Entered> {
  const siteId = ID.test(site) ? Number(site) : 0
  const known = siteId > 0 ? await knownSite(c, siteId).catch(unreadable) : null
  const isElsewhere = Boolean(known?.apiUrl || c.env.API_URL)
  return { caller: { by: 'operator' }, siteId, isKnown: known !== null, isElsewhere }
}

function unreadable(error: unknown): never {
  log({ event: 'directory-unreadable', error: describeError(error) })
  throw new CallRefused('unavailable', 'Not available; try again')
}

async function asKeyHolder(
  c: Context<PublicApiEnv>,
  host: HostFacts,
  { site, path, bearer }: { site: string; path: string; bearer: string },
): Promise<Entered> {
  const signed = path === 'changes' && !bearer ? await signedKey(c, host.id) : null
  const key = signed?.key ?? (await bearersKey(c, host.id, bearer))
  if (key?.state === 'revoked') log({ event: 'key-used-after-revoke', site: host.id, key: key.id })
  if (key?.state !== 'valid') throw await wrongKey(c, bearer)
  if (site !== String(host.id)) throw new CallRefused('not-found', 'There is no such site here')
  if (host.movedTo && host.state === 'moved')
    throw new CallRefused('conflict', `This site has moved to ${host.movedTo}`)
  return {
    caller: { by: 'key', id: key.id, scopes: key.scopes },
    siteId: host.id,
    isKnown: true,
    isElsewhere: Boolean(host.apiUrl || c.env.API_URL),
    ...(signed && { signedBody: signed.body }),
  }
}

async function bearersKey(
  c: Context<PublicApiEnv>,
  siteId: number,
  bearer: string,
): Promise<PresentedKey | null> {
  if (!(await isAccessKey(bearer))) return null
  const hash = await accessKeyHash(c.env, bearer)
  return agencyOf(c.env, siteId).keys.present({ hash }, networkOwner(c.req.raw), Date.now())
}

/** The key in whose name a body is signed; null: it is not, or wrongly. */
async function signedKey(
  c: Context<PublicApiEnv>,
  siteId: number,
): Promise<{ key: PresentedKey; body: string } | null> {
  const signature = parseSignature(c.req.header('X-Signature') ?? null)
  if (!signature || !c.env.CHANGES_SECRET) return null
  const { text, isTooLarge } = await readBody(c.req.raw, MAX_SIGNED)
  if (isTooLarge) throw new CallRefused('too-large', `The body has at most ${MAX_SIGNED / 1024} kB`)
  const now = c.var.trace.startedAt
  const secret = await signingSecret(c.env, siteId, signature.keyId)
  if (!(await isSigned(secret, signature, text, now))) return null
  const name = { id: signature.keyId }
  const key = await agencyOf(c.env, siteId).keys.present(name, networkOwner(c.req.raw), Date.now())
  return key && { key, body: text }
}

/** The 21st wrong key of a minute from one network is told to wait; nothing at all is no guess. */
async function wrongKey(c: Context<PublicApiEnv>, bearer: string): Promise<CallRefused> {
  if (!bearer && !c.req.header('X-Signature')) return keyRequired()
  log({ event: 'key-wrong', request: c.var.trace.id })
  const isOver = await isRateLimited(c.env, c.req.raw, c.var.trace.startedAt, 'key')
  return isOver
    ? new CallRefused('limit', 'Too many wrong keys; try again in a minute', {
        headers: { 'Retry-After': '60' },
      })
    : keyRequired()
}
