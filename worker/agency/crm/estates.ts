import type { Millis } from '../../../shared/time/units.ts'
import type { Sql } from '../sql.ts'

/** A home as it was brought from a CRM. */
export type BroughtEstate = {
  externalId: string
  /** The agency's own reference, by which an enquiry finds it. */
  reference: string
  office: string | null
  /** Of its line. */
  digest: string
}

/** Before the digest of a line that the listing API refused. */
const REFUSED = '!'

/** What was brought from the CRM, so that only changes are sent, and only what it brought is taken away. */
export class CrmEstates {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /**
   * Marks homes as seen by a reading; gives those of whose lines others were sent, or none. A line that was refused is sent
   * again by a whole reading only.
   */
  see(estates: BroughtEstate[], startedAt: Millis, isWhole: boolean): string[] {
    return this.#sql.transaction(() => {
      const known = new Map(
        this.#sql
          .all<{ externalId: string; digest: string }>(
            `SELECT external_id AS externalId, digest FROM crm_estate
            WHERE external_id IN (SELECT value FROM json_each(?1))`,
            JSON.stringify(estates.map(({ externalId }) => externalId)),
          )
          .map(({ externalId, digest }) => [externalId, digest]),
      )
      this.#sql.run(
        'UPDATE crm_estate SET seen_in = ?1 WHERE external_id IN (SELECT value FROM json_each(?2))',
        startedAt,
        JSON.stringify([...known.keys()]),
      )
      return estates
        .filter(({ externalId, digest }) => {
          const before = known.get(externalId)
          return before !== digest && (isWhole || before !== REFUSED + digest)
        })
        .map(({ externalId }) => externalId)
    })
  }

  /** Of these ids those that were brought, and taken. */
  known(externalIds: string[]): string[] {
    return this.#sql
      .all<{ id: string }>(
        `SELECT external_id AS id FROM crm_estate WHERE external_id IN (SELECT value FROM json_each(?1))`,
        JSON.stringify(externalIds),
      )
      .map(({ id }) => id)
  }

  /** Lines that were sent; `refused` names those that were not taken. */
  keep(estates: BroughtEstate[], refused: string[], startedAt: Millis): void {
    this.#sql.transaction(() => {
      for (const { externalId, reference, office, digest } of estates)
        this.#sql.run(
          `INSERT OR REPLACE INTO crm_estate (external_id, reference, office, digest, seen_in) VALUES (?1, ?2, ?3, ?4, ?5)`,
          externalId,
          reference,
          office,
          refused.includes(externalId) ? REFUSED + digest : digest,
          startedAt,
        )
    })
  }

  /** What a whole reading has not seen. */
  unseen(startedAt: Millis): string[] {
    return this.#sql
      .all<{ id: string }>(
        'SELECT external_id AS id FROM crm_estate WHERE seen_in < ?1 ORDER BY external_id',
        startedAt,
      )
      .map(({ id }) => id)
  }

  forget(externalIds: string[]): void {
    this.#sql.run(
      'DELETE FROM crm_estate WHERE external_id IN (SELECT value FROM json_each(?1))',
      JSON.stringify(externalIds),
    )
  }

  /** The home of this reference; null: it is none of the CRM's. */
  byReference(reference: string): { externalId: string; office: string | null } | null {
    return this.#sql.first<{ externalId: string; office: string | null }>(
      'SELECT external_id AS externalId, office FROM crm_estate WHERE reference = ?1 LIMIT 1',
      reference,
    )
  }

  /** The office that most homes are of, for enquiries about none; null: none is known. */
  mainOffice(): string | null {
    return (
      this.#sql.first<{ office: string }>(
        'SELECT office FROM crm_estate WHERE office IS NOT NULL GROUP BY office ORDER BY count(*) DESC, office LIMIT 1',
      )?.office ?? null
    )
  }
}
