import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ACCOUNT = 'a'.repeat(32)

/** What wrangler answers, by the start of what it is asked; the rest is 'done'. */
const ANSWERS: Record<string, string> = {
  'whoami --json': `{"accounts":[{"id":"${ACCOUNT}","name":"Baksteen"}]}`,
  'secret list': '[]',
  'kv namespace list': '[]',
  'd1 list': '[]',
  'kv namespace create': '{ "binding": "KV", "id": "made-kv" }',
  'd1 create': '{ "database_id": "made-d1" }',
}

let folder: string

/** As one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * A stand-in for wrangler that writes down what it was asked, secrets too, and answers from the table. It is called some twenty
 * times a command, so a shell, which starts in a fiftieth of Node's time.
 */
function record(answers: Record<string, string> = {}): void {
  const cases = Object.entries({ ...ANSWERS, ...answers }).map(
    ([start, answer]) =>
      `${quoted(start)}*) printf '%s\\n' ${quoted(answer)}; exit ${Number(answer.startsWith('FAILED'))};;`,
  )
  const program = `#!/bin/sh
printf '%s\\n' "$*" >> ${quoted(join(folder, 'asked'))}
case "$*" in 'secret put'*) printf '%s\\n' "$(cat)" >> ${quoted(join(folder, 'secrets'))};; esac
case "$*" in
${cases.join('\n')}
*) echo 'done';;
esac
`
  writeFileSync(join(folder, 'wrangler'), program)
  chmodSync(join(folder, 'wrangler'), 0o755)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  record()
})
afterEach(() => rmSync(folder, { recursive: true }))

const asked = (): string[] =>
  existsSync(join(folder, 'asked'))
    ? readFileSync(join(folder, 'asked'), 'utf8').split('\n').filter(Boolean)
    : []

/** Whatever changes something that is remote. */
const touched = (): string[] =>
  asked().filter(
    args => /create|secret put|migrations apply|^deploy/.test(args) && !args.includes('--dry-run'),
  )

