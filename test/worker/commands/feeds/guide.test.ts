import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_PORT } from '../../../../worker/commands/local/test-state.ts'
import { startDeployment, type Deployment } from '../agency/a-deployment.ts'
import { home } from '../agency/linde.ts'
import { ANSWERS, asOptions, runCommand } from '../agency/run-agency.ts'

const PAGE = readFileSync('docs/feeds.md', 'utf8')
const steps = [...PAGE.matchAll(/```\n(npm run [^]*?)\n```/g)].map(([, line = '']) => line)

/** What the page calls its reader's files → our own examples of them. */
const EXAMPLES = {
  'homes.ndjson': 'worker/listing-api/import/estates-example.ndjson',
  'homes.csv': 'worker/commands/feeds/homes-example.csv',
  'mapping.json': 'worker/commands/feeds/mapping-example.json',
}

let folder: string
let here: Deployment

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'feeds-'))
  here = await startDeployment(TEST_PORT)
  for (const [name, path] of Object.entries(EXAMPLES)) copyFileSync(path, join(folder, name))
  const pack = join(folder, 'linde')
  await here.agency(['new', pack, '--yes', ...asOptions(ANSWERS)])
  const lines = [home(4001), home(4002)].map(line => JSON.stringify({ ...line, pictures: [] }))
  writeFileSync(join(pack, 'estates.ndjson'), lines.join('\n'))
  expect(await here.agency(['apply', pack, '--yes'])).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await here.close()
  rmSync(folder, { recursive: true })
})

const send = (...args: string[]) =>
  runCommand(
    'import',
    args.map(arg => (Object.hasOwn(EXAMPLES, arg) ? join(folder, arg) : arg)),
    { env: here.env },
  )
const statusOf = async (id: number) =>
  (await here.get('delinde.localhost', `/nl/aanbod/${id}`)).status

describe('docs/feeds.md', () => {
  it('17.43: says what a feed does to the homes of the folder: one with a name nothing, the main one archives them (PACK-162, IMPORT-95)', async () => {
    const named = await send('homes.ndjson', '--site', '4', '--source', 'projects')
    expect([named.code, named.output]).toEqual([0, expect.any(String)])
    expect([await statusOf(4001), await statusOf(4002)]).toEqual([200, 200])
    const main = await send('homes.csv', '--map', 'mapping.json', '--site', '4')
    expect([main.code, main.output]).toEqual([0, expect.any(String)])
    expect([await statusOf(4001), await statusOf(4002)]).toEqual([410, 410])
  })

  it('17.43: has commands that do what it says (PACK-162)', async () => {
    expect(steps).toHaveLength(2)
    for (const step of steps) {
      const [, , script = '', , ...args] = step.split(' ')
      expect(script).toBe('import')
      const site = args.map(arg => (arg === '7' ? '4' : arg))
      // Each replaces the feed of the one before it, which the page says has to be confirmed.
      const { code, output } = await send(...site, '--confirm-removal')
      expect([step, code, code === 0 ? '' : output]).toEqual([step, 0, ''])
    }
  })
})
