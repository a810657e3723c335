import { printAddresses } from './local/demo-hosts.ts'
import { startWranglerDev } from './local/dev-server.ts'
import { API_CONFIG, buildBrowser, ensureSecrets, migrate } from './local/prepare.ts'
import { seed } from './local/seed.ts'
import { storeMap } from './local/store-map.ts'
import { readOptions } from './options.ts'

readOptions(
  `npm start
Builds, migrates and seeds, then serves the demo agencies with wrangler dev, which reloads on changes.
  PORT     the site's port; default: 8787
  API_URL  another listing API, over HTTP, in place of the embedded one`,
  {},
)

const port = Number(process.env.PORT ?? 8787)
const apiUrl = process.env.API_URL ?? ''

const secrets = ensureSecrets()
console.log('Building …')
await buildBrowser()
console.log('Migrating and seeding …')
await migrate()
await seed(port)
await storeMap()

startWranglerDev(
  ['-c', 'wrangler.toml', '-c', API_CONFIG, ...(apiUrl ? ['--var', `API_URL:${apiUrl}`] : [])],
  port,
  () => printAddresses(port, secrets),
)
