import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { bundle } from '../../worker/commands/local/bundle.ts'
import { bundleFront, bundleSite } from '../../worker/commands/local/bundle-site.ts'
import { sendRequest } from './load.ts'
import { migrate } from '../../worker/commands/local/migrate.ts'
import { ensureSecrets } from '../../worker/commands/local/prepare.ts'
import { root } from '../../worker/commands/local/run-tool.ts'
import { seed } from '../../worker/commands/local/seed.ts'
import { storeMap } from '../../worker/commands/local/store-map.ts'
import { serve } from '../../worker/commands/local/serve.ts'
import type { Pages } from './measures/measure.ts'

const STATE = 'dist/bench-state'

const PAGES: Pages = { listing: '/nl/te-koop', detail: '/nl/aanbod/1000' }

/** The folder of a bundled Worker of test/bench/workers. */
export const benchBundle = (name: string): string => join(root, 'dist', 'bench', name)

/** Makes the bundles, the bench's own Workers and the demo databases. */
export async function prepareFixture(port: number): Promise<void> {
  await bundle()
  for (const name of ['bare.tsx', 'matching.ts', 'renderer.ts', 'trivial.ts']) {
    await build({
      absWorkingDir: root,
      entryPoints: [`test/bench/workers/${name}`],
      outfile: join(benchBundle(name.replace(/\.tsx?$/, '')), 'index.js'),
      bundle: true,
      format: 'esm',
      minify: true,
      conditions: ['workerd', 'worker', 'browser'],
      external: ['cloudflare:*', 'node:*'],
      loader: { '.sql': 'text' },
      alias: { 'react-dom/server': './worker/render/react-dom-server.cjs' },
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: 'automatic',
      logLevel: 'error',
    })
  }
  await bundleSite(benchBundle('uncounted'), [uncounted])
  await bundleFront(benchBundle('uncounted-front'), [uncounted])
  ensureSecrets()
  await migrate(STATE)
  await seed(port, STATE)
  await storeMap(STATE)
}

/** Site and front, but that no visit is counted. */
const uncounted: Plugin = {
  name: 'uncounted',
  setup(bundler) {
    const path = join(root, 'test/bench/workers/uncounted.ts')
    bundler.onResolve({ filter: /\/figures\/count\.ts$/ }, () => ({ path }))
  },
}

/** Runs `work` on a copy of the demo databases and deletes it afterwards. */
export async function withStateCopy<Result>(
  work: (state: string) => Promise<Result>,
): Promise<Result> {
  const copy = mkdtempSync(join(tmpdir(), 'baksteen-bench-'))
  try {
    cpSync(join(root, STATE), copy, { recursive: true })
    return await work(join(copy, 'v3'))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The pages that are measured, a listing and an estate, each at its final address. */
export const findPages = (port: number): Promise<Pages> =>
  withStateCopy(async state => {
    const server = await serve({ port, persist: state })
    const finalPath = async (path: string): Promise<string> =>
      (await sendRequest(port, path)).headers.location ?? path
    const pages = {
      listing: await finalPath(PAGES.listing),
      detail: await finalPath(PAGES.detail),
    }
    await server.dispose()
    return pages
  })
