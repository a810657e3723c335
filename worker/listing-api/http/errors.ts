import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { HTTPException } from 'hono/http-exception'
import type { Context } from 'hono'
import * as v from 'valibot'
import { redactAppointmentId } from '../../../shared/booking/logged-path.ts'
import { conditionalStatus, statusOf, type Refused } from '../../store/refusal.ts'

/**
 * A refusal as HTTP, which the caller can act on: status, message and, for invalid input, the field (LAPI-4). `why` is a
 * status where HTTP says more than a refusal: 400 of a request that cannot be read, 401, 415.
 */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly field: string | undefined

  constructor(why: Refused | ContentfulStatusCode, message: string, field?: string) {
    super(message)
    this.status = typeof why === 'string' ? statusOf(why) : why
    this.field = field
  }
}

/** What a write is refused with that says by a condition what it wants to change. */
export const changedMeanwhile = (message: string, field?: string): ApiError =>
  new ApiError(conditionalStatus('conflict'), message, field)

/** How long a site that has too much to do is left alone. */
const RETRY_AFTER_SECONDS = 10

export const ErrorResponse = v.object({
  error: v.object({ field: v.optional(v.string()), message: v.string() }),
})

export const notFound = (what: string): ApiError =>
  new ApiError('not-found', `${what[0]?.toUpperCase()}${what.slice(1)} not found`)

/** The one place where an error becomes a response, which never contains a stack. */
export function respondWithError(error: Error, c: Context): Response {
  if (error instanceof ApiError) {
    const { field, message, status } = error
    if (status === 503) c.header('retry-after', String(RETRY_AFTER_SECONDS))
    return c.json({ error: { field, message } }, status)
  }
  if (error instanceof HTTPException) {
    const field = error.status === 400 ? 'body' : undefined
    return c.json({ error: { field, message: error.message || 'Rejected' } }, error.status)
  }
  console.error(
    JSON.stringify({
      level: 'error',
      at: 'listing-api',
      path: redactAppointmentId(c.req.path),
      message: error.message,
    }),
  )
  return c.json({ error: { message: 'Internal error' } }, 500)
}
