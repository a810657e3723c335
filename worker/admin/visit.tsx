import { hashAt } from '../crypto/desk-secret.ts'
import type { Context } from 'hono'
import * as v from 'valibot'
import { agencyOf } from '../agency/stub.ts'
import { randomToken } from '../forms/token.ts'
import { siteById } from '../site/find.ts'
import { workContext } from '../site/hono-env.ts'
import { siteOrigin } from '../site/parse.ts'
import { audit } from './audit.ts'
import { VisitLink } from './console/agency/visit-form.tsx'
import { consolePage, consoleView } from './console/document.tsx'
import type { AdminEnv } from './env.ts'
import { actingIn } from './keys.ts'
import { knownSite } from './known-site.ts'
import { readBody } from './read-body.ts'

const VISIT = v.object({
  reason: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(300)),
  /** In a form 'on' or left out. */
  mayChange: v.pipe(
    v.optional(v.union([v.boolean(), v.literal('on')]), false),
    v.transform(value => value !== false),
  ),
})

/**
 * POST /admin/agencies/{id}/visit {reason, mayChange}: looks in at an agency's desk for an hour at most. Its owners are
 * mailed, everybody at the desk sees it, and both audits have a row. A form gets a page with the link, since the console's policy
 * lets no form lead to another host; JSON gets the link itself.
 */
export async function visitRoute(c: Context<AdminEnv>): Promise<Response> {
  const id = Number(/^[1-9]\d{0,14}$/.exec(c.req.param('site') ?? ''))
  const known = c.env.DESK === 'on' && id > 0 ? await knownSite(c, id) : null
  const context = workContext(c)
  const site = known && (await siteById(id, context))
  if (!site) return c.json({ error: 'site not found' }, 404)
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(VISIT, body)
  if (!parsed.success)
    return isForm
      ? c.redirect(`/admin/agencies/${id}?visit=no#visit`, 303)
      : c.json({ error: v.flatten(parsed.issues) }, 422)
  const { reason, mayChange } = parsed.output
  // The desk's words are loaded with it.
  const { visitLetter } = await import('../desk/sign-in/letters.ts')

  const [visit, token] = [crypto.randomUUID(), randomToken()]
  const origin = siteOrigin(site)
  await agencyOf(c.env, id).visits.start(
    {
      id: visit,
      reason,
      mayChange,
      hash: await hashAt(new URL(origin), token),
      mail: await visitLetter({ ...context, site }, { id: visit, reason, mayChange }),
    },
    actingIn(c),
  )
  await audit(c, 'visit desk', { site: id, visit, reason, mayChange })
  const link = `${origin}/desk/visit/${token}`
  if (!isForm) return c.json({ link })
  const { t } = consoleView(c)
  return consolePage(c, t('admin.visit.title'), <VisitLink t={t} name={site.name} link={link} />)
}
