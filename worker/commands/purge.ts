import { ADMIN_OPTIONS, ADMIN_USAGE, callAdmin } from './admin-call.ts'
import { fail, readOptions } from './options.ts'

const USAGE = `npm run purge -- --site 1 | --host agency.example | --estate 5003 [--site 1] | --path /nl/te-koop [--host …] | --everything
Purges cached pages and API responses.
  --vanish deletes pages at once; without it they are renewed on their next visit
${ADMIN_USAGE}`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const {
  values: { site, host, estate, path, everything, vanish, ...target },
} = readOptions(USAGE, {
  ...ADMIN_OPTIONS,
  site: text,
  host: text,
  estate: text,
  path: text,
  everything: flag,
  vanish: flag,
})

const scope = {
  ...(site && { site: Number(site) }),
  ...(host && { hostname: host }),
  ...(estate && { estate }),
  ...(path && { path }),
  ...(everything && { everything }),
  ...(vanish && { vanish }),
}

interface Purged {
  tags: string[]
  everywhereBy: string
  /** false: the site has no such estate. */
  matched?: boolean
  error?: string
}

const chosen = [site, host, estate, path, everything].filter(each => each !== undefined)
if (chosen.length === 0) fail(`Purge what?\n\n${USAGE}`)
if (site !== undefined && !/^\d+$/.test(site)) fail(`'${site}' is no number of a site\n\n${USAGE}`)

const { ok, status, body } = await callAdmin<Purged>(target, '/purge', {
  method: 'POST',
  body: JSON.stringify(scope),
  headers: { 'Content-Type': 'application/json' },
})
if (status === 404) fail(`Nothing was purged: there is no ${site ? `site ${site}` : host}.`)
if (!ok) fail(`${status}: ${body.error}\n\n${USAGE}`)
if (body.matched === false)
  fail(`There is no estate ${estate} there; what may have been kept of it is purged all the same.`)
console.log(
  `Purged ${body.tags.join(', ')}: in this data centre now, elsewhere as a rule by ${body.everywhereBy}`,
)
