import { callAdmin, fail, readOptions } from './admin-call.ts'

const USAGE = `npm run purge -- --site 1 | --host agency.example | --estate 5003 [--site 1] | --path /nl/te-koop [--host …] | --everything
  --vanish   delete pages at once instead of renewing them
  --url      the site Worker (else SITE_URL, else http://localhost:8787)    --token   else ADMIN_TOKEN, else .dev.vars`

const text = { type: 'string' }
const flag = { type: 'boolean' }
const { site, host, estate, path, everything, vanish, ...options } = readOptions(USAGE, {
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
const { ok, status, answer } = await callAdmin(options, '/purge', {
  method: 'POST',
  body: JSON.stringify(scope),
  headers: { 'Content-Type': 'application/json' },
})
if (!ok) fail(`${status}: ${answer.error}\n${USAGE}`)
console.log(`Purged ${answer.tags.join(', ')}: here at once, everywhere by ${answer.everywhereBy}`)
