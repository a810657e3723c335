import { printAddresses } from './local/demo-hosts.ts'
import { startWranglerDev } from './local/dev-server.ts'
import { migrate } from './local/migrate.ts'
import { API_CONFIG, drawSocialPictures, ensureSecrets } from './local/prepare.ts'
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

ensureSecrets()
console.log('Preparing …')
// What a browser gets is built by wrangler, which does so anew whenever a file changes.
await Promise.all([drawSocialPictures(), prepareState()])

startWranglerDev(
  ['-c', 'wrangler.toml', '-c', API_CONFIG, ...(apiUrl ? ['--var', `API_URL:${apiUrl}`] : [])],
  port,
  () => printAddresses(port),
)

async function prepareState(): Promise<void> {
  await migrate()
  await seed(port)
  await storeMap()
}
