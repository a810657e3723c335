import type { Context } from 'hono'
import * as v from 'valibot'
import { emailAddress } from '../../shared/forms/email-address.ts'
import { agencyOf } from '../agency/stub.ts'
import { audit } from './audit.ts'
import type { AdminEnv } from './env.ts'
import { actingIn } from './keys.ts'
import { knownSite } from './known-site.ts'
import { readBody } from './read-body.ts'
import { siteById } from '../site/find.ts'
import { workContext } from '../site/hono-env.ts'

const OWNER = v.strictObject({
  email: v.pipe(v.string(), v.transform(emailAddress), v.string()),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
})

/** POST /admin/agencies/{id}/owner {email, name}: the first owner, or one where nobody can come in any more. */
export async function putOwner(c: Context<AdminEnv>): Promise<Response> {
  const site = Number(/^[1-9]\d{0,9}$/.exec(c.req.param('site') ?? ''))
  if (!(site > 0 && (await knownSite(c, site)))) return c.json({ error: 'site not found' }, 404)
  const parsed = v.safeParse(OWNER, (await readBody(c.req.raw)).body)
  if (!parsed.success) return c.json({ error: v.flatten(parsed.issues) }, 422)
  const owner = { id: crypto.randomUUID(), ...parsed.output }
  const record = await siteById(site, workContext(c)).catch(() => null)
  // The desk's words are loaded with it.
  const { ownerLetter } = await import('../desk/sign-in/letters.ts')
  const mail = record && (await ownerLetter({ ...workContext(c), site: record }, owner))
  await agencyOf(c.env, site).members.putOwner(owner, actingIn(c), mail ?? undefined)
  await audit(c, 'owner put', { site })
  return c.json({ email: owner.email })
}
