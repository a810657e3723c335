import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { SITE_BUNDLE } from '../../../worker/commands/local/bundle.ts'
import { sendRequest } from '../load.ts'
import { root } from '../../../worker/commands/local/run-tool.ts'
import { serve } from '../../../worker/commands/local/serve.ts'

/** Islands that the first touch of a page kind wakes. */
const TOUCHED = { listing: ['estate-filter', 'estate-list'], detail: ['estate-gallery'] }

const kB = bytes => Number((bytes / 1000).toFixed(1))
const brotli = bytes => brotliCompressSync(bytes).length
const file = address => readFileSync(join(root, 'dist', 'site', address))

/** Bytes as a browser gets them (brotli), in kB: what loads by itself, and with the first touch; and the Worker's own. */
export async function measureBytes({ port, state, pages }) {
  const manifest = JSON.parse(readFileSync(join(root, 'dist', 'manifest.json'), 'utf8'))
  const alone = [manifest.script, ...manifest.preload]
  const sum = addresses =>
    [...new Set(addresses)].reduce((total, address) => total + brotli(file(address)), 0)
  const server = await serve({ port, persist: state })
  const rows = {}
  for (const [name, path] of Object.entries(pages)) {
    const { bytes } = await sendRequest(port, path)
    const touched = TOUCHED[name].flatMap(island => manifest.chunks[island] ?? [])
    rows[name] = {
      'HTML kB': kB(brotli(bytes)),
      'CSS kB': kB(brotli(file(manifest.style))),
      'scripts alone kB': kB(sum(alone)),
      'scripts touched kB': kB(sum([...alone, ...touched])),
    }
  }
  await server.dispose()
  const worker = { 'gzip kB': kB(gzipSync(readFileSync(join(SITE_BUNDLE, 'index.js'))).length) }
  return [
    {
      title: 'Bytes of a page, brotli',
      rows,
      limit: 'React, which an island of the list brings at its first touch',
    },
    {
      title: 'The site Worker',
      rows: { 'the bundle, minified': worker },
      limit: 'react-dom/server and the words of four languages',
    },
  ]
}
