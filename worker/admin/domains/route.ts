import type { Context } from 'hono'
import * as v from 'valibot'
import type { AdminEnv } from '../env.ts'
import { audit } from '../audit.ts'
import {
  addCustomHostname,
  isAtCloudflare,
  removeCustomHostname,
  type CustomHostname,
  type Refusal,
} from './custom-hostnames.ts'
import { addDomain, checkDomain, removeDomain, type Domain } from './store.ts'
import { proveDomain } from './prove-domain.ts'
import { purgeTags } from '../../purge/tags.ts'
import { purge } from '../../purge/purge.ts'
import { readBody } from '../read-body.ts'
import { domainStatus, listDomainStatuses } from './status.ts'
import { siteLookup } from '../site-lookup.ts'
import { executionContext } from '../../site/hono-env.ts'

const hostname = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?)*$/),
  v.maxLength(253),
)
const origin = v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/))
/** Of a form, '' and 'on'; of JSON, left out and true. */
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

/** GET /admin/domains. */
export const domainsRoute = async (c: Context<AdminEnv>): Promise<Response> =>
  c.json(await listDomainStatuses(c.env))

/**
 * POST /admin/domains: {act: 'add' | 'check' | 'remove', hostname, …}. What changes is purged. Where Cloudflare for SaaS
 * lets the visitors in, it is told; what it refuses is said and undoes nothing.
 */
export async function domainRoute(c: Context<AdminEnv>): Promise<Response> {
  const {
    env,
    var: { trace, actor },
  } = c
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(ACTION, body)
  if (!parsed.success)
    return isForm
      ? c.redirect('/admin?domain=no', 303)
      : c.json({ error: v.flatten(parsed.issues) }, 422)
  const now = Date.now()
  const { act } = parsed.output
  const done = await ACTIONS[act](c, parsed.output, now)
  if (done) {
    const tags = await purgeTags({ site: done.site }, siteLookup(c))
    const marks = [...tags, { site: 0, tag: `host-${done.hostname}` }].map(tag => ({
      ...tag,
      at: now,
    }))
    await purge(env, executionContext(c), { purges: marks }, now)
  }
  const told =
    done && isAtCloudflare(env, done.hostname) ? await updateCloudflare(c, act, done) : undefined
  await audit(env, {
    actor,
    request: trace.id,
    action: `domain ${act}`,
    detail: { ...parsed.output, ...told },
    now,
  })
  if (isForm)
    return c.redirect(
      `/admin?domain=${done ? 'yes' : 'no'}${told?.refusal ? '&cloudflare=no' : ''}`,
      303,
    )
  if (!done)
    return c.json(
      { error: act === 'add' ? 'of another site' : 'unknown' },
      act === 'add' ? 409 : 404,
    )
  return c.json({
    domain: domainStatus(done, told?.cloudflare),
    ...(told?.refusal ? { refusal: told.refusal } : {}),
  })
}

async function updateCloudflare(
  c: Context<AdminEnv>,
  act: Action['act'],
  { hostname }: Domain,
): Promise<{ cloudflare?: CustomHostname } & Partial<Refusal>> {
  if (act === 'remove') return (await removeCustomHostname(c.env, hostname)) ?? {}
  const added = await addCustomHostname(c.env, hostname)
  return 'refusal' in added ? added : { cloudflare: added }
}

type Action = v.InferOutput<typeof ACTION>

const ACTIONS: Record<
  Action['act'],
  (c: Context<AdminEnv>, act: Action, now: number) => Promise<Domain | null>
> = {
  add: async (c, act, now) => {
    if (act.act !== 'add') return null
    const domain = await addDomain(
      c.env,
      { ...act, origin: act.origin ?? (act.canonical ? `https://${act.hostname}` : null) },
      now,
    )
    return domain && checkDomain(c.env, act.hostname, proveDomain(c.env), now)
  },
  check: (c, { hostname }, now) => checkDomain(c.env, hostname, proveDomain(c.env), now),
  remove: (c, { hostname }) => removeDomain(c.env, hostname),
}
