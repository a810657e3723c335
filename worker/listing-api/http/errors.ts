import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { HTTPException } from 'hono/http-exception'
import type { Context } from 'hono'
import * as v from 'valibot'
import { redactAppointmentId } from '../../../shared/booking/logged-path.ts'

/** An error that the caller can act on: status, message and, for invalid input, the field (LAPI-4). */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly field: string | undefined

  constructor(status: ContentfulStatusCode, message: string, field?: string) {
    super(message)
    this.status = status
    this.field = field
  }
}

/** How long a site that has too much to do is left alone. */
const RETRY_AFTER_SECONDS = 10

export const ErrorResponse = v.object({
  error: v.object({ field: v.optional(v.string()), message: v.string() }),
})

export const notFound = (what: string): ApiError =>
  new ApiError(404, `${what[0]?.toUpperCase()}${what.slice(1)} not found`)

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
