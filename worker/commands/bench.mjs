import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundle } from './bundle.mjs'
import { measureBytes } from './bench-bytes.mjs'
import { cpuOf, load, workerdPid } from './load.mjs'
import { ensureSecrets, migrate, seed } from './prepare.mjs'
import { root } from './run.mjs'
import { serve } from './serve.mjs'

const PORT = 48900
const BARE_PORT = 48901
const STATE = 'dist/bench-state'
const COUNT = Number(process.env.COUNT ?? 2000)

const PAGES = { listing: '/nl/te-koop', detail: null }

console.log('Building …')
await bundle()
await build({
  absWorkingDir: root, entryPoints: ['test/bench/bare-worker.tsx'], outfile: 'dist/bench/index.js', bundle: true, format: 'esm', minify: true,
  conditions: ['workerd', 'worker', 'browser'], external: ['cloudflare:*', 'node:*'], define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic', logLevel: 'error',
})
ensureSecrets()
await migrate(STATE)
await seed(PORT, STATE)
const state = mkdtempSync(join(tmpdir(), 'baksteen-bench-'))
cpSync(join(root, STATE), state, { recursive: true })

/** Serves, warms up, measures and stops; one process at a time, so that none takes another's core. */
async function measure(options, port, path, count = COUNT) {
  const server = await serve({ ...options, persist: join(state, 'v3') })
  const pid = workerdPid()
  try {
    await load({ port, path, count: 200 })
    const before = cpuOf(pid)
    const { perSecond, failed } = await load({ port, path, count })
    return { perSecond: Math.round(perSecond), cpuMs: Number(((cpuOf(pid) - before) / count).toFixed(2)), failed }
  } finally {
    await server.dispose()
  }
}

const figures = { machine: `${cpus().length} × ${cpus()[0]?.model}`, count: COUNT, speed: {} }
const detail = await findDetail()
for (const [name, path] of Object.entries({ ...PAGES, detail })) {
  const bare = mode => measure({ bare: BARE_PORT, port: BARE_PORT }, BARE_PORT, `/${mode}?path=${encodeURIComponent(path)}`)
  const rows = {
    'a Worker returning the same bytes': await bare('constant'),
    'bare renderToString': await bare('bare'),
    'render with fragments': await bare('pieces'),
    'whole request, page cache off': await measure({ port: PORT, vars: { PAGE_CACHE: 'off' } }, PORT, path),
    'whole request, page cache hit': await measure({ port: PORT }, PORT, path),
  }
  figures.speed[name] = rows
  print(name, rows)
}
figures.bytes = await measureBytes({ port: PORT, state: join(state, 'v3'), pages: { ...PAGES, detail } })
console.table(figures.bytes)
writeFileSync(join(root, 'bench.json'), `${JSON.stringify(figures, null, 2)}\n`)
rmSync(state, { recursive: true, force: true })

function print(name, rows) {
  const bare = rows['bare renderToString']
  const constant = rows['a Worker returning the same bytes']
  console.log(`\n${name}`)
  console.table(Object.fromEntries(Object.entries(rows).map(([what, row]) => [what, {
    'requests/s': row.perSecond, 'CPU ms': row.cpuMs,
    '× bare CPU': Number((row.cpuMs / bare.cpuMs).toFixed(2)),
    '× constant requests/s': Number((row.perSecond / constant.perSecond).toFixed(2)), failed: row.failed,
  }])))
}

/** The first home of the listing, for the detail page. */
async function findDetail() {
  const server = await serve({ port: PORT, persist: join(state, 'v3') })
  const html = await (await fetch(`http://localhost:${PORT}${PAGES.listing}`)).text()
  await server.dispose()
  return /href="(\/nl\/aanbod\/\d+\/[a-z0-9-]+)"/.exec(html)?.[1]
}
