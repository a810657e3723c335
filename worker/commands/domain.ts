import { callAdmin, fail, readOptions } from './admin-call.ts'

const USAGE = `npm run domain -- list
npm run domain -- add agency.example --site 1 [--canonical] [--redirect] [--origin https://www.agency.example]
npm run domain -- check agency.example
npm run domain -- remove agency.example
  --canonical  this host stands in all absolute addresses of the site    --redirect  this host sends its visitors there
  --url        the site Worker (else SITE_URL, else http://localhost:8787)    --token   else ADMIN_TOKEN, else .dev.vars`

const flag = { type: 'boolean' }
const {
  positionals: [act, hostname],
  site,
  canonical,
  redirect,
  origin,
  ...options
} = readOptions(USAGE, {
  site: { type: 'string' },
  canonical: flag,
  redirect: flag,
  origin: { type: 'string' },
})

if (act === 'list') {
  const { ok, status, answer } = await callAdmin(options, '/domains')
  if (!ok) fail(`${status}: ${answer.error}`)
  console.table(
    answer.domains.map(({ publish, cloudflare, ...domain }) => ({
      ...domain,
      publish: publish ? `${publish.name} TXT ${publish.value}` : '',
      ...(cloudflare !== undefined && { cloudflare: stateThere(cloudflare) }),
    })),
  )
  if (answer.refusal) console.log(`Cloudflare says nothing of the domains: ${answer.refusal}`)
} else if (['add', 'check', 'remove'].includes(act) && hostname) {
  const body = {
    act,
    hostname,
    ...(act === 'add' && { site: Number(site), canonical, redirect, origin }),
  }
  const { ok, status, answer } = await callAdmin(options, '/domains', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  if (!ok) fail(`${status}: ${JSON.stringify(answer.error)}\n${USAGE}`)
  const { domain, refusal } = answer
  console.log(
    act === 'remove'
      ? `${domain.hostname} is mapped no more`
      : domain.proven
        ? `${domain.hostname} shows site ${domain.site}`
        : `${domain.hostname} waits for its proof. Publish ${domain.publish.name} TXT "${domain.publish.value}", then: npm run domain -- check ${domain.hostname}`,
  )
  if (domain.cloudflare) console.log(`Cloudflare: ${stateThere(domain.cloudflare)}`)
  if (refusal) console.log(`Cloudflare did not take over the change: ${refusal}`)
} else fail(USAGE)

function stateThere(cloudflare) {
  return cloudflare
    ? [
        `hostname ${cloudflare.status}, certificate ${cloudflare.certificate}`,
        ...cloudflare.problems,
      ].join('; ')
    : 'unknown there: check the domain to add it'
}
