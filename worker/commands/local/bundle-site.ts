import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import { leanPasskeys } from './lean-passkeys.ts'
import { root } from './run-tool.ts'

/** Where the parts of a bundle are, below a folder of the repository. */
export const bundlesIn = (folder: string) => ({
  site: join(root, folder, 'worker'),
  front: join(root, folder, 'front'),
  /** What the browser loads. */
  assets: join(root, folder, 'site'),
  manifest: join(root, folder, 'manifest.json'),
})

export const { site: SITE_BUNDLE, front: FRONT_BUNDLE } = bundlesIn('dist')

const ALIAS = v.object({ alias: v.record(v.string(), v.string()) })

/**
 * Bundles the site Worker as it is deployed: minified, and what is imported when it is asked for as modules of its own, which
 * an isolate doesn't run when it starts. Wrangler's own bundler makes one file of all. `plugins` puts something in a module's place.
 */
export const bundleSite = (outdir = SITE_BUNDLE, plugins: Plugin[] = []): Promise<Metafile> =>
  bundleWorker('worker/index.ts', outdir, plugins)

/** The front Worker, likewise: one small module. */
export const bundleFront = (outdir = FRONT_BUNDLE, plugins: Plugin[] = []): Promise<Metafile> =>
  bundleWorker('worker/front/index.ts', outdir, plugins)

async function bundleWorker(entry: string, outdir: string, plugins: Plugin[]): Promise<Metafile> {
  rmSync(outdir, { recursive: true, force: true })
  const { alias } = v.parse(ALIAS, parse(readFileSync(join(root, 'wrangler.toml'), 'utf8')))
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2024',
    minify: true,
    metafile: true,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    alias,
    loader: { '.sql': 'text' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'navigator.userAgent': '"Cloudflare-Workers"',
    },
    jsx: 'automatic',
    legalComments: 'none',
    plugins: [textsAsJson, leanPasskeys, ...plugins],
    logLevel: 'warning',
  })
  return metafile
}

/** Texts as one string, read when they are wanted: sooner compiled than the same as an object. */
const textsAsJson: Plugin = {
  name: 'texts-as-json',
  setup(bundler) {
    bundler.onLoad({ filter: /\/locales\/.*\.json$/ }, ({ path }) => ({
      contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))))})`,
      loader: 'js',
    }))
  },
}

/** Names the browser's files as another build of them does. */
export const withManifest = (manifest: string): Plugin => ({
  name: 'with-manifest',
  setup(bundler) {
    bundler.onResolve({ filter: /\/dist\/manifest\.json$/ }, () => ({ path: manifest }))
  },
})
