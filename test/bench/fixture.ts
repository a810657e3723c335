import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundle } from '../../worker/commands/local/bundle.ts'
import { sendRequest } from './load.ts'
import { ensureSecrets, migrate, seed } from '../../worker/commands/local/prepare.ts'
import { root } from '../../worker/commands/local/run-tool.ts'
import { serve } from '../../worker/commands/local/serve.ts'

const STATE = 'dist/bench-state'

const PAGES = { listing: '/nl/te-koop', detail: '/nl/aanbod/1000' }

/** Where a Worker of test/bench stands once it is bundled. */
export const benchBundle = name => join(root, 'dist', 'bench', name)

/** Bundles, the bench's own Workers and the demo databases. */
export async function prepareFixture(port) {
  await bundle()
  for (const [name, entry] of Object.entries({
    bare: 'bare-worker.tsx',
    matching: 'matching-worker.ts',
  })) {
    await build({
      absWorkingDir: root,
      entryPoints: [`test/bench/${entry}`],
      outfile: join(benchBundle(name), 'index.js'),
      bundle: true,
      format: 'esm',
      minify: true,
      conditions: ['workerd', 'worker', 'browser'],
      external: ['cloudflare:*', 'node:*'],
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: 'automatic',
      logLevel: 'error',
    })
  }
  ensureSecrets()
  await migrate(STATE)
  await seed(port, STATE)
}

/** Runs `work` on a copy of the demo databases, which goes afterwards. */
export async function withStateCopy(work) {
  const copy = mkdtempSync(join(tmpdir(), 'baksteen-bench-'))
  try {
    cpSync(join(root, STATE), copy, { recursive: true })
    return await work(join(copy, 'v3'))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The pages that are measured, a list of homes and one home, at the address that each has in the end. */
export const findPages = port =>
  withStateCopy(async state => {
    const server = await serve({ port, persist: state })
    const found = await Promise.all(
      Object.entries(PAGES).map(async ([name, path]) => [
        name,
        (await sendRequest(port, path)).headers.location ?? path,
      ]),
    )
    await server.dispose()
    return Object.fromEntries(found)
  })
