import type { Bindings } from '../env.ts'

const encoder = new TextEncoder()

/** SHA-256 as base64url, 43 characters. */
export const sha256 = async (text: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', encoder.encode(text)))

/** HMAC-SHA-256 under TOKEN_SECRET as base64url. Without a secret nothing may be derived, so it throws. */
export async function keyedHash(
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  text: string,
): Promise<string> {
  if (!env.TOKEN_SECRET) throw new Error('TOKEN_SECRET is not set')
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(env.TOKEN_SECRET),
    algorithm,
    false,
    ['sign'],
  )
  return base64url(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
