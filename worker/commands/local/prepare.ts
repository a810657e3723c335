import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run-tool.ts'

export const API_CONFIG = 'worker/listing-api/wrangler.toml'
export const STATE = '.wrangler/state'

const SECRETS = ['ADMIN_TOKEN', 'TOKEN_SECRET', 'CAPTCHA_SECRET', 'CHANGES_SECRET', 'IMPORT_KEY']

/** The agencies' link previews, before the browser bundle that holds them. */
export const drawSocialPictures = () => run('node', ['worker/commands/drawings/social-pictures.ts'])

/** Browser bundle, styles and their manifest. */
export async function buildBrowser() {
  await drawSocialPictures()
  await run('node', ['build.mjs'])
}

/** Random secrets on the first start, kept in .dev.vars, which git ignores. */
export function ensureSecrets() {
  const path = join(root, '.dev.vars')
  const known = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const missing = SECRETS.filter(name => !known.includes(`${name}=`)).map(
    name => `${name}=${randomBytes(32).toString('base64url')}\n`,
  )
  if (missing.length) writeFileSync(path, known + missing.join(''))
  const secrets = Object.fromEntries(
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => line.split(/=(.*)/s).slice(0, 2)),
  )
  writeFileSync(join(root, 'worker/listing-api/.dev.vars'), `IMPORT_KEY=${secrets.IMPORT_KEY}\n`)
  return secrets
}

/** Both databases at their newest migration, in the state that dev and preview use, or in another. */
export async function migrate(state = STATE) {
  await run('wrangler', [
    'd1',
    'migrations',
    'apply',
    'DB',
    '--local',
    '--persist-to',
    state,
    '-c',
    API_CONFIG,
  ])
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state])
}

/** The demo agencies, once for each version of the seed and each port. */
export async function seed(port, state = STATE) {
  const sql = join(root, 'dist', 'seed.sql')
  mkdirSync(join(root, 'dist'), { recursive: true })
  await run('node', ['worker/listing-api/demo/write-sql.ts', sql, String(port)])
  const mark = join(root, state, 'seeded')
  const version = createHash('sha256').update(readFileSync(sql)).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version) return
  await run('wrangler', [
    'd1',
    'execute',
    'DB',
    '--local',
    '--persist-to',
    state,
    '-c',
    API_CONFIG,
    '--file',
    sql,
    '--yes',
  ])
  writeFileSync(mark, version)
}
