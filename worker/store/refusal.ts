/** The one table from why something is refused to the status of the answer. */
const STATUS = {
  invalid: 422,
  conflict: 409,
  'not-found': 404,
  forbidden: 403,
  gone: 410,
  'too-large': 413,
  // So often in a while; what has no room for one more is a conflict.
  limit: 429,
  // Kept at a back end of the agency's own.
  external: 409,
  unavailable: 503,
  // Perhaps it was done.
  uncertain: 503,
} as const

export type Refused = keyof typeof STATUS

/** Statuses of refusals. */
export type RefusalStatus<Why extends Refused = Refused> = (typeof STATUS)[Why]

/** What was not done, and why. A value, since a thrown error loses its class on the way out of an object. */
export interface Refusal {
  refused: Refused
  /** What of the request it is about. */
  field?: string
  /** In English, for whoever wrote the calling program. */
  message?: string
  /** What the text of a page is filled in with. */
  values?: Readonly<Record<string, string | number>>
  /** Its own name, where the kind says too little: 'last-owner' of a conflict. */
  code?: string
}

/** The status of a refusal. */
export const statusOf = <Why extends Refused>(refused: Why): RefusalStatus<Why> => STATUS[refused]

/** The status where the call names by If-Match what it changes. */
export const conditionalStatus = (refused: Refused): RefusalStatus | 412 =>
  refused === 'conflict' ? 412 : STATUS[refused]

/** When the same may be asked again, of a refusal that passes by itself. */
export const retryHeaders = (refused: Refused, seconds = 30): Record<string, string> =>
  STATUS[refused] === 503 ? { 'Retry-After': String(seconds) } : {}

/** The last part of a refusal's message key. */
export const wordOf = ({ refused, code }: Refusal): string => code ?? refused
