import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run-tool.ts'

export const API_CONFIG = 'worker/listing-api/wrangler.toml'
export const FRONT_CONFIG = 'worker/front/wrangler.toml'
export const STATE = '.wrangler/state'

const SECRETS = ['ADMIN_TOKEN', 'TOKEN_SECRET', 'CAPTCHA_SECRET', 'CHANGES_SECRET', 'IMPORT_KEY']

/** Draws the agencies' link previews, which the browser bundle copies. */
export const drawSocialPictures = (): Promise<string> =>
  run('node', ['worker/commands/drawings/social-pictures.ts'])

/** Only who owns a file reads it; one that is there already has to be told (chmod). */
const OWNER_ALONE = { mode: 0o600 }

/** This machine's secrets: random, made on the first start and kept in .dev.vars, which git ignores. */
export function ensureSecrets(): Record<string, string> {
  const path = join(root, '.dev.vars')
  const known = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const missing = SECRETS.filter(name => !known.includes(`${name}=`)).map(
    name => `${name}=${randomBytes(32).toString('base64url')}\n`,
  )
  if (missing.length) writeFileSync(path, known + missing.join(''), OWNER_ALONE)
  chmodSync(path, OWNER_ALONE.mode)
  const secrets: Record<string, string> = Object.fromEntries(
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => line.split(/=(.*)/s).slice(0, 2)),
  )
  const listings = join(root, 'worker/listing-api/.dev.vars')
  writeFileSync(
    listings,
    `IMPORT_KEY=${secrets.IMPORT_KEY}\nOPEN=yes\nJURISDICTION=\n`,
    OWNER_ALONE,
  )
  chmodSync(listings, OWNER_ALONE.mode)
  return secrets
}