function run(
  command: 'deploy' | 'map/map' | 'setup',
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [`worker/commands/${command}.ts`, ...args], {
    env: {
      ...process.env,
      WRANGLER: join(folder, 'wrangler'),
      DEPLOYMENTS: join(folder, 'deployments'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  return new Promise(resolve => child.on('close', code => resolve({ code: code ?? 1, output })))
}

/** Each file that a running `npm start` or `npm run preview` is served from, with when it was written. */
const servedHere = (): string[] =>
  globSync('dist/{site,worker,front,listing-api}/**/*.*')
    .concat('dist/manifest.json')
    .toSorted()
    .map(path => `${path} ${statSync(path).mtimeMs}`)

const yes = ['--yes', '--account', ACCOUNT]
const setUp = [...yes, '--admin-host', 'Admin.platform.example']

describe('npm run deploy', () => {
  it.each([['--dryrun'], ['--bogus'], ['staging'], ['--env', 'test'], ['--yes']])(
    'asks wrangler nothing when it is told %s %s (OPS-60)',
    async (...args) => {
      const { code, output } = await run('deploy', args.filter(Boolean))
      expect({ code, asked: asked() }).toEqual({ code: 1, asked: [] })
      expect(output).toContain(args[0] === '--env' ? 'test' : 'npm run deploy')
    },
  )

  it('only bundles as a dry run, also where npm kept the option for itself (OPS-60)', async () => {
    for (const [args, env] of [
      [['--dry-run'], {}],
      [[], { npm_config_dry_run: 'true' }],
    ] as const) {
      const { code, output } = await run('deploy', [...args], env)
      expect(code).toBe(0)
      expect(output).toContain('Not made yet')
      expect(asked().filter(each => !each.includes('--dry-run'))).toEqual([])
    }
  })

  it('17.29: bundles into a folder of its own, and leaves what runs here as it is (OPS-155)', async () => {
    const before = servedHere()
    expect(before.length).toBeGreaterThan(100)
    const { code } = await run('deploy', ['--dry-run', '--env', 'staging'], { BUNDLE: 'yes' })
    expect(code).toBe(0)
    expect(servedHere()).toEqual(before)
    const folder = 'dist/deploy/staging/baksteen-staging'
    const config = JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8'))
    const assets = join(folder, config.assets.directory)
    const manifest = readFileSync(join(assets, '../manifest.json'), 'utf8')
    const { script }: { script: string } = JSON.parse(manifest)
    const worker = globSync(join(folder, config.main, '../*.js')).map(path =>
      readFileSync(path, 'utf8'),
    )
    expect(worker.join('')).toContain(script)
    const named = [...worker.join('').matchAll(/"(\/assets\/[\w.-]+\.(?:js|css|txt))"/g)]
    expect(named.length).toBeGreaterThan(10)
    for (const [, path = ''] of named)
      expect([path, existsSync(join(assets, path))]).toEqual([path, true])
  })

  it('touches nothing before all is there, and without being told yes (OPS-61)', async () => {
    const bare = await run('deploy', yes)
    expect(bare.output).toContain('npm run setup')
    await run('setup', setUp)
    const secretless = await run('deploy', yes)
    expect(secretless.output).toContain('has no secret ADMIN_TOKEN')
    record({ 'secret list': secretsSet })
    const unasked = await run('deploy', [])
    expect([bare.code, secretless.code, unasked.code]).toEqual([1, 1, 1])
    expect(unasked.output).toContain('Nothing was touched')
    expect(touched().filter(args => /^deploy|migrations/.test(args))).toEqual([])
  })

  it('is refused without a host of its own for operators (KEY-31)', async () => {
    await run('setup', yes)
    record({ 'secret list': secretsSet })
    const open = await run('deploy', yes)
    expect([open.code, open.output.includes('ADMIN_HOST is not set')]).toEqual([1, true])
    expect((await run('setup', [...yes, '--admin-host', 'https://admin'])).code).toBe(1)
    expect(touched().filter(args => /^deploy|migrations/.test(args))).toEqual([])
  })

  it('migrates, then deploys the listing API, the site and the front, with the host that setup kept (OPS-62, KEY-31)', async () => {
    await run('setup', setUp)
    record({ 'secret list': secretsSet })
    const { code, output } = await run('deploy', yes)
    expect(code).toBe(0)
    const acts = touched().filter(args => /^deploy|migrations/.test(args))
    expect(acts.slice(-2)).toEqual([
      expect.stringMatching(/^deploy .*production\/baksteen\/wrangler.json/),
      expect.stringMatching(/^deploy .*production\/baksteen-front\/wrangler.json/),
    ])
    expect(acts.findIndex(args => args.includes('baksteen-listing-api/'))).toBeLessThan(
      acts.findIndex(args => args.includes('production/baksteen/')),
    )
    expect(output).toMatch(/Live now: .*baksteen-listing-api, .*baksteen, baksteen-front$/m)
    expect(output).toContain('console at admin.platform.example')
    const config = readFileSync('dist/deploy/production/baksteen/wrangler.json', 'utf8')
    expect(JSON.parse(config)).toMatchObject({ vars: { ADMIN_HOST: 'admin.platform.example' } })
  })

  it('sends what the front calls to the Workers of the same environment (OPS-63)', async () => {
    await run('deploy', ['--dry-run', '--env', 'staging'])
    const config = 'dist/deploy/staging/baksteen-front-staging/wrangler.json'
    expect(JSON.parse(readFileSync(config, 'utf8'))).toMatchObject({
      services: [{ service: 'baksteen-staging' }, { service: 'baksteen-staging' }],
      durable_objects: { bindings: [{ script_name: 'baksteen-staging' }] },
    })
  })

  it('says what is live when it stops half way (OPS-62)', async () => {
    await run('setup', setUp)
    record({ 'secret list': secretsSet, 'd1 migrations apply DB --remote': 'FAILED' })
    const { code, output } = await run('deploy', yes)
    expect(code).toBe(1)
    expect(output).toMatch(/failed\. Live now: /)
  })

  it('is refused in another account than it was set up in (OPS-61)', async () => {
    await run('setup', setUp)
    const other = 'b'.repeat(32)
    record({ 'whoami --json': `{"accounts":[{"id":"${other}","name":"Other"}]}` })
    const { code, output } = await run('deploy', ['--yes', '--account', other])
    expect(code).toBe(1)
    expect(output).toContain(`was set up in ${ACCOUNT}`)
    expect(touched().filter(args => /^deploy|migrations/.test(args))).toEqual([])
  })
})

describe('npm run setup', () => {
  it('makes what is missing once, in the EU, and goes on where it stopped (OPS-63)', async () => {
    const first = await run('setup', yes)
    expect(first.code).toBe(0)
    const made = touched()
    expect(made.filter(args => args.startsWith('d1 create')).join()).toContain('--jurisdiction eu')
    expect(made.some(args => args.startsWith('kv namespace create'))).toBe(true)
    expect(made.some(args => args.startsWith('r2 bucket create'))).toBe(true)
    expect(made.filter(args => args.startsWith('queues create'))).toHaveLength(6)
    record({ 'secret list': secretsSet })
    rmSync(join(folder, 'asked'))
    await run('setup', yes)
    expect(touched()).toEqual([])
  })

  it('makes staging a deployment of its own (OPS-63)', async () => {
    await run('setup', [...yes, '--env', 'staging'])
    expect(
      touched()
        .filter(args => args.includes('create'))
        .every(args => args.includes('-staging')),
    ).toBe(true)
    expect(existsSync(join(folder, 'deployments/staging.json'))).toBe(true)
    expect(existsSync(join(folder, 'deployments/production.json'))).toBe(false)
  })

  it('sends secrets by standard input, and shows none (OPS-64)', async () => {
    const { output } = await run('setup', yes)
    const secrets = readFileSync(join(folder, 'secrets'), 'utf8').split('\n').filter(Boolean)
    expect(secrets.length).toBeGreaterThan(4)
    const state = readFileSync(join(folder, 'deployments/production.json'), 'utf8')
    for (const secret of secrets) {
      expect(secret).toHaveLength(43)
      expect(output + state + asked().join()).not.toContain(secret)
    }
    expect(output).toContain('ADMIN_TOKEN, 43 letters')
  })
})

const secretsSet = JSON.stringify(
  ['ADMIN_TOKEN', 'TOKEN_SECRET', 'API_KEY', 'IMPORT_KEY', 'CHANGES_SECRET'].map(name => ({
    name,
  })),
  null,
  2,
)

describe('npm run map', () => {
  it('puts an archive into the bucket of an environment, which then names it (SEARCH-47)', async () => {
    expect((await run('setup', yes)).code).toBe(0)
    const file = 'worker/commands/map/belgium.pmtiles'
    expect((await run('map/map', ['import', 'package.json', '--yes'])).output).toContain(
      'is no PMTiles archive',
    )
    expect((await run('map/map', ['import', file, '--yes'])).code).toBe(0)
    const { map } = JSON.parse(readFileSync(join(folder, 'deployments/production.json'), 'utf8'))
    expect(asked().filter(args => args.startsWith('r2 object put'))).toEqual([
      expect.stringContaining(`r2 object put baksteen-map/${map}.pmtiles --file ${file} --remote`),
    ])
    expect(
      JSON.parse(readFileSync('dist/deploy/production/baksteen/wrangler.json', 'utf8')),
    ).toMatchObject({
      vars: { MAP_ARCHIVE: '' },
    })
    expect((await run('deploy', ['--dry-run'])).code).toBe(0)
    expect(
      JSON.parse(readFileSync('dist/deploy/production/baksteen/wrangler.json', 'utf8')),
    ).toMatchObject({
      vars: { MAP_ARCHIVE: map },
    })
  })
})
