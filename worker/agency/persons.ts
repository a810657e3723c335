import type { Row, Sql } from './sql.ts'

/** Rows about one person, by table. */
export type PersonRows = Record<string, Row[]>

/** A part of the store that keeps addresses. Addresses are as emailAddress returns them. */
export interface PersonalPart {
  exportPerson(email: string): PersonRows
  /** The number of rows. */
  erasePerson(email: string): number
}

/** All that an agency keeps of one address (GDPR 15, 17, 20). */
export class Persons {
  readonly #sql: Sql
  readonly #parts: readonly PersonalPart[]

  constructor(sql: Sql, parts: readonly PersonalPart[]) {
    this.#sql = sql
    this.#parts = parts
  }

  export(email: string): PersonRows {
    return Object.assign({}, ...this.#parts.map(part => part.exportPerson(email)))
  }

  /** In one transaction; the number of rows. */
  erase(email: string): number {
    return this.#sql.transaction(() =>
      this.#parts.reduce((sum, part) => sum + part.erasePerson(email), 0),
    )
  }
}
