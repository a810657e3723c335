import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { thirdPartyNotices } from './worker/commands/local/third-party-notices.mjs'

/**
 * Bundles the browser's scripts and styles into dist/site/assets, under hashed names that always hold a dot,
 * and writes dist/manifest.json for the Worker. `node build.mjs [--minify] [--out=dist]`, on any Node from 18;
 * wrangler's own build step, which takes no flags, minifies by MINIFY=1.
 */
const root = new URL('.', import.meta.url).pathname
const out = process.argv.find(each => each.startsWith('--out='))?.slice('--out='.length) ?? 'dist'
const site = `${root}${out}/site`
/** Chromium compiles what bears it while it comes, off the main thread: what is fetched is used at once. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'
/** In bytes; a smaller file is compiled sooner than the hint is sent. */
const MIN_HINTED = 6000
const minify = process.argv.includes('--minify') || process.env.MINIFY === '1'
const MODE = JSON.stringify(process.env.NODE_ENV ?? 'production')

/** Of a built file: what every answer carries, and its own. */
const fileHeaders = new Headers({
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cache-Status': 'assets; hit',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
})
const { setSecurityHeaders } = await load('worker/http/security-headers.ts')
setSecurityHeaders(fileHeaders, null, true)
const HEADERS = [
  '/assets/*',
  ...[...fileHeaders].map(([name, value]) => `  ${name}: ${value}`),
  '',
].join('\n')

const FILE_TYPES = ['.woff2', '.svg', '.png', '.jpg', '.webp', '.avif']

await rm(`${site}/assets`, { recursive: true, force: true })
await mkdir(`${site}/assets`, { recursive: true })

const style = 'client/styles/index.css'
const mapStyle = 'client/styles/map.css'
const planStyle = 'client/styles/plan.css'
const styleguide = 'client/styles/styleguide.css'
const visitsStyle = 'client/styles/visits.css'
const sharedListStyle = 'client/styles/shared-list.css'
const minimalStyle = 'client/styles/minimal.css'
const deskScript = 'client/desk/index.ts'
const deskStyle = 'client/desk/desk.css'
/** What each character of a theme adds: in no page's sheet but those of its agencies. */
const characters = ['editorial', 'coastal', 'rustic']
const characterStyle = name => `client/styles/themes/${name}/index.css`
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [
    'client/index.ts',
    style,
    mapStyle,
    planStyle,
    styleguide,
    minimalStyle,
    visitsStyle,
    sharedListStyle,
    deskScript,
    deskStyle,
    ...characters.map(characterStyle),
  ],
  outdir: `${out}/site/assets`,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: ['es2022', 'safari16.4'],
  minify,
  metafile: true,
  sourcemap: minify ? false : 'linked',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: Object.fromEntries(FILE_TYPES.map(type => [type, 'file'])),
  define: {
    'process.env.NODE_ENV': MODE,
    // As valtio asks for it.
    'import.meta.env': 'true',
    'import.meta.env.MODE': MODE,
  },
  jsx: 'automatic',
  legalComments: 'none',
  banner: { js: COMPILE_HINT.trimEnd() },
  logLevel: 'warning',
})

const outputs = Object.entries(metafile.outputs).filter(([path]) => !path.endsWith('.map'))
for (const [path, { bytes }] of outputs)
  if (minify && path.endsWith('.js') && bytes < MIN_HINTED) {
    const code = await readFile(root + path, 'utf8')
    await writeFile(root + path, code.replace(COMPILE_HINT, ''))
  }
const served = path => path.replace(`${out}/site/`, '/')
const outputOf = entry => outputs.find(([, output]) => output.entryPoint === entry)?.[0]

/** A chunk and all it imports at once, itself first. */
function closure(path, seen = new Set()) {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const { path: next, kind } of metafile.outputs[path].imports)
    if (kind === 'import-statement') closure(next, seen)
  return seen
}

/** 'client/estate/filter-island.tsx' → 'estate-filter'. */
const islandName = entry => entry.replace(/^client\/(.+)-island\.tsx?$/, '$1').replaceAll('/', '-')

