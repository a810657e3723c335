import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type DemoPack, demoPacks } from '../../listing-api/demo/packs.ts'
import { slicesOf } from '../packs/plan.ts'
import { demoParts } from './demo-parts.ts'
import { STATE } from './prepare.ts'
import { root } from './run-tool.ts'
import { serve } from './serve.ts'

const BUNDLE = join(root, 'dist', 'seed-api')

/** Applies the demo agencies to a local state, unless it already holds this version for this port. What an import brought stays. */
export async function seed(port: number, state = STATE): Promise<void> {
  const packs = demoPacks(port)
  const mark = join(root, state, 'seeded')
  const version = createHash('sha256').update(JSON.stringify(packs)).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version) return
  await applyDemo(packs, state)
  // The embedded back end counts as telling of its changes, and nothing told of this one.
  rmSync(join(root, state, 'v3', 'kv'), { recursive: true, force: true })
  writeFileSync(mark, version)
}

/** Applies the packs by a listing API of its own, which holds the state meanwhile (PACK-103). */
async function applyDemo(packs: DemoPack[], state: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['worker/listing-api/index.ts'],
    outfile: join(BUNDLE, 'index.js'),
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*'],
    loader: { '.sql': 'text' },
    logLevel: 'error',
  })
  const key = randomBytes(32).toString('base64url')
  const server = await serve({
    apiBundle: BUNDLE,
    apiVars: { API_KEY: key },
    persist: join(root, state, 'v3'),
  })
  try {
    for (const pack of packs)
      for (const body of slicesOf(demoParts(pack))) {
        const path = `/sites/${pack.siteId}/pack`
        const response = await server.dispatchFetch(`http://api${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
          body,
        })
        const text = await response.text()
        if (!response.ok) throw new Error(`${path} answered ${text.slice(0, 2_000)}`)
      }
  } finally {
    await server.dispose()
  }
}
