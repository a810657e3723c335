import type { Context } from 'hono'
import * as v from 'valibot'
import { rememberApiUrl } from '../directory/api-url.ts'
import { searchSites } from '../directory/search.ts'
import { enterSite, setApiUrl, setSiteState } from '../directory/site-changes.ts'
import { agencyStub } from '../agency/stub.ts'
import type { Bindings } from '../env.ts'
import {
  directorySiteById,
  SITE_STATES,
  type DirectorySite,
  type SiteState,
} from '../directory/sites.ts'
import { audit } from './audit.ts'
import type { AdminEnv } from './env.ts'
import { knownSite } from './known-site.ts'
import { purgeSite } from '../domains/purge-site.ts'
import { readBody } from './read-body.ts'
import { statusOf, type Refused } from '../store/refusal.ts'

/** Scheme and host, over TLS but on this machine, since what goes there is about persons; '': the default. */
const apiUrl = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^$|^https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[\w.~/-]*)?$|^http:\/\/([a-z0-9-]+\.)?(localhost|127\.0\.0\.1)(:\d{1,5})?$/,
  ),
  v.transform(url => url.replace(/\/+$/, '')),
)

const ACT = v.variant('act', [
  v.object({ act: v.literal('state'), state: v.picklist(SITE_STATES) }),
  v.object({ act: v.literal('api'), apiUrl }),
])

const ENTRY = v.object({
  id: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}$/))]),
    v.transform(Number),
    v.safeInteger(),
    v.minValue(1),
  ),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  apiUrl: v.optional(apiUrl, ''),
})

/** GET /admin/agencies.json?q=: fifty agencies whose name, hostname or id it is part of, and how many there are. */
export async function listAgencies(c: Context<AdminEnv>): Promise<Response> {
  const query = c.req.query('q')?.trim().slice(0, 253) ?? ''
  const search = { query, filter: null, offset: 0, limit: 50 }
  return c.json(await searchSites(c.env, search, c.var.trace.startedAt))
}

/** POST /admin/agencies {id, name, apiUrl}: enters an agency that the default API does not know. 409: it is there already. */
export async function enterAgency(c: Context<AdminEnv>): Promise<Response> {
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(ENTRY, body)
  const refused = (why: Refused, error: unknown): Response =>
    isForm ? c.redirect('/admin/agencies?agency=no', 303) : c.json({ error }, statusOf(why))
  if (!parsed.success) return refused('invalid', v.flatten(parsed.issues))
  const { id, name, apiUrl: url } = parsed.output
  if (await directorySiteById(c.env, id)) return refused('conflict', 'is there already')
  await enterSite(c.env, { id, name, recordHostname: '' }, Date.now())
  await setApiUrl(c.env, id, url)
  await audit(c, 'enter agency', parsed.output)
  return isForm
    ? c.redirect(`/admin/agencies/${id}?agency=yes`, 303)
    : c.json({ agency: await directorySiteById(c.env, id) })
}

/** POST /admin/agencies/{id} {act: 'state', state} or {act: 'api', apiUrl}. Visible elsewhere when KV shows it, after 60 seconds or more. */
export async function changeAgency(c: Context<AdminEnv>): Promise<Response> {
  const id = Number(/^[1-9]\d{0,14}$/.exec(c.req.param('site') ?? ''))
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(ACT, body)
  if (!parsed.success)
    return isForm
      ? c.redirect(`/admin/agencies/${id}?agency=no`, 303)
      : c.json({ error: v.flatten(parsed.issues) }, 422)
  const site = id > 0 ? await knownSite(c, id) : null
  if (!site) return c.json({ error: 'site not found' }, 404)
  const act = parsed.output
  if (act.act === 'state') await changeState(c.env, id, act.state)
  else {
    await setApiUrl(c.env, id, act.apiUrl)
    rememberApiUrl(id, act.apiUrl)
  }
  await audit(c, `agency ${act.act}`, { site: id, ...act })
  await purgeSite(c, id, hostsOf(site), { hard: true })
  return isForm
    ? c.redirect(`/admin/agencies/${id}?agency=yes`, 303)
    : c.json({ agency: await directorySiteById(c.env, id) })
}

/** Throws where its store does not answer: asked again, the same change gets another number. */
async function changeState(env: Bindings, id: number, state: SiteState): Promise<void> {
  const turn = await setSiteState(env, id, state)
  if (turn !== null && state !== 'removed')
    await agencyStub(env, id).setMoved(turn, state === 'moved')
}

const hostsOf = ({ recordHostname, hostnames }: DirectorySite): string[] =>
  [recordHostname, ...hostnames].filter(Boolean)