const script = outputOf('client/index.ts')
const loaded = closure(script)
const islands = outputs.filter(([, output]) => /-island\.tsx?$/.test(output.entryPoint ?? ''))
const files = outputs.filter(([path]) => FILE_TYPES.some(type => path.endsWith(type)))

/** Main hostname → the agency's link preview, as worker/commands/drawings/social-pictures.ts made it: '{hostname}.{digest}.png'. */
const social = {}
for (const file of existsSync(`${root}dist/social`) ? await readdir(`${root}dist/social`) : []) {
  await copyFile(`${root}dist/social/${file}`, `${site}/assets/social-${file}`)
  social[file.replace(/\.[0-9a-f]+\.png$/, '')] = `/assets/social-${file}`
}

/** Streets and quarters by name, which the Worker reads when a place is searched. */
const streets = brotliDecompressSync(
  await readFile(`${root}worker/commands/map/street-index.txt.br`),
)
const streetsPath = await writeAsset('street-index', streets)

/** Municipalities and their parts, which the Worker reads when a sentence or a circle names one. */
const { BELGIUM } = await load('shared/places/belgium-table.ts')
const belgiumPath = await writeAsset('belgium', BELGIUM)

const noticesPath = await writeAsset('third-party-notices', thirdPartyNotices(root))

/** Language → the texts that islands may ask for, as the Worker renders them. */
const { MESSAGES, browserMessages } = await load('worker/site/messages.ts')
const words = {}
for (const locale of Object.keys(MESSAGES))
  words[locale] = await writeAsset(
    `words-${locale}`,
    JSON.stringify(browserMessages(locale)),
    'json',
  )

const manifest = {
  script: served(script),
  style: served(outputOf(style)),
  /** Of the open map alone. */
  mapStyle: served(outputOf(mapStyle)),
  /** Of pages with rooms that are drawn. */
  planStyle: served(outputOf(planStyle)),
  /** Of the page /_patterns alone. */
  styleguide: served(outputOf(styleguide)),
  /** Of visits to homes: times to choose, tickets, rounds. */
  visitsStyle: served(outputOf(visitsStyle)),
  /** Of a list that visitors share. */
  sharedListStyle: served(outputOf(sharedListStyle)),
  /** Of an error before any site is known. */
  minimalStyle: served(outputOf(minimalStyle)),
  /** Of the desk alone. */
  deskScript: served(outputOf(deskScript)),
  deskStyle: served(outputOf(deskStyle)),
  /** Character → its rules, which the Worker serves with the theme's own values. */
  characters: Object.fromEntries(
    await Promise.all(
      characters.map(async name => [
        name,
        await readFile(root + outputOf(characterStyle(name)), 'utf8'),
      ]),
    ),
  ),
  /** What the loader itself imports. */
  preload: [...loaded].filter(path => path !== script).map(served),
  /** Island → everything it needs beside the loader, for modulepreload: the largest, which takes longest, first. */
  chunks: Object.fromEntries(
    islands.map(([path, { entryPoint }]) => [
      islandName(entryPoint),
      [...closure(path)]
        .filter(each => !loaded.has(each))
        .sort((one, other) => metafile.outputs[other].bytes - metafile.outputs[one].bytes)
        .map(served),
    ]),
  ),
  /** Fonts and pictures: source name → address. */
  files: Object.fromEntries(
    files.map(([path, { inputs }]) => [basename(Object.keys(inputs)[0] ?? path), served(path)]),
  ),
  social,
  words,
  thirdPartyNotices: noticesPath,
  streetIndex: streetsPath,
  belgium: belgiumPath,
}

const forbidden = Object.keys(metafile.inputs).filter(path =>
  /@hono\/|react-dom-server|react-dom\/server|\/valibot\/|^worker\//.test(path),
)
if (forbidden.length > 0) throw new Error(`The browser must not load ${forbidden.join(', ')}`)

await writeFile(`${root}${out}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
await writeFile(`${site}/_headers`, HEADERS)

/** What a module of ours exports, on a Node that reads no TypeScript too. */
async function load(entry) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'warning',
  })
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
}

/** Writes a file beside the browser's, and returns its address, which changes with what is in it. */
async function writeAsset(name, content, type = 'txt') {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()
  const path = `/assets/${name}-${hash}.${type}`
  await writeFile(site + path, content)
  return path
}
