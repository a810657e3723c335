import { RETENTION_DAYS } from '../../../shared/privacy/retention-periods.ts'
import { factCriteria } from '../../../shared/estate/facts-of.ts'
import { readAddress } from '../../../shared/search/address.ts'
import type { Search } from '../../../shared/search/criteria.ts'
import type { Frequency } from '../../../shared/subscription/frequency.ts'
import { DAY, type Millis } from '../../../shared/time/units.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { Sql, SqlValue } from '../sql.ts'
import type { Tasks } from '../tasks.ts'
import type { StoredToken, Tokens } from '../tokens.ts'
import { type Prefilter, PREFILTER_COLUMNS, prefilterOf } from './prefilter.ts'
import { pathOf, searchText, storedSearchOf } from './saved-search.ts'

/** Searches that one person may save; more are silently dropped, since the response must not reveal who is known. */
const MAX_SEARCHES = 10

/** A search as it is stored. */
export type StoredSearch = {
  name: string
  /** The query of a list that shows the same. */
  filter: string
  frequency: Frequency
  /** Reason bits. */
  reasons: number
  /** The search itself, as JSON (saved-search.ts). */
  search: string
  prefilter: Prefilter
  /** The same under its former name, for an object that still runs the previous release. */
  criteria?: Prefilter
}

/** A search as the previous release sends it, during a deployment. */
export type OldStoredSearch = Omit<StoredSearch, 'search' | 'prefilter'> & {
  criteria: Pick<Prefilter, 'transactions'>
}

function wholeOf(sent: StoredSearch | OldStoredSearch): StoredSearch {
  if ('search' in sent) return sent
  const { criteria, ...saved } = sent
  const search = readAddress(new URLSearchParams(saved.filter))
  // Transaction ids depend on the site's source, which is only known from the columns.
  const prefilter = { ...prefilterOf(search, 'main'), transactions: criteria.transactions }
  return { ...saved, search: searchText(search), prefilter }
}

export type SearchRow = Omit<StoredSearch, 'search' | 'prefilter' | 'criteria'> & {
  id: string
  search: Search
  confirmed_at: Millis | null
  paused_until: Millis
}

/** The columns' values, in their order, and their places in a statement: '?7, ?8, …'. */
const valuesOf = (prefilter: Prefilter): SqlValue[] =>
  PREFILTER_COLUMNS.map(column => prefilter[column])
const placeholders = (from: number): string =>
  PREFILTER_COLUMNS.map((_, index) => `?${from + index}`).join(', ')

interface Parts {
  sql: Sql
  tasks: Tasks
  tokens: Tokens
  inbox: Inbox
}

/** The searches that people want to be told of, each a person's own. */
export class Searches {
  readonly #sql: Sql
  readonly #tasks: Tasks
  readonly #tokens: Tokens
  readonly #inbox: Inbox

  constructor({ sql, tasks, tokens, inbox }: Parts) {
    this.#sql = sql
    this.#tasks = tasks
    this.#tokens = tokens
    this.#inbox = inbox
  }

  /** Part of a form's transaction: a search that is not confirmed yet. The same search twice is one (SUBS-8). */
  insert(subscriber: string, sent: StoredSearch | OldStoredSearch, now: Millis): void {
    const search = wholeOf(sent)
    this.#sql.run(
      `INSERT INTO subscription (subscriber_id, id, name, filter, frequency, reasons, created_at, search, ${PREFILTER_COLUMNS.join(', ')})
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ${placeholders(9)}
      WHERE (SELECT count(*) FROM subscription WHERE subscriber_id = ?1) < ${MAX_SEARCHES}
        AND NOT EXISTS (SELECT 1 FROM subscription WHERE subscriber_id = ?1 AND filter = ?4 AND frequency = ?5 AND reasons = ?6)`,
      subscriber,
      crypto.randomUUID(),
      search.name,
      search.filter,
      search.frequency,
      search.reasons,
      now,
      search.search,
      ...valuesOf(search.prefilter),
    )
  }

  list(subscriber: string): SearchRow[] {
    return this.#sql
      .all<Omit<SearchRow, 'search'> & { search: string | null }>(
        `SELECT id, name, filter, search, frequency, reasons, confirmed_at, paused_until FROM subscription
        WHERE subscriber_id = ?1 ORDER BY created_at, id`,
        subscriber,
      )
      .map(row => ({ ...row, search: storedSearchOf(row) }))
  }

  /** Whether a confirmed subscription uses one of these criteria. */
  asks(criteria: readonly string[]): boolean {
    const known = factCriteria().filter(({ name }) => criteria.includes(name))
    return known.some(
      ({ name }) =>
        this.#sql.first(
          'SELECT 1 AS found FROM subscription WHERE confirmed_at IS NOT NULL AND search -> ?1 IS NOT NULL LIMIT 1',
          pathOf(name),
        ) !== null,
    )
  }

  /** Earlier changes of estates are not matched against the new criteria. */
  update(subscriber: string, id: string, sent: StoredSearch | OldStoredSearch): void {
    const search = wholeOf(sent)
    this.#sql.run(
      `UPDATE subscription SET name = ?3, filter = ?4, frequency = ?5, reasons = ?6, search = ?7,
        (${PREFILTER_COLUMNS.join(', ')}) = (SELECT ${placeholders(8)})
      WHERE id = ?1 AND subscriber_id = ?2`,
      id,
      subscriber,
      search.name,
      search.filter,
      search.frequency,
      search.reasons,
      search.search,
      ...valuesOf(search.prefilter),
    )
  }

  delete(subscriber: string, id: string): void {
    this.#sql.run('DELETE FROM subscription WHERE id = ?2 AND subscriber_id = ?1', subscriber, id)
  }

  /** Confirms all that wait, stores the token of the page where they are changed, and has the estates looked at. */
  confirm(subscriber: string, edit: StoredToken, now: Millis): void {
    this.#sql.transaction(() => {
      this.#sql.run(
        'UPDATE subscription SET confirmed_at = ?2 WHERE subscriber_id = ?1 AND confirmed_at IS NULL',
        subscriber,
        now,
      )
      this.#tokens.insert(edit)
      this.#inbox.takeSubscriber(subscriber, now)
      this.#tasks.add('crawl', 'site', now)
    })
  }

  /** Pauses all; 0 resumes them. Matches that are not yet sent are dropped. */
  pause(subscriber: string, until: Millis): void {
    this.#sql.transaction(() => {
      this.#sql.run(
        'UPDATE subscription SET paused_until = ?2 WHERE subscriber_id = ?1',
        subscriber,
        until,
      )
      if (until === 0) return
      this.#sql.run(
        'DELETE FROM hit WHERE subscription_id IN (SELECT id FROM subscription WHERE subscriber_id = ?1)',
        subscriber,
      )
    })
  }

  /** A slice of what was never confirmed (PRIV-4); whether more is left. */
  deleteExpired(now: Millis): boolean {
    return this.#sql.runSlice(
      'DELETE FROM subscription WHERE confirmed_at IS NULL AND created_at < ?1',
      now - RETENTION_DAYS.unconfirmedSearches * DAY,
    )
  }
}
