import { spawn } from 'node:child_process'
import { API_CONFIG, ensureSecrets, migrate, seed, STATE } from './local/prepare.ts'
import { bin, root } from './local/run-tool.ts'

const port = Number(process.env.PORT ?? 8788)

ensureSecrets()
console.log('Migrating and seeding …')
await migrate()
await seed(Number(process.env.SITE_PORT ?? 8787))
console.log(`Listing API: http://localhost:${port}/openapi.json`)
const args = [
  'dev',
  '-c',
  API_CONFIG,
  '--port',
  String(port),
  '--persist-to',
  STATE,
  '--show-interactive-dev-session=false',
]
const dev = spawn(bin('wrangler'), args, { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => dev.kill(signal))
dev.on('exit', code => process.exit(code ?? 0))
