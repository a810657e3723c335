import type { Context } from 'hono'
import * as v from 'valibot'
import type { AdminEnv } from './admin-env.ts'
import { audit } from './audit.ts'
import { addDomain, checkDomain, listDomains, removeDomain, type Domain } from './domains.ts'
import { proveDomain, PROOF_NAME } from './prove-domain.ts'
import { purgeTags } from './purge-tags.ts'
import { purge } from './purge.ts'
import { readBody } from './read-body.ts'
import { siteLookup } from './site-lookup.ts'

const hostname = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?)*$/), v.maxLength(253))
const origin = v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/))
/** Of a form, '' and 'on'; of JSON, left out and true. */
const flag = v.pipe(v.optional(v.union([v.boolean(), v.literal('on'), v.literal('')]), false), v.transform(value => value === true || value === 'on'))

const ACT = v.variant('act', [
  v.object({
    act: v.literal('add'), hostname, redirect: flag, canonical: flag, origin: v.optional(v.union([origin, v.pipe(v.literal(''), v.transform(() => undefined))])),
    site: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1)),
  }),
  v.object({ act: v.literal('check'), hostname }),
  v.object({ act: v.literal('remove'), hostname }),
])

/** GET /admin/domains. */
export const domainsRoute = async (c: Context<AdminEnv>): Promise<Response> => c.json({ domains: (await listDomains(c.env)).map(shown) })

/** POST /admin/domains: {act: 'add' | 'check' | 'remove', hostname, …}. What changes is purged. */
export async function domainRoute(c: Context<AdminEnv>): Promise<Response> {
  const { env, var: { trace, actor } } = c
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(ACT, body)
  if (!parsed.success) return isForm ? c.redirect('/admin?domain=no', 303) : c.json({ error: v.flatten(parsed.issues) }, 422)
  const now = Date.now()
  const done = await ACTS[parsed.output.act](c, parsed.output, now)
  await audit(env, { actor, request: trace.id, act: `domain ${parsed.output.act}`, detail: parsed.output, now })
  if (done) {
    const tags = await purgeTags({ site: done.site }, siteLookup(c))
    const marks = [...tags, { site: 0, tag: `host-${done.hostname}` }].map(tag => ({ ...tag, at: now }))
    await purge(env, c.executionCtx as ExecutionContext, { marks }, now)
  }
  if (isForm) return c.redirect(`/admin?domain=${done ? 'yes' : 'no'}`, 303)
  return done ? c.json({ domain: shown(done) }) : c.json({ error: parsed.output.act === 'add' ? 'of another site' : 'unknown' }, parsed.output.act === 'add' ? 409 : 404)
}

type Act = v.InferOutput<typeof ACT>

const ACTS: Record<Act['act'], (c: Context<AdminEnv>, act: Act, now: number) => Promise<Domain | null>> = {
  add: async (c, act, now) => {
    if (act.act !== 'add') return null
    const domain = await addDomain(c.env, { ...act, origin: act.origin ?? (act.canonical ? `https://${act.hostname}` : null) }, now)
    return domain && checkDomain(c.env, act.hostname, proveDomain(c.env), now)
  },
  check: (c, { hostname }, now) => checkDomain(c.env, hostname, proveDomain(c.env), now),
  remove: (c, { hostname }) => removeDomain(c.env, hostname),
}

/** A domain that is not proven says what its owner must publish. */
const shown = ({ proof, provenAt, ...domain }: Domain) => ({
  ...domain, proven: provenAt !== null, ...(provenAt === null ? { publish: { name: `${PROOF_NAME}.${domain.hostname}`, type: 'TXT', value: proof } } : {}),
})
