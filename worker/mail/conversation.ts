import { keyedHash } from '../crypto/hash.ts'
import type { Bindings } from '../env.ts'

/**
 * What all mails about one person's questions about one home refer to, so that they fold into one conversation wherever they
 * are read, answers by own mail too (INBOX-13).
 */
export const conversationOf = async (
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  site: number,
  { email, estateId }: { email: string; estateId: string },
): Promise<string> =>
  `thread-${(await keyedHash(env, `thread/${site}/${email}/${estateId}`)).slice(0, 22)}`
