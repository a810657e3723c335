import { ADMIN_OPTIONS, ADMIN_USAGE, callAdmin } from './admin-call.ts'
import { fail, readOptions } from './options.ts'

const USAGE = `npm run domain -- list [--site 1]
npm run domain -- add agency.example --site 1 [--canonical] [--redirect] [--origin https://www.agency.example]
npm run domain -- check agency.example
npm run domain -- remove agency.example
  --canonical  all absolute addresses of the site name this host
  --redirect   this host redirects its visitors to the canonical one
  --origin     the canonical origin, where it is not https:// and the host
${ADMIN_USAGE}`

interface CloudflareState {
  status: string
  certificate: string
  problems: string[]
  /** TXT records that it still waits for. */
  records: { name: string; value: string }[]
}

interface Domain {
  hostname: string
  site: number
  proven: boolean
  /** The TXT record that proves the domain; absent once it is proven. */
  publish?: { name: string; value: string }
  /** null: unknown to Cloudflare; absent: no Cloudflare is configured. */
  cloudflare?: CloudflareState | null
}

interface DomainResponse {
  /** A page of them. */
  domains: Domain[]
  /** Where the next page starts; absent on the last one. */
  next?: string
  domain: Domain
  /** Why Cloudflare was not asked or did not take over the change. */
  refusal?: string
  error?: unknown
}

const flag = { type: 'boolean' } as const
const {
  positionals: [action, hostname],
  values: { site, canonical, redirect, origin, ...target },
} = readOptions(
  USAGE,
  {
    ...ADMIN_OPTIONS,
    site: { type: 'string' },
    canonical: flag,
    redirect: flag,
    origin: { type: 'string' },
  },
  { maxArguments: 2 },
)

if (site !== undefined && !/^\d+$/.test(site)) fail(`'${site}' is no number of a site\n\n${USAGE}`)
if (action === 'list') await list()
else if (action === 'add' && hostname && !site)
  fail(`--site is missing: the agency, by its number\n\n${USAGE}`)
else if (action && ['add', 'check', 'remove'].includes(action) && hostname)
  await change(action, hostOf(hostname))
else fail(USAGE)

/** Of an address that was copied whole, its host. */
function hostOf(text: string): string {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || url.port) fail(`'${text}' is no hostname; one is as www.agency.be`)
  return url.hostname
}

function whyNot(status: number, name: string, error: unknown): string {
  if (status === 409) return `${name} belongs to another site`
  if (status === 422)
    return `${name} cannot be added: ${typeof error === 'string' ? error : 'a hostname is as www.agency.be, an origin as https://www.agency.be'}`
  if (status === 404)
    return error === 'site not found'
      ? `There is no site ${site}. npm run agency -- list shows which there are.`
      : `${name} is mapped to no site. npm run domain -- list shows which are.`
  return `${status}: ${String(error)}`
}

async function list(): Promise<void> {
  const domains: Domain[] = []
  const refusals = new Set<string>()
  let after: string | undefined = ''
  while (after !== undefined) {
    const query = new URLSearchParams({ after, ...(site && { site }) })
    const { ok, status, body } = await callAdmin<DomainResponse>(target, `/domains?${query}`)
    if (!ok) fail(`${status}: ${body.error}`)
    domains.push(...body.domains)
    if (body.refusal) refusals.add(body.refusal)
    after = body.next
  }
  if (domains.length === 0)
    fail(site ? `No domain is mapped to site ${site}.` : 'No domain is mapped.')
  console.table(
    domains.map(({ publish, cloudflare, ...domain }) => ({
      ...domain,
      publish: publish ? `${publish.name} TXT ${publish.value}` : '',
      ...(cloudflare !== undefined && { cloudflare: describe(cloudflare) }),
    })),
  )
  for (const refusal of refusals) console.log(`No answer from Cloudflare: ${refusal}`)
}

async function change(act: string, name: string): Promise<void> {
  const { ok, status, body } = await callAdmin<DomainResponse>(target, '/domains', {
    method: 'POST',
    body: JSON.stringify({
      act,
      hostname: name,
      ...(act === 'add' && { site: Number(site), canonical, redirect, origin }),
    }),
    headers: { 'Content-Type': 'application/json' },
  })
  if (!ok) fail(whyNot(status, name, body.error))
  const { domain, refusal } = body
  console.log(
    act === 'remove'
      ? `${domain.hostname} is no longer mapped`
      : domain.proven
        ? `${domain.hostname} serves site ${domain.site}`
        : `${domain.hostname} awaits proof of ownership. Publish ${domain.publish?.name} TXT "${domain.publish?.value}", then run: npm run domain -- check ${domain.hostname}`,
  )
  if (domain.cloudflare) console.log(`Cloudflare: ${describe(domain.cloudflare)}`)
  if (domain.cloudflare && domain.cloudflare.certificate !== 'active')
    console.log(
      `Leave the DNS of ${domain.hostname} as it is until its certificate is active; npm run domain -- check ${domain.hostname} tells.`,
    )
  if (refusal) console.log(`Cloudflare did not apply the change: ${refusal}`)
}

function describe(cloudflare: CloudflareState | null): string {
  return cloudflare
    ? [
        `hostname ${cloudflare.status}, certificate ${cloudflare.certificate}`,
        ...cloudflare.records.map(({ name, value }) => `publish ${name} TXT "${value}"`),
        ...cloudflare.problems,
      ].join('; ')
    : 'unknown; check the domain to add it'
}
