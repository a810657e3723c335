import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type DemoCopy, demoCopies } from '../../listing-api/demo/copies.ts'
import { STATE } from './prepare.ts'
import { root } from './run-tool.ts'
import { serve } from './serve.ts'

const BUNDLE = join(root, 'dist', 'seed-api')

/** Puts the demo agencies into a local state, unless it already holds this version for this port. */
export async function seed(port: number, state = STATE): Promise<void> {
  const copies = demoCopies(port)
  const mark = join(root, state, 'seeded')
  const hash = createHash('sha256')
  for (const { copy } of copies) hash.update(copy)
  const version = hash.digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version) return
  await restoreDemo(copies, state)
  // The embedded back end counts as telling of its changes, and nothing told of this one.
  rmSync(join(root, state, 'v3', 'kv'), { recursive: true, force: true })
  writeFileSync(mark, version)
}

/** Restores the agencies through a listing API of its own, which holds the state meanwhile. */
async function restoreDemo(copies: DemoCopy[], state: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['worker/listing-api/index.ts'],
    outfile: join(BUNDLE, 'index.js'),
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*'],
    logLevel: 'error',
  })
  const key = randomBytes(32).toString('base64url')
  const server = await serve({
    apiBundle: BUNDLE,
    apiVars: { API_KEY: key },
    persist: join(root, state, 'v3'),
  })
  const send = async (method: string, path: string, body?: string): Promise<void> => {
    const response = await server.dispatchFetch(`http://api${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
      ...(body && { body }),
    })
    const text = await response.text()
    if (!response.ok && method !== 'DELETE') throw new Error(`${path} answered ${text}`)
  }
  try {
    for (const { siteId, copy } of copies) {
      await send('DELETE', `/sites/${siteId}`)
      await send('POST', `/sites/${siteId}/restore`, copy)
    }
  } finally {
    await server.dispose()
  }
}
