import type { Bindings } from '../env.ts'

const encoder = new TextEncoder()
const IV_BYTES = 12

type Keyed = Pick<Bindings, 'TOKEN_SECRET'>

/**
 * A text encrypted (AES-256-GCM) with a key derived from TOKEN_SECRET for one purpose: 'crm/7'. Throws without a secret.
 * What was sealed for one purpose opens for no other.
 */
export async function seal(env: Keyed, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await keyFor(env, purpose)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(text))
  return `${iv.toBase64()}.${new Uint8Array(sealed).toBase64()}`
}

/** null: it was sealed with another secret or for another purpose, or was changed. */
export async function unseal(env: Keyed, purpose: string, sealed: string): Promise<string | null> {
  const [iv = '', text = ''] = sealed.split('.')
  try {
    const key = await keyFor(env, purpose)
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: Uint8Array.fromBase64(iv) },
      key,
      Uint8Array.fromBase64(text),
    )
    return new TextDecoder().decode(opened)
  } catch {
    return null
  }
}

async function keyFor({ TOKEN_SECRET }: Keyed, purpose: string): Promise<CryptoKey> {
  if (!TOKEN_SECRET) throw new Error('TOKEN_SECRET is not set')
  const secret = await crypto.subtle.importKey('raw', encoder.encode(TOKEN_SECRET), 'HKDF', false, [
    'deriveKey',
  ])
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: encoder.encode(`baksteen/sealed/${purpose}`),
    },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
