import { retryHeaders, statusOf, type Refused } from '../store/refusal.ts'

const RETRY_AFTER_SECONDS = 10

/** What the door itself does not let pass. `why` is a status where HTTP says more than a refusal: 401, 405, 415. */
export class CallRefused extends Error {
  override name = 'CallRefused'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly field: string | undefined

  constructor(
    why: Refused | number,
    message: string,
    { headers = {}, field }: { headers?: Record<string, string>; field?: string } = {},
  ) {
    super(message)
    this.status = typeof why === 'string' ? statusOf(why) : why
    this.headers = {
      ...(typeof why === 'string' && retryHeaders(why, RETRY_AFTER_SECONDS)),
      ...headers,
    }
    this.field = field
  }
}

/** In the shape that the listing API's own errors have. */
export const refusalResponse = ({ status, message, headers, field }: CallRefused): Response =>
  Response.json({ error: { field, message } }, { status, headers })

/** One answer for a key that is absent, wrong, revoked, ended or on hold: it tells a guesser nothing (KEY-12). */
export const keyRequired = (): CallRefused =>
  new CallRefused(401, 'A valid key is required, as Authorization: Bearer bk_…', {
    headers: { 'WWW-Authenticate': 'Bearer realm="sites"' },
  })
