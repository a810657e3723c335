import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { currentAccount } from './deployment/account.ts'
import { isConfirmed } from './deployment/ask.ts'
import {
  parseEnvironment,
  readDeployment,
  secretsPath,
  workersOf,
  writeConfigs,
  writeDeployment,
  type Deployment,
  type Resource,
} from './deployment/environment.ts'
import { wrangler } from './deployment/wrangler.ts'
import { fail, readOptions } from './options.ts'

const USAGE = `npm run setup [-- --admin-host admin.platform.example] [--env staging] [--yes --account ID]
Makes what a deployment needs and does not have yet: KV, D1, R2, queues and secrets. It can be run again at any time.
Ids go to deployments/ENV.json, which belongs in the repository; secrets to deployments/ENV.secrets, which does not.
  --admin-host  the one host of the operators' console and token; kept with the ids, and needed before a deploy
  --env         production (default) or staging
  --yes         does not ask; --account says which account it must be
  --account     the id of the Cloudflare account`

const text = v.optional(v.string())
const LIST = v.array(v.object({ id: text, uuid: text, title: text, name: text }))

const { values } = readOptions(USAGE, {
  env: { type: 'string' },
  yes: { type: 'boolean' },
  account: { type: 'string' },
  'admin-host': { type: 'string' },
})
const adminHost = values['admin-host']?.toLowerCase()
if (adminHost !== undefined && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(adminHost))
  fail(`'${adminHost}' is no hostname; one is as admin.platform.example\n\n${USAGE}`)
const environment = parseEnvironment(values.env)
if (values.yes && !values.account) fail(`--yes needs --account\n\n${USAGE}`)

const known = readDeployment(environment)
const account = await currentAccount(environment, known, values.account)
const deployment: Deployment = {
  ...(known ?? { account: account.id, ids: {} }),
  ...(adminHost && { adminHost }),
}
const { resources } = workersOf(environment, deployment)
const toMake = resources.filter(({ key }) => !deployment.ids[key])

console.log(`${environment} in ${account.name} (${account.id})`)
for (const { kind, name } of toMake) console.log(`  to make: ${kind} ${name}`)
console.log('  secrets that are missing are made and sent')
if (!values.yes && !(await isConfirmed('', environment))) fail('Nothing was touched.')

if (adminHost) writeDeployment(environment, deployment)
for (const resource of toMake) {
  deployment.ids[resource.key] = await make(resource)
  // At once, so that a run that breaks off goes on from here.
  writeDeployment(environment, deployment)
  console.log(`${resource.kind} ${resource.name}: ${deployment.ids[resource.key]}`)
}
await sendSecrets()
if (!workersOf(environment, deployment).workers.some(({ raw }) => raw.vars?.ADMIN_HOST))
  console.log(
    'Nothing is deployed before the host of the console is known: npm run setup -- --admin-host admin.platform.example',
  )
console.log(`\nDone. Next: npm run deploy -- --env ${environment}`)

/** Makes a thing and gives its id; one that is there already is taken. */
async function make({ kind, name }: Resource): Promise<string> {
  if (kind === 'r2') {
    const { code, output } = await wrangler([
      'r2',
      'bucket',
      'create',
      name,
      '--jurisdiction',
      'eu',
    ])
    if (code !== 0 && !/already exists|already own/i.test(output)) fail(output)
    return name
  }
  if (kind === 'queue') {
    const { code, output } = await wrangler(['queues', 'create', name])
    if (code !== 0 && !/already (exists|taken)/i.test(output)) fail(output)
    return name
  }
  const existing = await find(kind, name)
  if (existing) return existing
  const args =
    kind === 'kv'
      ? ['kv', 'namespace', 'create', name]
      : ['d1', 'create', name, '--jurisdiction', 'eu']
  const { code, output } = await wrangler(args)
  const id = (await find(kind, name)) ?? /"?(?:database_)?id"?\s*[=:]\s*"([^"]+)"/.exec(output)?.[1]
  return code === 0 && id ? id : fail(output)
}

async function find(kind: 'kv' | 'd1', name: string): Promise<string | null> {
  const { code, output } = await wrangler(
    kind === 'kv' ? ['kv', 'namespace', 'list'] : ['d1', 'list', '--json'],
  )
  if (code !== 0) fail(output)
  const list = v.parse(LIST, JSON.parse(output.slice(output.indexOf('['))))
  const found = list.find(each => (each.title ?? each.name) === name)
  return found?.id ?? found?.uuid ?? null
}

async function sendSecrets(): Promise<void> {
  const { workers } = workersOf(environment, deployment)
  writeConfigs(workers)
  const made = readSecrets()
  for (const { name, config, secrets } of workers.filter(
    each => each.secrets.required.length > 0,
  )) {
    const { output } = await wrangler(['secret', 'list', '-c', config])
    for (const secret of secrets.required) {
      if (output.includes(`"${secret}"`)) continue
      const value = (made[secret] ??= randomBytes(32).toString('base64url'))
      writeSecrets(made)
      const sent = await wrangler(['secret', 'put', secret, '-c', config], { input: `${value}\n` })
      if (sent.code !== 0)
        fail(`${name}: ${secret} was not taken:\n${sent.output.replaceAll(value, '…')}`)
      console.log(`${name}: ${secret}, ${value.length} letters`)
    }
    for (const secret of secrets.optional)
      if (!output.includes(`"${secret}"`))
        console.log(`${name}: ${secret} is not set, and may stay so`)
  }
}

function readSecrets(): Record<string, string> {
  const path = secretsPath(environment)
  if (!existsSync(path)) return {}
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

function writeSecrets(made: Record<string, string>): void {
  const lines = Object.entries(made).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(secretsPath(environment), lines.join(''), { mode: 0o600 })
}
