import type { Context } from 'hono'
import type { Acting } from '../agency/access/audit.ts'
import type { OutgoingMail } from '../agency/outbox.ts'
import { agencyOf } from '../agency/stub.ts'
import { mailContext } from '../mail/mail-context.ts'
import { movedMail } from '../mail/messages/moved-mail.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { siteById } from '../site/find.ts'
import type { HostedSite } from '../site/hosted-site.ts'
import { workContext, type TracedEnv } from '../site/hono-env.ts'
import { siteOrigin } from '../site/parse.ts'

/**
 * Changes the hosts of a site. Where its desk is on another one afterwards, every session, link and invitation of the one
 * before ends, and all its people are mailed the new address (DESK-188). Gives that address too.
 */
export async function withDeskMove<E extends TracedEnv, T>(
  c: Context<E>,
  siteId: number,
  acting: Acting,
  change: () => Promise<T>,
): Promise<{ result: T; movedTo: string | null }> {
  const before = await originOf(c, siteId)
  const result = await change()
  const site = await siteById(siteId, workContext(c)).catch(() => null)
  const after = site && siteOrigin(site)
  if (!before || !after || before === after) return { result, movedTo: null }
  const { deskMoves, members } = agencyOf(c.env, siteId)
  const people = await members.list()
  const mail = people.length > 0 ? await letter(c, site, after) : null
  const mails = mail
    ? people.map(({ id, email }) => ({
        ...mail,
        id: crypto.randomUUID(),
        dedupeKey: `desk-moved/${acting.request}/${id}`,
        recipient: email,
      }))
    : []
  await deskMoves.end(mails, { before, after }, acting)
  return { result, movedTo: after }
}

async function originOf<E extends TracedEnv>(
  c: Context<E>,
  siteId: number,
): Promise<string | null> {
  const site = await siteById(siteId, workContext(c)).catch(() => null)
  return site && siteOrigin(site)
}

async function letter<E extends TracedEnv>(
  c: Context<E>,
  site: HostedSite,
  origin: string,
): Promise<Omit<OutgoingMail, 'id' | 'dedupeKey' | 'recipient'>> {
  const context = await mailContext({ ...workContext(c), site }, site.defaultLocale)
  return {
    kind: 'desk-moved',
    now: c.var.trace.startedAt,
    message: renderMail(context, movedMail(context, origin)),
  }
}
