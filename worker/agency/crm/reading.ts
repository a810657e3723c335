import type { Millis } from '../../../shared/time/units.ts'

/** A reading of the CRM, kept between its slices. */
export type Reading = {
  startedAt: Millis
  /** Of everything, after which is known what went; else of what changed since `since`. */
  isWhole: boolean
  since: Millis
  offset: number
  /** Homes that could not be read; with one nothing is known to be gone. */
  unreadable: number
  report: ReadingReport
}

type ReadingReport = {
  seen: number
  sent: number
  removed: number
  refused: { externalId: string; message: string }[]
  warnings: { externalId: string; message: string }[]
  /** Homes that the listing API keeps, since too many would go. */
  heldBack: number
}

export type Connection = {
  kind: string
  credentials: string
  session: string | null
  state: 'new' | 'well' | 'failing' | 'refused'
  readAt: Millis | null
  wholeAt: Millis | null
  mayRemove: number
}

/** What operators see of it: nothing secret. */
export type ConnectionState = Omit<Connection, 'credentials' | 'session' | 'mayRemove'> & {
  label: string
  problem: string | null
  failingSince: Millis | null
  connectedAt: Millis
  /** When it is read next. */
  nextAt: Millis | null
  report: ReadingReport | null
  estates: number
  contacts: { sent: number; failing: number; problem: string | null }
}
