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
} as const

export type RetentionName = keyof typeof RETENTION_DAYS
