import { toCard, type EstateCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { href } from '../../shared/routes.ts'
import { reasonsOf } from '../../shared/subscription/reason.ts'
import { insertToken, derivedToken } from '../forms/token.ts'
import { createJobContext } from '../http/work-context.ts'
import type { Bindings } from '../env.ts'
import { mailContext } from '../mail/mail-context.ts'
import { enqueueMails, insertMail } from '../mail/outbox.ts'
import { matchesMail, type MatchedEstate } from '../mail/messages/subscription-mails.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { siteById } from '../site/find.ts'
import { siteOrigin } from '../site/parse.ts'
import { findSubscriber } from './store.ts'

const BATCH_SIZE = 500

/** Who has something to be told by now. */
export async function findDueSubscribers(db: D1Database, now: number): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT DISTINCT s.subscriber_id AS id FROM hit h JOIN subscription s ON s.id = h.subscription_id
    WHERE h.due_at <= ?1 LIMIT ?2`)
    .bind(now, BATCH_SIZE)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

interface MatchRow {
  subscription: string
  name: string
  change: string
  estate: string
  reason: number
  card: string
  priceBefore: number | null
}

/**
 * One mail with all that a subscriber is due. What is told, that it was told, and the mail are one transaction: a second
 * Worker with the same hits fails on the first delivery and has done nothing.
 */
export async function sendDigest(
  env: Bindings,
  subscriberId: string,
  now: number,
): Promise<'sent' | 'nothing'> {
  const [subscriber, hits] = await Promise.all([
    findSubscriber(env.DB, subscriberId),
    readMatches(env.DB, subscriberId, now),
  ])
  if (!subscriber || hits.length === 0) return 'nothing'
  const job = createJobContext(env, now, 'digest')
  const site = await siteById(subscriber.site_id, job)
  if (!site) return 'nothing'
  const context = await mailContext({ ...job, site }, subscriber.locale)
  const token = (purpose: 'edit' | 'unsubscribe') =>
    derivedToken(env, purpose, site.id, subscriber.id, now)
  const [edit, unsubscribe] = await Promise.all([token('edit'), token('unsubscribe')])
  const link = (route: 'editSubscriptions' | 'unsubscribe', value: string): string =>
    siteOrigin(site) + href(route, subscriber.locale, { token: value })
  const mail = matchesMail(context, {
    searches: groupBySearch(hits),
    edit: link('editSubscriptions', edit),
    unsubscribe: link('unsubscribe', unsubscribe),
  })
  const id = crypto.randomUUID()
  const told = JSON.stringify(hits.map(({ subscription, change }) => [subscription, change]))
  try {
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO delivery (subscription_id, change_id, mail_id) SELECT value ->> 0, value ->> 1, ?2 FROM json_each(?1)`,
      ).bind(told, id),
      env.DB.prepare(
        `DELETE FROM hit WHERE (subscription_id, change_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`,
      ).bind(told),
      await insertToken(env.DB, {
        token: edit,
        site: site.id,
        purpose: 'edit',
        subject: subscriber.id,
        now,
      }),
      await insertToken(env.DB, {
        token: unsubscribe,
        site: site.id,
        purpose: 'unsubscribe',
        subject: subscriber.id,
        now,
      }),
      insertMail(env.DB, {
        id,
        siteId: site.id,
        kind: 'matches',
        dedupeKey: `matches/${id}`,
        recipient: subscriber.email,
        message: renderMail(context, mail),
        now,
      }),
    ])
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE constraint failed: delivery.'))
      return 'nothing'
    throw error
  }
  await enqueueMails(env, [id])
  return 'sent'
}

/** Everything due, in the order of the searches, each at most once whatever else happens. */
async function readMatches(db: D1Database, subscriber: string, now: number): Promise<MatchRow[]> {
  const { results } = await db
    .prepare(`SELECT h.subscription_id AS subscription, s.name, h.change_id AS change, c.estate_id AS estate, c.reason, c.card,
      c.price_before AS priceBefore
    FROM subscription s JOIN hit h ON h.subscription_id = s.id JOIN estate_change c ON c.id = h.change_id
    WHERE s.subscriber_id = ?1 AND h.due_at <= ?2 ORDER BY s.created_at, s.id, c.at DESC, c.id`)
    .bind(subscriber, now)
    .all<MatchRow>()
  return results
}

/** An estate stands once in a mail, under the first search that found it, with all that happened to it. */
function groupBySearch(hits: MatchRow[]): { name: string; told: MatchedEstate[] }[] {
  const told = new Map<string, MatchedEstate>()
  const searches = new Map<string, { name: string; told: MatchedEstate[] }>()
  for (const hit of hits) {
    const known = told.get(hit.estate)
    if (known) {
      known.reasons = [...new Set([...known.reasons, ...reasonsOf(hit.reason)])]
      continue
    }
    const one: MatchedEstate = {
      card: cardOf(hit.card),
      reasons: reasonsOf(hit.reason),
      priceBefore: hit.priceBefore,
    }
    const search = searches.get(hit.subscription) ?? { name: hit.name, told: [] }
    search.told.push(one)
    told.set(hit.estate, one)
    searches.set(hit.subscription, search)
  }
  return [...searches.values()]
}

const cardOf = (json: string): EstateCard => toCard(JSON.parse(json) as Estate)
