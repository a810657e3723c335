import { join } from 'node:path'
import { API_CONFIG, buildBrowser } from './prepare.mjs'
import { root, run } from './run.mjs'

export const SITE_BUNDLE = join(root, 'dist', 'worker')
export const API_BUNDLE = join(root, 'dist', 'listing-api')

/** Both Workers as they are deployed: minified, from a minified browser bundle. */
export async function bundle() {
  await buildBrowser({ minify: true })
  await run('wrangler', ['deploy', '--dry-run', '--minify', '--outdir', SITE_BUNDLE])
  await run('wrangler', ['deploy', '--dry-run', '--minify', '--outdir', API_BUNDLE, '-c', API_CONFIG])
}
