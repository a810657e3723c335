import { keyedHash } from '../../crypto/hash.ts'
import type { Bindings } from '../../env.ts'

/** Crockford's letters: none looks like another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const COUNT = 10

/** Ten codes of 80 random bits, in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
    const letters = [...bytes].map(byte => LETTERS[byte % LETTERS.length])
    return (letters.join('').match(/.{4}/g) ?? []).join('-')
  })

/** As it was typed, without what does not count; null: it can be none. */
export function readRecoveryCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return letters.length === LENGTH && [...letters].every(each => LETTERS.includes(each))
    ? letters
    : null
}

/** What is kept of a code of a site. */
export const recoveryHash = (
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  siteId: number,
  code: string,
): Promise<string> => keyedHash(env, `desk-recovery/${siteId}/${readRecoveryCode(code) ?? ''}`)
