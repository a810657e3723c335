import { millis, type Millis } from '../../../shared/time/units.ts'

const WINDOW_MS = 5 * 60_000
const encoder = new TextEncoder()

/**
 * Whether a body was signed with the secret within the last five minutes. The header is
 * `t={seconds since 1970},v1={hex}`, the hex an HMAC-SHA-256 over `{t}.{body}`. Without a secret nothing is signed.
 */
export async function isSigned(
  secret: string | undefined,
  header: string | undefined,
  body: string,
  now: Millis,
): Promise<boolean> {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!secret || !time || !hex || Math.abs(now - millis(Number(time))) > WINDOW_MS) return false
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
    encoder.encode(`${time}.${body}`),
  )
}
