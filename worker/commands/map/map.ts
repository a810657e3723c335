import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { isConfirmed } from '../deployment/ask.ts'
import {
  parseEnvironment,
  readDeployment,
  workersOf,
  writeConfigs,
  writeDeployment,
} from '../deployment/environment.ts'
import { wrangler } from '../deployment/wrangler.ts'
import { archiveName, MAP_FILE } from '../local/store-map.ts'
import { root } from '../local/run-tool.ts'
import { mapArchive } from './archive.ts'
import { mapLayers, municipalityAreas } from './layers.ts'
import { shoreFile } from './shore.ts'
import { archiveProblem } from './check-archive.ts'
import { streetIndex } from './street-index.ts'
import { fail, readOptions } from '../options.ts'

const USAGE = `npm run map -- build
npm run map -- import FILE.pmtiles [--env staging] [--yes]
  build   makes the demo's map of Belgium from worker/commands/map/sources, the index of streets and quarters that the
          search for a place knows, and the shore line
  import  puts an archive of vector tiles (Protomaps' basemap schema) into a deployment, where the next npm run deploy
          shows it; docs/operations.md tells how to cut Belgium from a planet
  --env   production (default) or staging
  --yes   does not ask`

/** West, south, east, north of Belgium. */
const BELGIUM = [2.3, 49.35, 6.6, 51.65] as const
/** From which distances to the sea are measured. */
const SHORE_FILE = join(root, 'shared/map/shore-line.ts')
/** A tile of zoom 13 tells metres apart, and the lines are no finer. */
const MAX_ZOOM = 13
/** What build.mjs puts beside the browser's files. */
const STREET_INDEX = join(root, 'worker/commands/map/street-index.txt.br')

const {
  positionals: [act, file],
  values,
} = readOptions(USAGE, { env: { type: 'string' }, yes: { type: 'boolean' } }, { maxArguments: 2 })

if (act === 'build' && !file) await build()
else if (act === 'import' && file) await importArchive(file)
else fail(USAGE)

async function build(): Promise<void> {
  const bytes = await mapArchive(mapLayers(), { box: BELGIUM, maxZoom: MAX_ZOOM })
  writeFileSync(MAP_FILE, bytes)
  writeFileSync(SHORE_FILE, shoreFile(municipalityAreas()))
  console.log(
    `${relative(root, MAP_FILE)}: ${bytes.length} bytes, MAP_ARCHIVE = "${archiveName(bytes)}" in wrangler.toml`,
  )
  const index = brotliCompressSync(streetIndex())
  writeFileSync(STREET_INDEX, index)
  console.log(`${relative(root, STREET_INDEX)}: ${index.length} bytes`)
}

async function importArchive(path: string): Promise<void> {
  const environment = parseEnvironment(values.env)
  const deployment = readDeployment(environment)
  if (!deployment) fail(`There is no ${environment} yet: npm run setup -- --env ${environment}`)
  const bytes = readFileSync(path)
  const problem = archiveProblem(bytes)
  if (problem) fail(`${path}: ${problem}`)
  const map = archiveName(bytes)
  const { workers } = workersOf(environment, deployment)
  const site = workers.find(({ raw }) => raw.r2_buckets?.some(({ binding }) => binding === 'MAP'))
  const bucket = site?.raw.r2_buckets?.find(({ binding }) => binding === 'MAP')
  if (!site || !bucket) fail('No Worker has the bucket MAP')
  console.log(`${path} → ${bucket.bucket_name}, ${environment}`)
  if (!values.yes && !(await isConfirmed('', environment))) fail('Nothing was touched.')
  writeConfigs(workers)
  const { code } = await wrangler(
    [
      'r2',
      'object',
      'put',
      `${bucket.bucket_name}/${map}.pmtiles`,
      '--file',
      path,
      '--remote',
      '--config',
      site.config,
      ...(bucket.jurisdiction ? ['--jurisdiction', bucket.jurisdiction] : []),
    ],
    { show: true },
  )
  if (code !== 0) fail('The archive was not stored; nothing else was changed.')
  writeDeployment(environment, { ...deployment, map })
  console.log(`Stored. npm run deploy -- --env ${environment} shows it.`)
}
