import { bundle } from './local/bundle.ts'
import { printAddresses } from './local/demo-hosts.ts'
import { ensureSecrets, migrate, seed } from './local/prepare.ts'
import { serve } from './local/serve.ts'

const port = Number(process.env.PORT ?? 8787)
const apiPort = Number(process.env.API_PORT ?? port + 1)

const secrets = ensureSecrets()
console.log('Building …')
await bundle()
console.log('Migrating and seeding …')
await migrate()
await seed(port)
const server = await serve({
  port,
  apiPort,
  vars: { RATE_LIMITS: 'off', ...(process.env.API_URL && { API_URL: process.env.API_URL }) },
})
printAddresses(port, secrets, apiPort)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.dispose().then(() => process.exit(0)))
