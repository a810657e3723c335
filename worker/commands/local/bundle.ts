import { join } from 'node:path'
import { bundleFront, bundlesIn, bundleSite, withManifest } from './bundle-site.ts'
import { API_CONFIG, drawSocialPictures } from './prepare.ts'
import { root, run } from './run-tool.ts'

export const API_BUNDLE = join(root, 'dist', 'listing-api')

/** Bundles all three Workers as they are deployed: minified, like the browser bundle. */
export async function bundle(): Promise<void> {
  await Promise.all([
    bundleForSite(),
    run('wrangler', ['deploy', '--dry-run', '--minify', '--outdir', API_BUNDLE, '-c', API_CONFIG]),
  ])
}

/**
 * Bundles the browser's scripts and styles, the site Worker, which names them, and the front Worker. A folder of its own
 * leaves alone what runs on this machine, which is served from dist (OPS-155).
 */
export async function bundleForSite(folder = 'dist'): Promise<void> {
  await drawSocialPictures()
  await run('node', ['build.mjs', '--minify', `--out=${folder}`])
  const { site, front, manifest } = bundlesIn(folder)
  await Promise.all([bundleSite(site, [withManifest(manifest)]), bundleFront(front)])
}
