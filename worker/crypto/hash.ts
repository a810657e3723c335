import type { Bindings } from '../env.ts'
import { base64url } from './base64url.ts'

const encoder = new TextEncoder()

/** SHA-256 as base64url, 43 characters. */
export const sha256 = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))

/** A UUID that is the same for the same text (version 8 of RFC 9562). */
export async function uuidOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
  const hex = bytes.toHex()
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** HMAC-SHA-256 under TOKEN_SECRET as base64url. Throws without a secret: nothing may be derived then. */
export async function keyedHash(
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  text: string,
): Promise<string> {
  if (!env.TOKEN_SECRET) throw new Error('TOKEN_SECRET is not set')
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(env.TOKEN_SECRET),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}
