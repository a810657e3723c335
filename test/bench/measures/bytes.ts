import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { SITE_BUNDLE } from '../../../worker/commands/local/bundle-site.ts'
import { sendRequest } from '../load.ts'
import { root } from '../../../worker/commands/local/run-tool.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, PageName, Row, Table } from './measure.ts'

/** Islands that hydrate at the first touch of a page. */
const TOUCHED: Record<PageName, string[]> = {
  listing: ['estate-filter', 'estate-list'],
  detail: ['estate-gallery'],
}

interface Manifest {
  script: string
  style: string
  preload: string[]
  chunks: Record<string, string[]>
}

const kB = (bytes: number): number => Number((bytes / 1000).toFixed(1))
const brotli = (bytes: Buffer): number => brotliCompressSync(bytes).length
const file = (address: string): Buffer => readFileSync(join(root, 'dist', 'site', address))

/** Bytes as a browser gets them (brotli), in kB: what loads by itself, and with the first touch; and the Worker's own. */
export async function measureBytes({ port, state, pages }: MeasureContext): Promise<Table[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'dist', 'manifest.json'), 'utf8'))
  const alone = [manifest.script, ...manifest.preload]
  const sum = (addresses: string[]): number =>
    [...new Set(addresses)].reduce((total, address) => total + brotli(file(address)), 0)
  const server = await serve({ port, persist: state })
  const rows: Record<string, Row> = {}
  for (const name of ['listing', 'detail'] as const) {
    const { bytes } = await sendRequest(port, pages[name])
    const touched = TOUCHED[name].flatMap(island => manifest.chunks[island] ?? [])
    rows[name] = {
      'HTML kB': kB(brotli(bytes)),
      'CSS kB': kB(brotli(file(manifest.style))),
      'scripts alone kB': kB(sum(alone)),
      'scripts touched kB': kB(sum([...alone, ...touched])),
    }
  }
  await server.dispose()
  const modules = readdirSync(SITE_BUNDLE).map(name => readFileSync(join(SITE_BUNDLE, name)))
  const worker = { 'gzip kB': kB(modules.reduce((all, each) => all + gzipSync(each).length, 0)) }
  return [
    {
      title: 'Bytes of a page, brotli',
      rows,
      limit: 'React, which the listing’s islands load at the first touch',
    },
    {
      title: 'The site Worker',
      rows: { 'the bundle, minified': worker },
      limit: 'react-dom/server and the messages of four languages',
    },
  ]
}
