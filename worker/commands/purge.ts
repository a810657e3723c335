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
  error?: string
}

const { ok, status, body } = await callAdmin<Purged>(target, '/purge', {
  method: 'POST',
  body: JSON.stringify(scope),
  headers: { 'Content-Type': 'application/json' },
})
if (!ok) fail(`${status}: ${body.error}\n\n${USAGE}`)
console.log(
  `Purged ${body.tags.join(', ')}: in this data centre now, everywhere by ${body.everywhereBy}`,
)
