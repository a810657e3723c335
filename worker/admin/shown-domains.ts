import type { Bindings } from '../env.ts'
import {
  customHostnames,
  isAtCloudflare,
  type CustomHostname,
  type Refusal,
} from './custom-hostnames.ts'
import { listDomains, type Domain } from './domains.ts'
import { PROOF_NAME } from './prove-domain.ts'

export interface ShownDomain extends Omit<Domain, 'proof' | 'provenAt'> {
  proven: boolean
  /** What its owner must publish before it counts. */
  publish?: { name: string; type: 'TXT'; value: string }
  /** null: unknown there; left out: Cloudflare for SaaS has no part in it, or does not answer. */
  cloudflare?: CustomHostname | null
}

export const shownDomain = (
  { proof, provenAt, ...domain }: Domain,
  cloudflare?: CustomHostname | null,
): ShownDomain => ({
  ...domain,
  proven: provenAt !== null,
  ...(provenAt === null
    ? { publish: { name: `${PROOF_NAME}.${domain.hostname}`, type: 'TXT', value: proof } }
    : {}),
  ...(cloudflare === undefined ? {} : { cloudflare }),
})

/** Every mapped domain, with what Cloudflare says of it; `refusal`: why Cloudflare says nothing. */
export async function shownDomains(
  env: Bindings,
): Promise<{ domains: ShownDomain[] } & Partial<Refusal>> {
  const domains = await listDomains(env)
  const there = domains.some(({ hostname }) => isAtCloudflare(env, hostname))
    ? await customHostnames(env)
    : new Map<string, CustomHostname>()
  if ('refusal' in there) return { domains: domains.map(domain => shownDomain(domain)), ...there }
  return {
    domains: domains.map(domain =>
      shownDomain(
        domain,
        isAtCloudflare(env, domain.hostname) ? (there.get(domain.hostname) ?? null) : undefined,
      ),
    ),
  }
}
