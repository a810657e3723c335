import { bundle } from './bundle.mjs'
import { announce } from './demo.mjs'
import { ensureSecrets, migrate, seed } from './prepare.mjs'
import { serve } from './serve.mjs'

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
announce(port, secrets, apiPort)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.dispose().then(() => process.exit(0)))
