import { join } from 'node:path'
import { currentAccount } from './deployment/account.ts'
import { isConfirmed } from './deployment/ask.ts'
import {
  bundleFolder,
  parseEnvironment,
  readDeployment,
  workersOf,
  writeConfigs,
  type DeployedWorker,
} from './deployment/environment.ts'
import { wrangler } from './deployment/wrangler.ts'
import { bundleForSite } from './local/bundle.ts'
import { root } from './local/run-tool.ts'
import { fail, readOptions } from './options.ts'

const USAGE = `npm run deploy [-- --env staging] [--dry-run] [--yes --account ID]
Checks everything first, asks, then migrates the database and deploys the listing API, the site and the front.
  --env      production (default) or staging, a whole second deployment
  --dry-run  only bundles, into dist/deploy and dist/dry-run, and says what is missing
  --yes      does not ask; --account says which account it must be
  --account  the id of the Cloudflare account`

const { values } = readOptions(USAGE, {
  env: { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  account: { type: 'string' },
})
const environment = parseEnvironment(values.env)
if (values.yes && !values.account) fail(`--yes needs --account\n\n${USAGE}`)
// npm keeps for itself what is written before `--`.
const isDryRun = values['dry-run'] ?? process.env.npm_config_dry_run === 'true'

const deployment = readDeployment(environment)
const { workers, resources } = workersOf(environment, deployment)
const missing = resources
  .filter(({ key }) => !deployment?.ids[key])
  .map(({ kind, name }) => `${kind} ${name} has no id`)
// Without one the console and its token would be open on every agency's host.
if (!workers.some(({ raw }) => raw.vars?.ADMIN_HOST))
  missing.push('ADMIN_HOST is not set (--admin-host of npm run setup)')

// A stand-in for wrangler looks at no bundle.
if (!process.env.WRANGLER || process.env.BUNDLE) await bundleForSite(bundleFolder(environment))
writeConfigs(workers)
for (const { name, config } of workers) {
  const outdir = join(root, 'dist/dry-run', name)
  const bundled = await wrangler(['deploy', '--dry-run', '--outdir', outdir, '-c', config])
  if (bundled.code !== 0) fail(`${name} cannot be bundled:\n${bundled.output}`)
  console.log(`${name}: bundled into dist/dry-run/${name}`)
}
if (isDryRun) {
  console.log(missing.length > 0 ? `Not made yet: ${missing.join(', ')}` : 'Nothing is missing.')
  process.exit(0)
}
if (missing.length > 0)
  fail(`${missing.join('\n')}\nRun npm run setup -- --env ${environment} first.`)

const account = await currentAccount(environment, deployment, values.account)
const withoutSecrets = (await Promise.all(workers.map(missingSecrets))).flat()
if (withoutSecrets.length > 0)
  fail(
    `${withoutSecrets.join('\n')}\nRun npm run setup -- --env ${environment}, or wrangler secret put.`,
  )

console.log(`\nDeploying ${environment} to ${account.name} (${account.id}):`)
for (const { name, raw } of workers)
  console.log(
    `  Worker ${name}${raw.vars?.ADMIN_HOST ? `, console at ${raw.vars.ADMIN_HOST}` : ''}`,
  )
for (const { key, kind, name } of resources)
  console.log(`  ${kind} ${name} ${deployment?.ids[key] ?? ''}`)
if (!values.yes && !(await isConfirmed('All of this is live afterwards.', environment)))
  fail('Nothing was touched.')

const done: string[] = []
for (const { name, config, raw } of workers) {
  // Who says where the migrations are, owns the database.
  for (const { binding, migrations_dir } of raw.d1_databases ?? [])
    if (migrations_dir)
      await step(`migrations of ${name}`, [
        'd1',
        'migrations',
        'apply',
        binding,
        '--remote',
        '-c',
        config,
      ])
  await step(name, ['deploy', '-c', config])
}
console.log(`\nLive now: ${done.join(', ')}`)
console.log(
  'In five minutes, when all objects run it: npm run agency -- wake --canary 10, then wake --all',
)

async function step(what: string, args: string[]): Promise<void> {
  const { code } = await wrangler(args, { show: true })
  if (code === 0) return void done.push(what)
  fail(
    `\n${what} failed. Live now: ${done.join(', ') || 'nothing new'}. The old code runs on the new schema; deploy again when it is mended.`,
  )
}

/** Names alone: what they are is not asked. */
async function missingSecrets({ name, config, secrets }: DeployedWorker): Promise<string[]> {
  // One that needs none may not be there yet.
  if (secrets.required.length === 0) return []
  const { code, output } = await wrangler(['secret', 'list', '-c', config])
  if (code !== 0) return [`${name}: its secrets cannot be listed`]
  return secrets.required
    .filter(secret => !output.includes(`"${secret}"`))
    .map(secret => `${name} has no secret ${secret}`)
}
