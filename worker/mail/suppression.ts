import { keyedHash } from '../crypto/hash.ts'
import type { Bindings } from '../env.ts'

/** A friend's address as it is stored in counters, tokens and the suppression list: a keyed hash. */
export const recipientHash = (
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  site: number,
  address: string,
): Promise<string> => keyedHash(env, `friend/${site}/${address}`)
