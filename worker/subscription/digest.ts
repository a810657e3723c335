import * as v from 'valibot'
import { toCard } from '../../shared/estate/card.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { href } from '../../shared/routes.ts'
import { HOUR, type Millis } from '../../shared/time/units.ts'
import type { TaskContext, TaskHandler } from '../agency/agency-object.ts'
import type { OutgoingMail } from '../agency/outbox.ts'
import type { Match } from '../agency/subscription/digests.ts'
import type { Subscriber } from '../agency/subscription/subscribers.ts'
import type { StoredToken } from '../agency/tokens.ts'
import { objectOf } from '../api/parse-response.ts'
import { derivedToken, tokenToStore } from '../forms/token.ts'
import { createJobContext } from '../http/work-context.ts'
import { mailContext } from '../mail/mail-context.ts'
import { MAX_CARDS, matchesMail } from '../mail/messages/subscription-mails.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { siteById } from '../site/find.ts'
import type { HostedSite } from '../site/hosted-site.ts'
import { siteOrigin } from '../site/parse.ts'
import { writeWithinShare } from './digest-share.ts'
import { groupBySearch } from './group-matches.ts'

/** A site that has no record may get one again. */
const UNKNOWN_SITE_INTERVAL: Millis = 6 * HOUR

/**
 * Mails a subscriber everything that is due, once (SUBS-27, SUBS-29), or waits for tomorrow when no more digests may
 * leave today. Due again with what is due later.
 */
export const runDigest: TaskHandler = async (context, subscriberId) => {
  const { env, siteId, agency, now } = context
  const [subscriber, matches] = await Promise.all([
    agency.subscribers.find(subscriberId),
    agency.digests.due(subscriberId, now),
  ])
  if (subscriber && matches.length > 0) {
    const site = await siteById(siteId, createJobContext(env, now, 'digest'))
    if (!site) return now + UNKNOWN_SITE_INTERVAL
    const { mail, tokens } = await writeDigest(context, site, subscriber, matches)
    const waitsUntil = await writeWithinShare(context, { told: matches, tokens, mail })
    if (waitsUntil !== null) return waitsUntil
  }
  return agency.digests.nextDueAt(subscriberId)
}

async function writeDigest(
  { env, agency, now }: TaskContext,
  site: HostedSite,
  { id, email, locale }: Subscriber,
  matches: Match[],
): Promise<{ mail: OutgoingMail; tokens: StoredToken[] }> {
  const [context, edit, unsubscribe] = await Promise.all([
    mailContext({ env, site, now }, locale),
    derivedToken(env, 'edit', site.id, id, now),
    derivedToken(env, 'unsubscribe', site.id, id, now),
  ])
  const link = (route: 'editSubscriptions' | 'unsubscribe', token: string): string =>
    siteOrigin(site) + href(route, locale, { token })
  const searches = groupBySearch(matches)
  const shown = searches.flatMap(({ estates }) => estates).slice(0, MAX_CARDS)
  const cards = readCards(await agency.digests.cards(shown.map(({ change }) => change)))
  for (const estate of shown) estate.card = cards.get(estate.change) ?? null
  const message = matchesMail(context, {
    searches,
    edit: link('editSubscriptions', edit),
    unsubscribe: link('unsubscribe', unsubscribe),
  })
  const mailId = crypto.randomUUID()
  return {
    tokens: [
      await tokenToStore(edit, 'edit', id, now),
      await tokenToStore(unsubscribe, 'unsubscribe', id, now),
    ],
    mail: {
      id: mailId,
      kind: 'matches',
      dedupeKey: `matches/${mailId}`,
      recipient: email,
      message: renderMail(context, message),
      now,
    },
  }
}

const cardSchema = v.pipe(v.string(), v.parseJson(), objectOf<Estate>())

const readCards = (rows: { id: string; card: string }[]) =>
  new Map(rows.map(({ id, card }) => [id, toCard(v.parse(cardSchema, card))]))
