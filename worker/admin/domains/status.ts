import type { Bindings } from '../../env.ts'
import { isAtCloudflare, type Refusal } from './cloudflare.ts'
import { customHostnames, type CustomHostname } from './custom-hostnames.ts'
import { PROOF_NAME } from './prove-domain.ts'
import { listDomains, type Domain } from './store.ts'

export interface DomainStatus extends Omit<Domain, 'proof' | 'provenAt'> {
  proven: boolean
  /** What its owner must publish before it counts. */
  publish?: { name: string; type: 'TXT'; value: string }
  /** null: not known to Cloudflare; left out: Cloudflare is not involved, or does not respond. */
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

/** Every mapped domain, with its state at Cloudflare; `refusal`: why Cloudflare gave none. */
export async function listDomainStatuses(
  env: Bindings,
): Promise<{ domains: DomainStatus[] } & Partial<Refusal>> {
  const domains = await listDomains(env)
  const hostnames = domains.some(({ hostname }) => isAtCloudflare(env, hostname))
    ? await customHostnames(env)
    : new Map<string, CustomHostname>()
  if ('refusal' in hostnames)
    return { domains: domains.map(domain => domainStatus(domain)), ...hostnames }
  return {
    domains: domains.map(domain =>
      domainStatus(
        domain,
        isAtCloudflare(env, domain.hostname) ? (hostnames.get(domain.hostname) ?? null) : undefined,
      ),
    ),
  }
}
