import type { Locale } from '../../shared/locale.ts'
import { toCriteria } from '../../shared/subscription/criteria.ts'
import { DAY, type Millis } from '../../shared/time/units.ts'
import type { Frequency } from '../../shared/subscription/frequency.ts'
import { reasonBits } from '../../shared/subscription/reason.ts'
import { filterText, type SavedSearch } from '../../shared/subscription/subscription-request.ts'
import type { Source } from '../../shared/estate/status.ts'

/** Searches that one person may save; more are silently dropped, since the response must not reveal who is known. */
const MAX_SEARCHES = 10

export interface Subscriber {
  id: string
  site_id: number
  email: string
  locale: Locale
}

export interface SubscriptionRow {
  id: string
  name: string
  filter: string
  frequency: Frequency
  reasons: number
  confirmed_at: number | null
  paused_until: Millis
}

/** The person, known or new. `mailId` becomes the confirmation mail, unless one was sent within a day. */
export const upsertSubscriber = (
  db: D1Database,
  {
    site,
    email,
    locale,
    mailId,
    now,
  }: { site: number; email: string; locale: Locale; mailId: string; now: Millis },
): D1PreparedStatement =>
  db
    .prepare(`INSERT INTO subscriber (id, site_id, email, locale, asked_at, asked_mail, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?5)
    ON CONFLICT (site_id, email) DO UPDATE SET
      asked_mail = iif(asked_at IS NULL OR asked_at <= ?7, excluded.asked_mail, asked_mail),
      asked_at = iif(asked_at IS NULL OR asked_at <= ?7, excluded.asked_at, asked_at)`)
    .bind(crypto.randomUUID(), site, email, locale, now, mailId, now - DAY)

const SUBSCRIBER_ID = '(SELECT id FROM subscriber WHERE site_id = ?1 AND email = ?2)'

/** Inserted only if `mailId` is the confirmation mail to be sent. */
export const insertConfirmToken = (
  db: D1Database,
  {
    site,
    email,
    mailId,
    hash,
    until,
  }: { site: number; email: string; mailId: string; hash: string; until: Millis },
): D1PreparedStatement =>
  db
    .prepare(`INSERT INTO token (hash, site_id, purpose, subject, expires_at)
    SELECT ?3, ?1, 'confirm', id, ?4 FROM subscriber WHERE site_id = ?1 AND email = ?2 AND asked_mail = ?5`)
    .bind(site, email, hash, until, mailId)

const CRITERIA = [
  'countries',
  'cities',
  'head_types',
  'transactions',
  'sub_types',
  'bedrooms',
  'bedrooms_min',
  'price_min',
  'price_max',
  'lat',
  'lon',
  'km',
  'area',
] as const

const criteriaValues = (search: SavedSearch, source: Source): (string | number | null)[] => {
  const criteria = toCriteria(search.filter, source)
  return CRITERIA.map(column => criteria[column])
}

const placeholders = (from: number): string =>
  CRITERIA.map((_, index) => `?${from + index}`).join(', ')

/** A search that is not confirmed yet. The same search twice is one. */
export const insertSearch = (
  db: D1Database,
  {
    site,
    email,
    search,
    source,
    now,
  }: { site: number; email: string; search: SavedSearch; source: Source; now: Millis },
): D1PreparedStatement =>
  db
    .prepare(`INSERT INTO subscription (subscriber_id, site_id, id, name, filter, frequency, reasons, created_at, ${CRITERIA.join(', ')})
    SELECT ${SUBSCRIBER_ID}, ?1, ?3, ?4, ?5, ?6, ?7, ?8, ${placeholders(9)}
    WHERE (SELECT count(*) FROM subscription WHERE subscriber_id = ${SUBSCRIBER_ID}) < ${MAX_SEARCHES}
      AND NOT EXISTS (SELECT 1 FROM subscription WHERE subscriber_id = ${SUBSCRIBER_ID} AND filter = ?5 AND frequency = ?6 AND reasons = ?7)`)
    .bind(
      site,
      email,
      crypto.randomUUID(),
      search.name,
      filterText(search.filter),
      search.frequency,
      reasonBits(search.reasons),
      now,
      ...criteriaValues(search, source),
    )

/** Updates one of the subscriber's own searches. Earlier changes of estates are not matched against the new criteria. */
export const updateSearch = (
  db: D1Database,
  {
    subscriber,
    id,
    search,
    source,
  }: { subscriber: string; id: string; search: SavedSearch; source: Source },
): D1PreparedStatement =>
  db
    .prepare(`UPDATE subscription SET name = ?3, filter = ?4, frequency = ?5, reasons = ?6, (${CRITERIA.join(', ')}) = (${placeholders(7)})
    WHERE id = ?1 AND subscriber_id = ?2`)
    .bind(
      id,
      subscriber,
      search.name,
      filterText(search.filter),
      search.frequency,
      reasonBits(search.reasons),
      ...criteriaValues(search, source),
    )

export const confirmSearches = (
  db: D1Database,
  subscriber: string,
  now: Millis,
): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE subscription SET confirmed_at = ?2 WHERE subscriber_id = ?1 AND confirmed_at IS NULL',
    )
    .bind(subscriber, now)

/** Pauses all searches; 0 resumes them. Matches that are not yet sent are dropped. */
export const pauseSearches = (
  db: D1Database,
  subscriber: string,
  until: Millis,
): D1PreparedStatement[] => [
  db
    .prepare('UPDATE subscription SET paused_until = ?2 WHERE subscriber_id = ?1')
    .bind(subscriber, until),
  db
    .prepare(
      'DELETE FROM hit WHERE ?2 > 0 AND subscription_id IN (SELECT id FROM subscription WHERE subscriber_id = ?1)',
    )
    .bind(subscriber, until),
]

export const deleteSearch = (db: D1Database, subscriber: string, id: string): D1PreparedStatement =>
  db.prepare('DELETE FROM subscription WHERE id = ?2 AND subscriber_id = ?1').bind(subscriber, id)

/** Deletes the person with all searches, matches and unsent mails. Tokens stay, so that unsubscribing twice works. */
export const deleteSubscriber = (db: D1Database, subscriber: string): D1PreparedStatement[] => [
  db
    .prepare(`DELETE FROM outbox WHERE kind = 'matches' AND state IN ('waiting', 'failed')
    AND (site_id, recipient) = (SELECT site_id, email FROM subscriber WHERE id = ?1)`)
    .bind(subscriber),
  db.prepare('DELETE FROM subscriber WHERE id = ?1').bind(subscriber),
]

export const findSubscriber = (db: D1Database, id: string): Promise<Subscriber | null> =>
  db
    .prepare('SELECT id, site_id, email, locale FROM subscriber WHERE id = ?1')
    .bind(id)
    .first<Subscriber>()

export async function listSearches(db: D1Database, subscriber: string): Promise<SubscriptionRow[]> {
  const { results } = await db
    .prepare(
      'SELECT id, name, filter, frequency, reasons, confirmed_at, paused_until FROM subscription WHERE subscriber_id = ?1 ORDER BY created_at, id',
    )
    .bind(subscriber)
    .all<SubscriptionRow>()
  return results
}
