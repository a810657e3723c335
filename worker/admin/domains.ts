import type { Context } from 'hono'
import * as v from 'valibot'
import { deleteHostname, findHostname, type Hostname } from '../directory/hostnames.ts'
import { isElsewhere } from '../domains/is-elsewhere.ts'
import { workContext } from '../site/hono-env.ts'
import { isAdminHost } from './admin-host.ts'
import { audit } from './audit.ts'
import type { AdminEnv } from './env.ts'
import { readBody } from './read-body.ts'
import { knownSite } from './known-site.ts'
import { purgeSite } from '../domains/purge-site.ts'
import { withDeskMove } from '../domains/move-desk.ts'
import { proveDomain } from '../domains/prove-domain.ts'
import { domainStatus, listDomainStatuses } from '../domains/status.ts'
import { addDomain, checkDomain } from '../domains/store.ts'
import { tellCloudflare } from '../domains/tell-cloudflare.ts'
import { actingIn } from './keys.ts'
import { statusOf, type Refusal } from '../store/refusal.ts'

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
      v.safeInteger(),
      v.minValue(1),
    ),
  }),
  v.object({ act: v.literal('check'), hostname }),
  v.object({ act: v.literal('remove'), hostname }),
])

type Action = v.InferOutput<typeof ACTION>

/** GET /admin/domains?site=&after=: fifty at a time; `next` is the `after` of the next fifty. */
export const domainsRoute = async (c: Context<AdminEnv>): Promise<Response> =>
  c.json(
    await listDomainStatuses(c.env, {
      site: Number(c.req.query('site')) || undefined,
      after: c.req.query('after'),
    }),
  )

/**
 * POST /admin/domains: {act: 'add' | 'check' | 'remove', hostname, …}. What changes is purged, and Cloudflare for SaaS
 * is told; what it refuses is reported and undoes nothing.
 */
export async function domainRoute(c: Context<AdminEnv>): Promise<Response> {
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(ACTION, body)
  if (!parsed.success)
    return isForm
      ? c.redirect('/admin/agencies?domain=no', 303)
      : c.json({ error: v.flatten(parsed.issues) }, 422)
  const action = parsed.output
  const site = await siteOfAction(c, action)
  const { result: domain } = await (site === null
    ? perform(c, action).then(result => ({ result }))
    : withDeskMove(c, site, actingIn(c), async () => {
        const result = await perform(c, action)
        if (typeof result !== 'string') await purgeSite(c, result.site, [result.hostname])
        return result
      }))
  const isDone = typeof domain !== 'string'
  const cloudflare = isDone
    ? await tellCloudflare(c.env, domain.hostname, { isRemoved: action.act === 'remove' })
    : undefined
  const refusal = cloudflare?.refusal
  await audit(c, `domain ${action.act}`, { ...action, ...cloudflare })
  if (isForm) {
    const site = isDone ? domain.site : action.act === 'add' ? action.site : null
    const page = site === null ? '/admin/agencies' : `/admin/agencies/${site}`
    return c.redirect(
      `${page}?domain=${isDone ? 'yes' : 'no'}${refusal ? '&cloudflare=no' : ''}`,
      303,
    )
  }
  if (!isDone) {
    const { refused, message } = REFUSALS[domain]
    return c.json({ error: message }, statusOf(refused))
  }
  return c.json({
    domain: domainStatus(domain, cloudflare?.cloudflare),
    ...(refusal ? { refusal } : {}),
  })
}

const REFUSALS = {
  taken: { refused: 'conflict', message: 'belongs to another site' },
  reserved: { refused: 'invalid', message: 'it is the host of operators' },
  noSite: { refused: 'not-found', message: 'site not found' },
  noDomain: { refused: 'not-found', message: 'domain not found' },
} as const satisfies Record<string, Refusal>

async function perform(
  c: Context<AdminEnv>,
  action: Action,
): Promise<Hostname | keyof typeof REFUSALS> {
  const { env } = c
  const now = Date.now()
  const { hostname } = action
  if (action.act === 'remove') return (await deleteHostname(env, hostname)) ?? 'noDomain'
  if (action.act === 'check')
    return (await checkDomain(env, hostname, proveDomain(env), now)) ?? 'noDomain'
  if (env.ADMIN_HOST && isAdminHost(env, hostname)) return 'reserved'
  if (!(await knownSite(c, action.site))) return 'noSite'
  const known = await findHostname(env, hostname)
  if (known?.site !== action.site && (await isElsewhere(hostname, action.site, workContext(c))))
    return 'taken'
  const origin = action.origin ?? (action.canonical ? `https://${hostname}` : null)
  const added = await addDomain(env, { ...action, origin }, now)
  return added ? ((await checkDomain(env, hostname, proveDomain(env), now)) ?? added) : 'taken'
}

/** Whose hosts it changes; null: nobody's. */
const siteOfAction = async (c: Context<AdminEnv>, action: Action): Promise<number | null> =>
  action.act === 'add'
    ? ((await knownSite(c, action.site))?.id ?? null)
    : ((await findHostname(c.env, action.hostname))?.site ?? null)
