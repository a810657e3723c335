import { spawn } from 'node:child_process'
import { printAddresses } from './local/demo-hosts.ts'
import { API_CONFIG, buildBrowser, ensureSecrets, migrate, seed, STATE } from './local/prepare.ts'
import { bin, root } from './local/run-tool.ts'

const port = Number(process.env.PORT ?? 8787)
const apiUrl = process.env.API_URL ?? ''

const secrets = ensureSecrets()
console.log('Building …')
await buildBrowser()
console.log('Migrating and seeding …')
await migrate()
await seed(port)

const args = [
  'dev',
  '-c',
  'wrangler.toml',
  '-c',
  API_CONFIG,
  '--port',
  String(port),
  '--persist-to',
  STATE,
  '--show-interactive-dev-session=false',
]
if (apiUrl) args.push('--var', `API_URL:${apiUrl}`)
const dev = spawn(bin('wrangler'), args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
dev.stdout.on('data', chunk => {
  process.stdout.write(chunk)
  if (String(chunk).includes('Ready on')) printAddresses(port, secrets)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => dev.kill(signal))
dev.on('exit', code => process.exit(code ?? 0))
