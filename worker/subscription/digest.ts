import * as v from 'valibot'
import { toCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { href } from '../../shared/routes.ts'
import type { Millis } from '../../shared/time/units.ts'
import { objectOf } from '../api/parse-response.ts'
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

/** Ids of subscribers with a digest due. */
export async function findDueSubscribers(db: D1Database, now: Millis): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT DISTINCT s.subscriber_id AS id FROM hit h JOIN subscription s ON s.id = h.subscription_id
    WHERE h.due_at <= ?1 LIMIT ?2`)
    .bind(now, BATCH_SIZE)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

const matchSchema = v.object({
  subscription: v.string(),
  name: v.string(),
  change: v.string(),
  estate: v.string(),
  reason: v.number(),
  card: v.pipe(v.string(), v.parseJson(), objectOf<Estate>()),
  priceBefore: v.nullable(v.number()),
})

type Match = v.InferOutput<typeof matchSchema>

/**
 * Mails a subscriber everything that is due. The deliveries, the deleted matches and the mail are one transaction: a
 * second Worker with the same matches fails on the first delivery and changes nothing.
 */
export async function sendDigest(
  env: Bindings,
  subscriberId: string,
  now: Millis,
): Promise<'sent' | 'nothing'> {
  const [subscriber, matches] = await Promise.all([
    findSubscriber(env.DB, subscriberId),
    readMatches(env.DB, subscriberId, now),
  ])
  if (!subscriber || matches.length === 0) return 'nothing'
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
    searches: groupBySearch(matches),
    edit: link('editSubscriptions', edit),
    unsubscribe: link('unsubscribe', unsubscribe),
  })
  const id = crypto.randomUUID()
  const sent = JSON.stringify(matches.map(({ subscription, change }) => [subscription, change]))
  try {
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO delivery (subscription_id, change_id, mail_id) SELECT value ->> 0, value ->> 1, ?2 FROM json_each(?1)`,
      ).bind(sent, id),
      env.DB.prepare(
        `DELETE FROM hit WHERE (subscription_id, change_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`,
      ).bind(sent),
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

/** All matches that are due, in the order of the searches. */
async function readMatches(db: D1Database, subscriber: string, now: Millis): Promise<Match[]> {
  const { results } = await db
    .prepare(`SELECT h.subscription_id AS subscription, s.name, h.change_id AS change, c.estate_id AS estate, c.reason, c.card,
      c.price_before AS priceBefore
    FROM subscription s JOIN hit h ON h.subscription_id = s.id JOIN estate_change c ON c.id = h.change_id
    WHERE s.subscriber_id = ?1 AND h.due_at <= ?2 ORDER BY s.created_at, s.id, c.at DESC, c.id`)
    .bind(subscriber, now)
    .all()
  return v.parse(v.array(matchSchema), results)
}

interface MatchedSearch {
  name: string
  estates: MatchedEstate[]
}

/** Each estate once, under the first search that it matches, with everything that happened to it. */
function groupBySearch(matches: Match[]): MatchedSearch[] {
  const estates = new Map<string, MatchedEstate>()
  const searches = new Map<string, MatchedSearch>()
  for (const match of matches) {
    const reasons = reasonsOf(match.reason)
    const known = estates.get(match.estate)
    if (known) {
      known.reasons = [...new Set([...known.reasons, ...reasons])]
      continue
    }
    const { card, priceBefore } = match
    const estate: MatchedEstate = { card: toCard(card), reasons, priceBefore }
    const search = searches.get(match.subscription) ?? { name: match.name, estates: [] }
    search.estates.push(estate)
    estates.set(match.estate, estate)
    searches.set(match.subscription, search)
  }
  return [...searches.values()]
}
