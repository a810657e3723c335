import { bundle } from './local/bundle.ts'
import { printAddresses } from './local/demo-hosts.ts'
import { migrate } from './local/migrate.ts'
import { ensureSecrets } from './local/prepare.ts'
import { seed } from './local/seed.ts'
import { storeMap } from './local/store-map.ts'
import { serve } from './local/serve.ts'
import { readOptions } from './options.ts'

readOptions(
  `npm run preview
Serves the demo agencies from the production bundles, without wrangler's proxy and without rate limits.
  PORT      the site's port; default: 8787
  API_PORT  the listing API's port; default: PORT + 1
  API_URL   another listing API, over HTTP, in place of the embedded one`,
  {},
)

const port = Number(process.env.PORT ?? 8787)
const apiPort = Number(process.env.API_PORT ?? port + 1)

ensureSecrets()
console.log('Building …')
await bundle()
console.log('Migrating and seeding …')
await migrate()
await seed(port)
await storeMap()
const server = await serve({
  port,
  apiPort,
  vars: { RATE_LIMITS: 'off', ...(process.env.API_URL && { API_URL: process.env.API_URL }) },
})
printAddresses(port, apiPort)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void server.dispose().then(() => process.exit(0)))
