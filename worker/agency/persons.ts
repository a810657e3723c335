import type { Row } from './sql.ts'

/** Rows about one person, by table. */
export type PersonRows = Record<string, Row[]>

/** A part of the store that keeps addresses. Addresses are as emailAddress returns them. */
export interface PersonalPart {
  exportPerson(email: string): PersonRows
  /** The number of rows. */
  erasePerson(email: string): number
}
