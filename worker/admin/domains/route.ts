import type { Context } from 'hono'
import * as v from 'valibot'
import { raiseVersions } from '../../purge/raise.ts'
import { forgetHostname } from '../../site/find-host.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { readBody } from '../read-body.ts'
import { isAtCloudflare, type Refusal } from './cloudflare.ts'
import { addCustomHostname, removeCustomHostname, type CustomHostname } from './custom-hostnames.ts'
import { proveDomain } from './prove-domain.ts'
import { domainStatus, listDomainStatuses } from './status.ts'
import { addDomain, checkDomain, removeDomain, type Domain } from './store.ts'

const hostname = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?)*$/),
  v.maxLength(253),
)
const origin = v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/))
/** In a form '' or 'on', in JSON left out or true. */
const flag = v.pipe(
  v.optional(v.union([v.boolean(), v.literal('on'), v.literal('')]), false),
  v.transform(value => value === true || value === 'on'),
)

const ACTION = v.variant('act', [
  v.object({
    act: v.literal('add'),
    hostname,
    redirect: flag,
    canonical: flag,
    origin: v.optional(
      v.union([
        origin,
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
      ]),
    ),
    site: v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(Number),
      v.integer(),
      v.minValue(1),
    ),
  }),
  v.object({ act: v.literal('check'), hostname }),
  v.object({ act: v.literal('remove'), hostname }),
])

type Action = v.InferOutput<typeof ACTION>

/** GET /admin/domains. */
export const domainsRoute = async (c: Context<AdminEnv>): Promise<Response> =>
  c.json(await listDomainStatuses(c.env))

/**
 * POST /admin/domains: {act: 'add' | 'check' | 'remove', hostname, …}. What changes is purged, and Cloudflare for SaaS
 * is told; what it refuses is reported and undoes nothing.
 */
export async function domainRoute(c: Context<AdminEnv>): Promise<Response> {
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(ACTION, body)
  if (!parsed.success)
    return isForm
      ? c.redirect('/admin?domain=no', 303)
      : c.json({ error: v.flatten(parsed.issues) }, 422)
  const action = parsed.output
  const domain = await perform(c, action)
  if (domain) await purgeDomain(c, domain)
  const cloudflare =
    domain && isAtCloudflare(c.env, domain.hostname)
      ? await updateCloudflare(c, action.act, domain)
      : undefined
  const refusal = cloudflare?.refusal
  await audit(c, `domain ${action.act}`, { ...action, ...cloudflare })
  if (isForm)
    return c.redirect(
      `/admin?domain=${domain ? 'yes' : 'no'}${refusal ? '&cloudflare=no' : ''}`,
      303,
    )
  if (!domain)
    return action.act === 'add'
      ? c.json({ error: 'belongs to another site' }, 409)
      : c.json({ error: 'domain not found' }, 404)
  return c.json({
    domain: domainStatus(domain, cloudflare?.cloudflare),
    ...(refusal ? { refusal } : {}),
  })
}

/** null: there is nothing to do it to. */
async function perform({ env }: Context<AdminEnv>, action: Action): Promise<Domain | null> {
  const now = Date.now()
  const { hostname } = action
  if (action.act === 'remove') return removeDomain(env, hostname)
  if (action.act === 'check') return checkDomain(env, hostname, proveDomain(env), now)
  const origin = action.origin ?? (action.canonical ? `https://${hostname}` : null)
  const added = await addDomain(env, { ...action, origin }, now)
  return added && checkDomain(env, hostname, proveDomain(env), now)
}

async function purgeDomain(c: Context<AdminEnv>, { site, hostname: host }: Domain): Promise<void> {
  forgetHostname(host)
  await raiseVersions(c.env, [{ site, scopes: ['all'] }], {}, Date.now())
}

async function updateCloudflare(
  c: Context<AdminEnv>,
  act: Action['act'],
  { hostname: host }: Domain,
): Promise<{ cloudflare?: CustomHostname } & Partial<Refusal>> {
  if (act === 'remove') return (await removeCustomHostname(c.env, host)) ?? {}
  const added = await addCustomHostname(c.env, host)
  return 'refusal' in added ? added : { cloudflare: added }
}
