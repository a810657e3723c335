/**
 * Days after which each kind of personal data is deleted (PRIV-4 to PRIV-9). What deletes reads them, and so does the
 * privacy statement (PRIV-41).
 */
export const RETENTION_DAYS = {
  submissions: 2,
  leads: 365,
  unconfirmedSearches: 7,
  consents: 365,
  mailBodies: 30,
  mails: 365,
  changes: 60,
  deliveries: 60,
  farewells: 365,
  bookings: 90,
  waits: 90,
  sharedLists: 90,
} as const

/** What people wrote to an agency: so many days unless it chose another of these; at most two years (PRIV-51). */
export const KEEP_DAYS = [90, 180, 365, 540, 730] as const
export const MAX_KEEP_DAYS = 730

export type RetentionName = keyof typeof RETENTION_DAYS
