import { DAY, HOUR, type Millis } from '../../shared/time/units.ts'
import { noteProof, proofsToCheck } from '../directory/proofs.ts'
import type { Bindings } from '../env.ts'
import { lookUpTexts } from '../http/dns-texts.ts'
import { log } from '../http/log.ts'
import { PROOF_NAME } from './prove-domain.ts'

const WEEK: Millis = 7 * DAY
/** One that was gone is looked for sooner: three times in a week. */
const SOONER: Millis = 2 * DAY
/** In a turn of five minutes. */
const AT_ONCE = 20

/**
 * Looks again for proofs of hostnames, each once a week (ADMIN-140): a domain that lapsed is somebody else's, with its mail. Gone
 * three times it is a finding of operators; the host goes on working, since a record may be lost by mistake.
 */
export async function checkProofs(env: Bindings, now: Millis): Promise<void> {
  for (const { hostname, proof, missed } of await proofsToCheck(env, now, {
    after: WEEK,
    afterMiss: SOONER,
    limit: AT_ONCE,
  })) {
    const texts = await lookUpTexts(env, `${PROOF_NAME}.${hostname}`)
    // Nobody answered: asked again in an hour.
    if (!texts) await noteProof(env, hostname, { checkedAt: now - (missed ? SOONER : WEEK) + HOUR })
    else {
      const isThere = texts.includes(proof)
      const times = await noteProof(env, hostname, { checkedAt: now, isThere })
      if (times) log({ event: 'domain-unproven', hostname, times })
    }
  }
}
