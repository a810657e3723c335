import { startWranglerDev } from './local/dev-server.ts'
import { migrate } from './local/migrate.ts'
import { API_CONFIG, ensureSecrets } from './local/prepare.ts'
import { seed } from './local/seed.ts'
import { readOptions } from './options.ts'

readOptions(
  `npm run api
Runs the listing API alone, over HTTP, with the demo agencies.
  PORT       its port; default: 8788
  SITE_PORT  the port in the demo sites' absolute addresses; default: 8787`,
  {},
)

const port = Number(process.env.PORT ?? 8788)

ensureSecrets()
console.log('Migrating and seeding …')
await migrate()
await seed(Number(process.env.SITE_PORT ?? 8787))
console.log(`Listing API: http://localhost:${port}/openapi.json`)
startWranglerDev(['-c', API_CONFIG], port)
