/** What is not there: never was (404), or is no longer (410). */
export interface Absence {
  kind: 'absent'
  status: 404 | 410
}

const NOT_FOUND: Absence = Object.freeze({ kind: 'absent', status: 404 })
const ARCHIVED: Absence = Object.freeze({ kind: 'absent', status: 410 })

export const notFound = (): Absence => NOT_FOUND
export const archived = (): Absence => ARCHIVED

export const isAbsent = (value: unknown): value is Absence =>
  value === NOT_FOUND || value === ARCHIVED
