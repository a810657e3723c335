import { keyedHash } from '../../crypto/hash.ts'
import type { Bindings } from '../../env.ts'

/**
 * The name under which a home keeps a file: 132 bits that nobody can guess, and the same for the same bytes, so that what
 * is sent again is there once (DESK-96). `digest`: SHA-256 in hexadecimal digits.
 */
export async function fileName(
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  { site, home, digest }: { site: number; home: string; digest: string },
): Promise<string> {
  const name = await keyedHash(env, `home file/${site}/${home}/${digest}`)
  return name.slice(0, 22)
}

const MAX_LABEL = 80

/** What a person called a file, as a label alone: no control or direction letters, no folders, no ending (DESK-97). */
export function labelOf(sent: string): string {
  const name = sent.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  return name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, MAX_LABEL)
    .trim()
}
