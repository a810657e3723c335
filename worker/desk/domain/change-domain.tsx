import * as v from 'valibot'
import { deleteHostname, findHostname, hostnamesOfSite } from '../../directory/hostnames.ts'
import { withDeskMove } from '../../domains/move-desk.ts'
import { proveDomain } from '../../domains/prove-domain.ts'
import { isElsewhere } from '../../domains/is-elsewhere.ts'
import { isPlatformHost } from '../../domains/reserved.ts'
import { addDomain, checkDomain } from '../../domains/store.ts'
import { tellCloudflare } from '../../domains/tell-cloudflare.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { purgeSite } from '../../domains/purge-site.ts'
import { workContext } from '../../site/hono-env.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { signInAgain } from '../fresh.tsx'
import { done } from '../page/done.tsx'
import { readFields } from '../read-fields.ts'
import { DOMAIN_ACT, type DomainAct, type DomainRefusal } from './domain-act.ts'
import { domainPage, movedPage } from './domain.tsx'
import { forgetSecret } from '../sign-in/cookies.ts'

const MAX_DOMAINS = 20

/** POST /desk/domain: maps a host, looks for its proof, makes it the main one, or removes it (DESK-185 to DESK-188). */
export async function changeDomain(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const typed = { hostname: fields.get('hostname') ?? '', use: fields.get('use') ?? 'pages' }
  const parsed = v.safeParse(DOMAIN_ACT, Object.fromEntries(fields))
  if (!parsed.success) return domainPage(c, session, { typed, refused: 'malformed' })
  const again = signInAgain(c, session)
  if (again) return again
  const act = parsed.output
  const { site } = c.var
  const acting = actingOf(c, session)
  const { result, movedTo } = await withDeskMove(c, site.id, acting, async () => {
    const changed = await perform(c, act)
    if (changed === null) await purgeSite(c, site.id, [act.hostname])
    return changed
  })
  if (result !== null)
    return domainPage(c, session, {
      refused: result,
      ...(act.act === 'add' && { typed }),
    })
  const cloudflare = await tellCloudflare(c.env, act.hostname, { isRemoved: act.act === 'remove' })
  const { audit } = agencyOf(c.env, site.id)
  await audit.add({ ...acting, act: `domain ${act.act}`, subject: act.hostname, after: act })
  if (movedTo !== null) {
    forgetSecret(c, 'desk')
    c.set('session', null)
    return movedPage(c, movedTo)
  }
  const isRefused = cloudflare?.refusal !== undefined
  return done(c, '/desk/domain', `domain.${isRefused ? 'later' : act.act}`)
}

/** null: done. */
async function perform(c: Desk, act: DomainAct): Promise<DomainRefusal | null> {
  const { env } = c
  const { hostname } = act
  const { site, trace } = c.var
  const now = trace.startedAt
  if (isPlatformHost(env, hostname)) return 'reserved'
  const known = await findHostname(env, hostname)
  const isOurs = known?.site === site.id
  if (act.act === 'remove') {
    if (!isOurs) return 'unknown'
    await deleteHostname(env, hostname)
    return null
  }
  const isOwn = site.hostnames.includes(hostname) && !isOurs
  if (act.act === 'main') {
    if (!isOwn && (!isOurs || known.provenAt === null)) return 'unproven'
    const domain = { hostname, site: site.id, origin: originAt(c, hostname), redirect: false }
    return (await addDomain(env, domain, now, { isOwn })) ? null : 'taken'
  }
  if (!isOurs && (await isElsewhere(hostname, site.id, workContext(c)))) return 'taken'
  const own = await hostnamesOfSite(env, site.id, { limit: MAX_DOMAINS + 1 })
  if (!isOurs && own.length >= MAX_DOMAINS) return 'full'
  const redirect = act.act === 'add' ? act.use === 'redirect' : (known?.redirect ?? false)
  const origin = isOurs ? known.origin : null
  const added = await addDomain(env, { hostname, site: site.id, origin, redirect }, now, { isOwn })
  if (!added) return 'taken'
  await checkDomain(env, hostname, proveDomain(env), now)
  return null
}

/** A host of this machine has the port and scheme of the page that asked. */
function originAt(c: Desk, hostname: string): string {
  const { protocol, port } = new URL(c.req.url)
  return /(^|\.)localhost$/.test(hostname)
    ? `${protocol}//${hostname}${port && `:${port}`}`
    : `https://${hostname}`
}
