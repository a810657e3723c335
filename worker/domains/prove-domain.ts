import type { Bindings } from '../env.ts'
import { lookUpTexts } from '../http/dns-texts.ts'

/** Whether the owner of a hostname says that it is ours to serve. */
export type ProveDomain = (hostname: string, proof: string) => Promise<boolean>

export const PROOF_NAME = '_baksteen'

/** By a TXT record. Hosts of this machine need no proof: nobody else can reach them. */
export const proveDomain =
  (env: Pick<Bindings, 'DNS_URL'>): ProveDomain =>
  async (hostname, proof) =>
    /(^|\.)localhost$/.test(hostname) ||
    ((await lookUpTexts(env, `${PROOF_NAME}.${hostname}`)) ?? []).includes(proof)
