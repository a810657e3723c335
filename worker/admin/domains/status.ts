import type { Bindings } from '../../env.ts'
import {
  customHostnames,
  isAtCloudflare,
  type CustomHostname,
  type Refusal,
} from './custom-hostnames.ts'
import { listDomains, type Domain } from './store.ts'
import { PROOF_NAME } from './prove-domain.ts'

export interface DomainStatus extends Omit<Domain, 'proof' | 'provenAt'> {
  proven: boolean
  /** What its owner must publish before it counts. */
  publish?: { name: string; type: 'TXT'; value: string }
  /** null: unknown there; left out: Cloudflare for SaaS has no part in it, or does not answer. */
  cloudflare?: CustomHostname | null
}

export const domainStatus = (
  { proof, provenAt, ...domain }: Domain,
  cloudflare?: CustomHostname | null,
): DomainStatus => ({
  ...domain,
  proven: provenAt !== null,
  ...(provenAt === null
    ? { publish: { name: `${PROOF_NAME}.${domain.hostname}`, type: 'TXT', value: proof } }
    : {}),
  ...(cloudflare === undefined ? {} : { cloudflare }),
})

/** Every mapped domain, with what Cloudflare says of it; `refusal`: why Cloudflare says nothing. */
export async function listDomainStatuses(
  env: Bindings,
): Promise<{ domains: DomainStatus[] } & Partial<Refusal>> {
  const domains = await listDomains(env)
  const there = domains.some(({ hostname }) => isAtCloudflare(env, hostname))
    ? await customHostnames(env)
    : new Map<string, CustomHostname>()
  if ('refusal' in there) return { domains: domains.map(domain => domainStatus(domain)), ...there }
  return {
    domains: domains.map(domain =>
      domainStatus(
        domain,
        isAtCloudflare(env, domain.hostname) ? (there.get(domain.hostname) ?? null) : undefined,
      ),
    ),
  }
}
