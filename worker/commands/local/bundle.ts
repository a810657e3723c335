import { join } from 'node:path'
import { API_CONFIG, drawSocialPictures } from './prepare.ts'
import { root, run } from './run-tool.ts'

export const SITE_BUNDLE = join(root, 'dist', 'worker')
export const API_BUNDLE = join(root, 'dist', 'listing-api')

/** Bundles both Workers as they are deployed: minified, like the browser bundle that wrangler's build step makes. */
export async function bundle(): Promise<void> {
  await drawSocialPictures()
  await run('wrangler', ['deploy', '--dry-run', '--minify', '--outdir', SITE_BUNDLE], {
    env: { MINIFY: '1' },
  })
  await run('wrangler', [
    'deploy',
    '--dry-run',
    '--minify',
    '--outdir',
    API_BUNDLE,
    '-c',
    API_CONFIG,
  ])
}
