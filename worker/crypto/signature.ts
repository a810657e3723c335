import { millis, type Millis } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import { keyedHash } from './hash.ts'

const WINDOW_MS = 5 * 60_000
const encoder = new TextEncoder()

/** A signature as a header says it: `key={id},t={seconds since 1970},v1={hex}`. */
export interface Signature {
  keyId: string
  seconds: number
  hex: string
}

/** null: not a signature. */
export function parseSignature(header: string | null): Signature | null {
  const [, keyId, seconds, hex] =
    /^key=([\w-]{1,40}),t=([1-9]\d{0,11}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  return keyId && seconds && hex ? { keyId, seconds: Number(seconds), hex } : null
}

/**
 * What an agency's back end signs with in the name of a key: made of the platform's secret, so that nothing of it is
 * stored. Throws without CHANGES_SECRET.
 */
export const signingSecret = (
  { CHANGES_SECRET }: Pick<Bindings, 'CHANGES_SECRET'>,
  siteId: number,
  keyId: string,
): Promise<string> => keyedHash({ TOKEN_SECRET: CHANGES_SECRET }, `signing/${siteId}/${keyId}`)

/** Whether `hex` is an HMAC-SHA-256 with the secret over `{seconds}.{body}`, at most five minutes from now. */
export async function isSigned(
  secret: string,
  { seconds, hex }: Signature,
  body: string,
  now: Millis,
): Promise<boolean> {
  if (Math.abs(now - millis(seconds)) > WINDOW_MS) return false
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  return crypto.subtle.verify(
    'HMAC',
    key,
    Uint8Array.fromHex(hex),
    encoder.encode(`${seconds}.${body}`),
  )
}
