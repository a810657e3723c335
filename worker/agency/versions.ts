import type { Millis } from '../../shared/time/units.ts'
import { tableFromText, tableToText } from '../versions/table-text.ts'
import { isSkewed, raise, type Change, type VersionTable } from '../versions/table.ts'
import { log } from '../http/log.ts'
import type { Sql } from './sql.ts'
import type { Tasks } from './tasks.ts'

/** KV takes one write a second a key; changes come in bursts. */
export const PUBLISH_EVERY: Millis = 10_000

/** What KV shall have: the versions, under each of the site's hostnames. */
export interface Publication {
  /** How many changes it holds; to be confirmed once KV has them. */
  changes: number
  versions: string
  hosts: PublishedHost[]
}

/** A hostname, and what its entry tells besides the versions. */
export type PublishedHost = {
  hostname: string
  /** The facts of the host as JSON (worker/versions/host-entry.ts). */
  record: string
  /** The newest change that was known when it was read. */
  as_of: number
  read_at: number
}

/** What a change leaves. */
export interface Raised {
  versions: string
  /** null: KV was written to moments ago, and is again within 10 s. */
  publication: Publication | null
}

type State = {
  versions: string
  changes: number
  published: number
  published_at: number
}

const NONE: State = { versions: '', changes: 0, published: 0, published_at: 0 }

/** When what last changed, and which hostnames are told. The truth; KV has a copy. */
export class Versions {
  readonly #sql: Sql
  readonly #tasks: Tasks

  constructor(sql: Sql, tasks: Tasks) {
    this.#sql = sql
    this.#tasks = tasks
  }

  /** The table as text (worker/versions/table-text.ts). */
  current(): string {
    return this.#state().versions
  }

  /** A change; made twice it is two versions, which costs a render and nothing else. */
  raise(change: Change, now: Millis): Raised {
    if (isSkewed(change, now)) log({ event: 'clock-skew', ahead: change.at - now })
    return this.#change(now, table => raise(table, change, now))
  }

  /** A hostname and what its entry shall tell besides; nothing happens where that is known, unless KV lacks it. */
  introduce(
    { hostname, record, as_of, read_at }: PublishedHost,
    now: Millis,
    isMissing: boolean,
  ): Raised {
    const known = this.#sql.first<PublishedHost>(
      'SELECT * FROM hostname WHERE hostname = ?1',
      hostname,
    )
    if (!isMissing && known && known.record === record && known.as_of >= as_of)
      return { versions: this.current(), publication: null }
    return this.#change(now, table => {
      this.#sql.run(
        `INSERT INTO hostname (hostname, record, as_of, read_at) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (hostname) DO UPDATE SET record = ?2, as_of = ?3, read_at = ?4`,
        hostname,
        record,
        as_of,
        read_at,
      )
      return table
    })
  }

  /** A hostname that is another site's now. */
  release(hostname: string): void {
    this.#sql.run('DELETE FROM hostname WHERE hostname = ?1', hostname)
  }

  /** What KV still has to be told, where its turn has come. */
  due(now: Millis): Publication | null {
    return this.#sql.transaction(() => this.#takeDue(now))
  }

  /** KV has them. Two writes may have crossed; then KV is written to once more. */
  confirm(changes: number, now: Millis): void {
    this.#sql.transaction(() => {
      const { published } = this.#state()
      const crossed = changes < published
      this.#sql.run(
        'UPDATE publication SET published = max(published, ?1), changes = changes + ?2',
        changes,
        crossed ? 1 : 0,
      )
      if (this.nextPublication() === null) this.#tasks.remove('publish-versions', '')
      else this.#tasks.add('publish-versions', '', now + PUBLISH_EVERY)
    })
  }

  /** When KV is to be written to; null: it has everything. */
  nextPublication(): Millis | null {
    const { changes, published, published_at: at } = this.#state()
    return changes === published ? null : at + PUBLISH_EVERY
  }

  #change(now: Millis, apply: (table: VersionTable) => VersionTable): Raised {
    return this.#sql.transaction(() => {
      const versions = tableToText(apply(tableFromText(this.#state().versions)))
      this.#sql.run(
        `INSERT INTO publication (id, versions, changes, published, published_at) VALUES (1, ?1, 1, 0, 0)
        ON CONFLICT (id) DO UPDATE SET versions = excluded.versions, changes = changes + 1`,
        versions,
      )
      this.#tasks.add('publish-versions', '', now + PUBLISH_EVERY)
      return { versions, publication: this.#takeDue(now) }
    })
  }

  #takeDue(now: Millis): Publication | null {
    const { versions, changes, published, published_at: at } = this.#state()
    if (changes === published || (at <= now && now < at + PUBLISH_EVERY)) return null
    this.#sql.run('UPDATE publication SET published_at = ?1', now)
    const hosts = this.#sql.all<PublishedHost>('SELECT * FROM hostname ORDER BY hostname')
    return { changes, versions, hosts }
  }

  #state(): State {
    return (
      this.#sql.first<State>(
        'SELECT versions, changes, published, published_at FROM publication',
      ) ?? NONE
    )
  }
}
