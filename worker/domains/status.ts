import type { Bindings } from '../env.ts'
import { hostnamesOfSite, listHostnames, type Hostname } from '../directory/hostnames.ts'
import { isAtCloudflare, type Refusal } from './cloudflare.ts'
import { customHostname, type CustomHostname } from './custom-hostnames.ts'
import { PROOF_NAME } from './prove-domain.ts'

export interface DomainStatus extends Omit<Hostname, 'proof' | 'provenAt'> {
  proven: boolean
  /** What its owner must publish before it counts. */
  publish?: { name: string; type: 'TXT'; value: string }
  /** null: not known to Cloudflare; left out: Cloudflare is not involved, or does not respond. */
  cloudflare?: CustomHostname | null
}

export interface DomainStatuses extends Partial<Refusal> {
  domains: DomainStatus[]
  /** The last hostname of this page; left out: there are no more. */
  next?: string
}

const PAGE_SIZE = 50

export const domainStatus = (
  { proof, provenAt, ...domain }: Hostname,
  cloudflare?: CustomHostname | null,
): DomainStatus => ({
  ...domain,
  proven: provenAt !== null,
  ...(provenAt === null
    ? { publish: { name: `${PROOF_NAME}.${domain.hostname}`, type: 'TXT', value: proof } }
    : {}),
  ...(cloudflare === undefined ? {} : { cloudflare }),
})

/**
 * Fifty mapped domains, of a site or after a hostname, each with its state at Cloudflare; `refusal`: why Cloudflare gave
 * none.
 */
export async function listDomainStatuses(
  env: Bindings,
  { site, after }: { site?: number | undefined; after?: string | undefined } = {},
): Promise<DomainStatuses> {
  const found = await (site === undefined
    ? listHostnames(env, { after, limit: PAGE_SIZE + 1 })
    : hostnamesOfSite(env, site, { after, limit: PAGE_SIZE + 1 }))
  const page = found.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  const next = found.length > PAGE_SIZE && last ? { next: last.hostname } : {}
  const states = await Promise.all(
    page.map(({ hostname }) =>
      isAtCloudflare(env, hostname) ? customHostname(env, hostname) : undefined,
    ),
  )
  const refused = states.find(state => state && 'refusal' in state)
  return {
    domains: page.map((domain, index) => {
      const state = states[index]
      return domainStatus(domain, state && 'refusal' in state ? undefined : state)
    }),
    ...next,
    ...(refused && 'refusal' in refused ? { refusal: refused.refusal } : {}),
  }
}
