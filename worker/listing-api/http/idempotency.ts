import * as v from 'valibot'
import { ApiError } from './errors.ts'

/** Calls that must happen once carry a key; the same key gives the same answer, however often and however late. */
export const IdempotencyHeaders = v.looseObject({
  'idempotency-key': v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{16,64}$/, 'Not a key'),
      v.description('Names this very wish; sent again it has no second effect'),
    ),
  ),
})

export interface RequestIdentity {
  key: string
  digest: string
}

/** The key of a call, a new one where it has none, and what was asked with it. */
export async function identifyRequest(
  key: string | undefined,
  body: unknown,
): Promise<RequestIdentity> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify(body)),
  )
  return { key: key ?? randomId(), digest: hex(new Uint8Array(digest, 0, 16)) }
}

/** What an earlier call with this key made; the same key for something else is refused. */
export function checkReplay<Row extends { digest: string }>(
  earlier: Row | null,
  call: RequestIdentity,
): Row | null {
  if (earlier && earlier.digest !== call.digest)
    throw new ApiError(422, 'This key was used for something else', 'Idempotency-Key')
  return earlier
}

/** 128 random bits, 32 hexadecimal digits. */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Whether a statement was refused because what it writes is taken. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed/.test(error.message)
