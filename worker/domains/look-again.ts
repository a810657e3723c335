import { DAY, HOUR, type Millis } from '../../shared/time/units.ts'
import {
  noteProof,
  proofsToLookFor,
  type ProofLookedFor,
  type ProofState,
} from '../directory/proofs.ts'
import type { Bindings } from '../env.ts'
import { lookUpTexts } from '../http/dns-texts.ts'
import { log } from '../http/log.ts'
import { PROOF_NAME } from './prove-domain.ts'

/** Looked for in one night, and how many at once. */
const MOST = 200
const AT_ONCE = 10

/**
 * Looks for the proofs of hostnames anew: each week, and each night for one that was gone. One that was never seen holds
 * nothing against its host, nor does a night in which nobody can tell (ADMIN-133).
 */
export async function lookForProofs(env: Bindings, now: Millis): Promise<void> {
  const due = await proofsToLookFor(env, {
    seenBefore: now - 7 * DAY + HOUR,
    goneBefore: now - DAY + HOUR,
    limit: MOST,
  })
  for (let at = 0; at < due.length; at += AT_ONCE)
    await Promise.all(due.slice(at, at + AT_ONCE).map(each => lookFor(env, each, now)))
}

async function lookFor(env: Bindings, looked: ProofLookedFor, now: Millis): Promise<void> {
  const texts = await lookUpTexts(env, `${PROOF_NAME}.${looked.hostname}`)
  if (texts === null) return
  const state: ProofState = texts.includes(looked.proof) ? 'seen' : 'gone'
  await noteProof(env, looked.hostname, state, now)
  if (state === 'gone') log({ event: 'domain-unproven', hostname: looked.hostname })
}
