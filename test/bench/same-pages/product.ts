import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, relative } from 'node:path'
import { root } from '../../../worker/commands/local/run-tool.ts'
import { SEEDED_PORT } from './ask.ts'
import { type Clock, withClock } from './clock.ts'

/** A commit that is built: its folder, and that of its state. */
interface Built {
  tree: string
  state: string
}

export interface Product {
  port: number
  apiPort: number
  close(): Promise<void>
}

/** The same in both, so that what is signed is the same. */
const SECRETS = {
  ADMIN_TOKEN: 'same-pages-operator',
  TOKEN_SECRET: 'same-pages-tokens',
  CHANGES_SECRET: 'same-pages-changes',
  CAPTCHA_SECRET: 'same-pages-captcha',
  IMPORT_KEY: 'same-pages-import',
}
export const { ADMIN_TOKEN } = SECRETS
/** For drafts and what the desk asks too. */
export const API_KEY = 'same-pages-api'

/** A page waits for its homes however busy the machine is. */
const VARS = { ...SECRETS, RATE_LIMITS: 'off', SHELL_AFTER: '20000', PATTERNS: '1' }

export function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** A folder with a commit's files and the packages of this one. Gives how to take it away. */
export function checkOut(commit: string, tree: string): () => void {
  git('worktree', 'add', '--detach', '--force', tree, commit)
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir')
  return () => {
    rmSync(join(tree, 'node_modules'), { force: true })
    git('worktree', 'remove', '--force', tree)
  }
}

const load = (tree: string, file: string) => import(join(tree, 'worker/commands', file))

/** Bundles a commit by its own commands. */
export async function build(tree: string): Promise<void> {
  const { ensureSecrets }: typeof import('../../../worker/commands/local/prepare.ts') = await load(
    tree,
    'local/prepare.ts',
  )
  const { bundle }: typeof import('../../../worker/commands/local/bundle.ts') = await load(
    tree,
    'local/bundle.ts',
  )
  ensureSecrets()
  await bundle()
}

/** Migrates and seeds a state by a commit's own commands; what is there already stays, as in `npm run preview`. */
export async function fillState({ tree, state }: Built): Promise<void> {
  const { migrate }: typeof import('../../../worker/commands/local/migrate.ts') = await load(
    tree,
    'local/migrate.ts',
  )
  const { seed }: typeof import('../../../worker/commands/local/seed.ts') = await load(
    tree,
    'local/seed.ts',
  )
  const { storeMap }: typeof import('../../../worker/commands/local/store-map.ts') = await load(
    tree,
    'local/store-map.ts',
  )
  const path = relative(tree, state)
  await migrate(path)
  await seed(SEEDED_PORT, path)
  await storeMap(path)
}

export const copyState = (from: string, to: string): void => cpSync(from, to, { recursive: true })

/** Serves a built commit as `npm run preview` does, by a clock. What its Workers log goes to a file. */
export async function serveBuilt(
  { tree, state }: Built,
  { folder, log, clock }: { folder: string; log: string; clock: Clock },
): Promise<Product> {
  const { serve }: typeof import('../../../worker/commands/local/serve.ts') = await load(
    tree,
    'local/serve.ts',
  )
  const [port, apiPort] = await freePorts()
  const copyOf = (part: string): string =>
    withClock(join(tree, 'dist', part), join(folder, part), clock)
  const server = await serve({
    port,
    apiPort,
    bundle: copyOf('worker'),
    front: copyOf('front'),
    apiBundle: copyOf('listing-api'),
    vars: VARS,
    apiVars: { IMPORT_KEY: SECRETS.IMPORT_KEY, API_KEY },
    persist: join(state, 'v3'),
    onLog: ({ level, message }) => appendFileSync(log, `${level} ${message}\n`),
  })
  return { port, apiPort, close: () => server.dispose() }
}

/** Two ports that nobody has. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()]
  const portOf = (server: (typeof servers)[number]): Promise<number> =>
    new Promise((resolve, reject) => {
      server.on('error', reject)
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
      })
    })
  const [one = 0, other = 0] = await Promise.all(servers.map(portOf))
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return [one, other]
}

/** The pack's JSON Schemas of a commit, by name; null: it has none where they are now. */
export async function schemasOf(tree: string): Promise<Record<string, string> | null> {
  try {
    const { schemaFiles }: typeof import('../../../worker/commands/packs/pack-text.ts') =
      await load(tree, 'packs/pack-text.ts')
    return schemaFiles()
  } catch {
    return null
  }
}
