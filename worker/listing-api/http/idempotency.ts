import * as v from 'valibot'
import { ApiError } from './errors.ts'

/** Requests that must take effect once carry a key; a repeated key gets the first response. */
export const IdempotencyHeaders = v.looseObject({
  'idempotency-key': v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{16,64}$/, 'Not an idempotency key'),
      v.description('Idempotency key: a repeated request has no second effect'),
    ),
  ),
})

export interface RequestIdentity {
  key: string
  digest: string
}

/** The key of a request, a random one where it has none, and the digest of its body. */
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

/** Returns the earlier row of this key. Throws an ApiError of 422 when it was made by a different request. */
export function checkReplay<Row extends { digest: string }>(
  earlier: Row | null,
  request: RequestIdentity,
): Row | null {
  if (earlier && earlier.digest !== request.digest)
    throw new ApiError('invalid', 'This key was used with another request', 'Idempotency-Key')
  return earlier
}

/** 128 random bits, 32 hexadecimal digits. */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
