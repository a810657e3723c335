import { DAY, MINUTE, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from './audit.ts'
import type { Limits } from '../limits.ts'
import { isByOwner } from '../people/by-owner.ts'
import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'
import type { Refused } from '../../store/refusal.ts'

/** A file of everything, as it is made, ready for a quarter of an hour, and gone. */
export type ExportFile = {
  id: string
  askedAt: Millis
  /** null: it is being made. */
  readyAt: Millis | null
  endsAt: Millis | null
  bytes: number
}

const A_DAY = 3
const LASTS: Millis = 15 * MINUTE

const COLUMNS = 'id, asked_at AS askedAt, ready_at AS readyAt, ends_at AS endsAt, bytes'

export const EXPORT_REFUSALS = {
  'no-owner': 'forbidden',
  'too-many': 'limit',
} as const satisfies Record<string, Refused>

interface Parts {
  sql: Sql
  audit: Audit
  limits: Limits
  tasks: Tasks
}

/** Files of everything that owners asked for (worker/backup/owner-export.ts makes them). */
export class Exports {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Makes one in a moment; again with the same id is the same one. */
  ask(id: string, acting: Acting): 'asked' | keyof typeof EXPORT_REFUSALS {
    const { sql, audit, limits, tasks } = this.#parts
    return sql.transaction(() => {
      if (!isByOwner(sql, acting)) return 'no-owner'
      if (this.find(id)) return 'asked'
      const day = Math.floor(acting.now / DAY)
      const limit = { bucket: `export/${day}`, max: A_DAY, until: (day + 1) * DAY }
      if (!limits.tryCount(limit)) return 'too-many'
      sql.run('INSERT INTO export_file (id, asked_at, bytes) VALUES (?1, ?2, 0)', id, acting.now)
      tasks.add('export', id, acting.now)
      audit.add({ ...acting, act: 'export asked', subject: `export ${id}` })
      return 'asked'
    })
  }

  find(id: string): ExportFile | null {
    return this.#parts.sql.first<ExportFile>(`SELECT ${COLUMNS} FROM export_file WHERE id = ?1`, id)
  }

  /** The newest first. */
  list(): ExportFile[] {
    return this.#parts.sql.all<ExportFile>(
      `SELECT ${COLUMNS} FROM export_file ORDER BY asked_at DESC, id`,
    )
  }

  /** It is there from now on. Gives when it goes. */
  ready(id: string, bytes: number, now: Millis): Millis {
    this.#parts.sql.run(
      'UPDATE export_file SET ready_at = ?2, ends_at = ?3, bytes = ?4 WHERE id = ?1 AND ready_at IS NULL',
      id,
      now,
      now + LASTS,
      bytes,
    )
    return now + LASTS
  }

  /** One that may be taken now, noting who does; null: there is none, or no more. */
  take(id: string, acting: Acting): ExportFile | null {
    const { sql, audit } = this.#parts
    return sql.transaction(() => {
      const file = this.find(id)
      if (!file || file.endsAt === null || file.endsAt <= acting.now || !isByOwner(sql, acting))
        return null
      audit.add({ ...acting, act: 'export taken', subject: `export ${id}` })
      return file
    })
  }

  forget(id: string): void {
    this.#parts.sql.run('DELETE FROM export_file WHERE id = ?1', id)
  }
}
