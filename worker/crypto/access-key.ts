import type { Bindings } from '../env.ts'
import { keyedHash } from './hash.ts'

/** 256 bits and a checksum of 32, in hexadecimal, behind a prefix that scanners of secrets find. */
const ACCESS_KEY = /^bk_([0-9a-f]{64})([0-9a-f]{8})$/

/** Anything that begins as a key does, wherever it stands. */
export const ACCESS_KEY_PREFIX = 'bk_'

/** A new key of an agency; it is shown once and never stored (KEY-1). */
export async function makeAccessKey(): Promise<string> {
  const secret = crypto.getRandomValues(new Uint8Array(32)).toHex()
  return `${ACCESS_KEY_PREFIX}${secret}${await checksum(secret)}`
}

/** Whether it can be a key at all: a slip of the pen costs no look-up. */
export async function isAccessKey(text: string): Promise<boolean> {
  const [, secret = '', sum] = ACCESS_KEY.exec(text) ?? []
  return secret !== '' && sum === (await checksum(secret))
}

/** What is stored of a key. Throws without TOKEN_SECRET. */
export const accessKeyHash = (env: Pick<Bindings, 'TOKEN_SECRET'>, key: string): Promise<string> =>
  keyedHash(env, `access-key/${key}`)

const checksum = async (secret: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)))
    .toHex()
    .slice(0, 8)
