/** The HTTP status of each kind of refusal. */
const STATUS = {
  invalid: 422,
  conflict: 409,
  'not-found': 404,
  forbidden: 403,
  gone: 410,
  'too-large': 413,
  // Too many in a period. A full list is a conflict.
  limit: 429,
  // The agency's own back end keeps it.
  external: 409,
  unavailable: 503,
  // It may have been done.
  uncertain: 503,
} as const

export type Refused = keyof typeof STATUS

/** Statuses of refusals. */
export type RefusalStatus<Why extends Refused = Refused> = (typeof STATUS)[Why]

/** Why something was not done. A value, because a thrown error loses its class on the way out of an object. */
export interface Refusal {
  refused: Refused
  /** The field of the request. */
  field?: string
  /** In English, for developers. */
  message?: string
  /** Parameters of the page's text. */
  values?: Readonly<Record<string, string | number>>
  /** A more precise reason, as 'last-owner' for a conflict. */
  code?: string
}

/** The status of a refusal. */
export const statusOf = <Why extends Refused>(refused: Why): RefusalStatus<Why> => STATUS[refused]

/** The status for a call with If-Match. */
export const conditionalStatus = (refused: Refused): RefusalStatus | 412 =>
  refused === 'conflict' ? 412 : STATUS[refused]

/** When the same may be asked again, of a refusal that passes by itself. */
export const retryHeaders = (refused: Refused, seconds = 30): Record<string, string> =>
  STATUS[refused] === 503 ? { 'Retry-After': String(seconds) } : {}

/** The last part of a refusal's message key. */
export const wordOf = ({ refused, code }: Refusal): string => code ?? refused
