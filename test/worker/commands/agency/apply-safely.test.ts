import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_PORT } from '../../../../worker/commands/local/test-state.ts'
import { startDeployment, type Deployment } from './a-deployment.ts'
import { home } from './linde.ts'
import { ANSWERS, asOptions, runCommand } from './run-agency.ts'

const PHOTOGRAPH = readFileSync('test/support/photographs/home.jpg')
const HALF = PHOTOGRAPH.subarray(0, PHOTOGRAPH.length / 2)

let work: string
let here: Deployment

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'safely-'))
  here = await startDeployment(TEST_PORT)
})
afterAll(async () => {
  await here.close()
  rmSync(work, { recursive: true })
})

/** The folder of a new agency, not applied yet. */
async function newFolder(name: string, host = `${name}.localhost`): Promise<string> {
  const folder = join(work, name)
  const answers = { ...ANSWERS, name: `Vastgoed ${name}`, host }
  expect(await here.agency(['new', folder, '--yes', ...asOptions(answers)])).toMatchObject({
    code: 0,
  })
  mkdirSync(join(folder, 'assets'))
  return folder
}

/** All that a deployment has of an agency. */
async function stateOf(site: number): Promise<unknown[]> {
  const answers = await Promise.all(
    ['pack', 'assets'].map(path => here.call('GET', `/sites/${site}/${path}`)),
  )
  return answers.map(({ status, text }) => [status, text])
}

const numberIn = (output: string): number => Number(/Its number is (\d+)\./.exec(output)?.[1])

const writeHomes = (folder: string, homes: object[]): void =>
  writeFileSync(
    join(folder, 'estates.ndjson'),
    homes.map(line => `${JSON.stringify(line)}\n`).join(''),
  )

const withPictures = (id: number, ...files: string[]): object => ({
  ...home(id),
  pictures: files.map((file, index) => ({ file, index })),
})

describe('a file that cannot be read', () => {
  let folder: string
  let site: number

  beforeAll(async () => {
    folder = await newFolder('stuk')
    writeHomes(folder, [withPictures(4001)])
    site = numberIn((await here.agency(['apply', folder, '--yes'])).output)
  })

  it.each([
    ['half a photograph', 'half.jpg', HALF, 'assets/half.jpg: cannot be taken: The picture is'],
    ['bytes that are none', 'ruis.jpg', Buffer.alloc(3_000, 'x7'), 'assets/ruis.jpg: cannot be'],
    ['a drawing of nothing', 'leeg.svg', '<svg/>', 'assets/leeg.svg: cannot be taken: The SVG has'],
  ])(
    '17.10: %s stops apply before anything is written (PACK-156)',
    async (_, name, bytes, said) => {
      const before = await stateOf(site)
      writeHomes(folder, [
        { ...withPictures(4001, 'goed', name.replace(/\..*/, '')), energy: { epcValue: 99 } },
        withPictures(4002),
      ])
      writeFileSync(join(folder, 'assets/goed.jpg'), PHOTOGRAPH)
      writeFileSync(join(folder, 'assets', name), bytes)
      for (const option of ['--yes', '--dry-run']) {
        const { code, output } = await here.agency(['apply', folder, option])
        expect([option, code, output]).toEqual([option, 2, expect.stringContaining(said)])
        expect(output.split('\n').at(-1)).toBe('Nothing was changed.')
      }
      expect(await here.agency(['check', folder])).toMatchObject({
        code: 1,
        output: expect.stringContaining(said),
      })
      expect(await stateOf(site)).toEqual(before)
      rmSync(join(folder, 'assets', name))
    },
  )

  it('17.10: is refused by the deployment too, which writes nothing when it tries one (UPLOAD-50)', async () => {
    const before = await stateOf(site)
    const send = (bytes: Buffer) => here.put(`/sites/${site}/assets/nieuw?trial=1`, bytes)
    expect(await send(HALF)).toMatchObject({ status: 422 })
    expect(await send(PHOTOGRAPH)).toMatchObject({ status: 200, text: '{"changed":false}' })
    expect(await stateOf(site)).toEqual(before)
  })
})

const bindingOf = (folder: string): { site: number; agency: string } =>
  JSON.parse(readFileSync(join(folder, '.baksteen.json'), 'utf8'))
const nameOf = async (site: number): Promise<unknown> =>
  JSON.parse((await here.call('GET', `/sites/${site}/pack/digests`)).text).agency

describe('a folder', () => {
  let folder: string
  let site: number

  beforeAll(async () => {
    folder = await newFolder('vast')
    writeHomes(
      folder,
      Array.from({ length: 24 }, (_, index) => withPictures(4001 + index)),
    )
    site = numberIn((await here.agency(['apply', folder, '--yes'])).output)
  })

  it('17.11: is bound to its agency by the first apply (PACK-157)', async () => {
    expect(await nameOf(site)).toEqual({
      id: bindingOf(folder).agency,
      name: 'Vastgoed vast',
      hostnames: ['vast.localhost'],
    })
    expect(bindingOf(folder)).toMatchObject({
      site,
      agency: expect.stringMatching(/^[\da-f]{32}$/),
    })
  })

  it('17.11: changes no other agency, by number or option (PACK-157, LAPI-201)', async () => {
    const before = await stateOf(2)
    const bound = bindingOf(folder)
    const refused = {
      code: 2,
      output: expect.stringMatching(
        /another one than site 2, which is Duinkant.*Nothing was changed/,
      ),
    }
    expect(await here.agency(['apply', folder, '--yes', '--site', '2'])).toMatchObject(refused)
    const binding = join(folder, '.baksteen.json')
    writeFileSync(binding, JSON.stringify({ ...bound, site: 2 }))
    expect(await here.agency(['apply', folder, '--yes', '--prune-all'])).toMatchObject(refused)
    writeFileSync(binding, JSON.stringify(bound))
    const line = JSON.stringify({ path: 'words/nl.json', content: {} })
    const NDJSON = 'application/x-ndjson'
    for (const [method, path, body, type] of [
      ['POST', `/sites/2/pack?agency=${bound.agency}`, line, NDJSON],
      ['POST', `/sites/2/pack?trial=1&agency=${bound.agency}`, line, NDJSON],
      ['PUT', `/sites/2?agency=${bound.agency}`, '{}', 'application/json'],
      ['GET', `/sites/2/pack/digests?agency=${bound.agency}`, undefined, undefined],
    ] as const) {
      const { status, text } = await here.call(method, path, body, type)
      expect([path, status, JSON.parse(text).error.field]).toEqual([path, 409, 'agency'])
    }
    expect(await stateOf(2)).toEqual(before)
  })

  it('17.11: that no longer says whose it is, is not guessed at (PACK-157)', async () => {
    const binding = join(folder, '.baksteen.json')
    const text = readFileSync(binding, 'utf8')
    writeFileSync(binding, '{"site": "vier"}')
    const { code, output } = await here.agency(['apply', folder, '--yes'])
    expect([code, output]).toEqual([2, expect.stringContaining('.baksteen.json: is not as')])
    writeFileSync(binding, text)
  })

  it('17.11: names the agency it was never applied to, what it renames, and copies it first (PACK-158, PACK-160)', async () => {
    const before = await stateOf(2)
    const other = await newFolder('kaper', 'kust.localhost')
    const trial = await here.agency(['apply', other, '--dry-run'])
    for (const said of [
      'Vastgoed kaper: site 2, which is Duinkant (kust.localhost)',
      'This folder was never applied to Duinkant.',
      '  renames  Duinkant to Vastgoed kaper',
    ])
      expect(trial.output).toContain(said)
    expect(trial.output).toMatch(/^In all 2 new, 15 changed\.$/m)
    const applied = await here.agency(['apply', other, '--yes'])
    expect(applied).toMatchObject({ code: 0 })
    expect(await nameOf(2)).toMatchObject({ name: 'Vastgoed kaper' })
    const copy = /^Duinkant as it was: (\S+)\. /m.exec(applied.output)?.[1] ?? ''
    expect(await here.agency(['apply', copy, '--yes', '--prune-all'])).toMatchObject({ code: 0 })
    expect(await stateOf(2)).toEqual(before)
  })

  it('17.11: does not prune more than five and a fifth of its homes, unless it is told to (PACK-159)', async () => {
    const before = await stateOf(site)
    rmSync(join(folder, 'estates.ndjson'))
    for (const option of ['--yes', '--dry-run']) {
      const { code, output } = await here.agency(['apply', folder, option, '--prune'])
      expect([option, code]).toEqual([option, 2])
      expect(output).toContain('In all 24 removed;')
      expect(output).toContain('Of 24 homes 24 go.')
      expect(output.split('\n').at(-1)).toMatch(/--prune-all removes it\. Nothing was changed\.$/)
    }
    expect(await stateOf(site)).toEqual(before)
    const pruned = await here.agency(['apply', folder, '--yes', '--prune-all'])
    expect(pruned).toMatchObject({ code: 0 })
    expect((await here.get('vast.localhost', '/nl/aanbod/4001')).status).toBe(410)
    const copy = /^Vastgoed vast as it was: (\S+)\. /m.exec(pruned.output)?.[1] ?? ''
    expect(await here.agency(['apply', copy, '--yes'])).toMatchObject({ code: 0 })
    expect((await here.get('vast.localhost', '/nl/aanbod/4001')).status).toBe(200)
    expect(await stateOf(site)).toEqual(before)
  })

  it('17.11: gives a page that takes the place of a pruned one its number and address (PACK-84)', async () => {
    const page = join(folder, 'pages/over-ons.json')
    const content = JSON.parse(readFileSync(page, 'utf8'))
    writeFileSync(page, JSON.stringify({ ...content, id: 77 }))
    expect(await here.agency(['apply', folder, '--yes'])).toMatchObject({ code: 0 })
    rmSync(page)
    writeFileSync(join(folder, 'pages/wie-wij-zijn.json'), JSON.stringify({ ...content, id: 77 }))
    const { code, output } = await here.agency(['apply', folder, '--yes', '--prune-all'])
    expect([code, output]).toEqual([0, expect.stringContaining('removed  pages/over-ons.json')])
    expect((await here.get('vast.localhost', '/nl/over-ons')).status).toBe(200)
  })
})

describe('what can hardly be meant', () => {
  it('17.44: is said by check, which ends with 1, and by apply, which takes it (PACK-60, PACK-163)', async () => {
    const own = await newFolder('twijfel')
    const path = join(own, 'site.json')
    const record = JSON.parse(readFileSync(path, 'utf8'))
    record.agency.thirdPartyAccount = 'BE00 1'
    writeFileSync(path, JSON.stringify(record, null, 2))
    const said = /^site\.json:\d+: agency\.thirdPartyAccount is no IBAN, .*: BE00 1$/m
    const checked = await here.agency(['check', own])
    expect([checked.code, checked.output]).toEqual([1, expect.stringMatching(said)])
    expect(checked.output).not.toContain('Nothing is wrong')
    const applied = await here.agency(['apply', own, '--yes'])
    expect([applied.code, applied.output]).toEqual([0, expect.stringMatching(said)])
  })
})

describe('a host of another agency', () => {
  const domain = (...args: string[]) => runCommand('domain', args, { env: here.env })

  it('17.14: is taken neither by domain add nor by apply, however that one has it (ADMIN-144)', async () => {
    const folder = await newFolder('gast')
    const site = numberIn((await here.agency(['apply', folder, '--yes'])).output)
    expect(await domain('add', 'kust.localhost', '--site', String(site))).toMatchObject({
      code: 1,
      output: 'kust.localhost belongs to another site',
    })
    expect(await domain('add', 'ook-kust.localhost', '--site', '2')).toMatchObject({ code: 0 })
    const path = join(folder, 'site.json')
    const record = JSON.parse(readFileSync(path, 'utf8'))
    const before = await stateOf(site)
    for (const [hostname, said] of [
      ['kust.localhost', /^site\.json:\d+: hostnames\[1\] is a hostname of site 2$/m],
      ['ook-kust.localhost', /409: hostnames ook-kust\.localhost is another site's/],
    ] as const) {
      const hostnames = [...record.hostnames, hostname]
      writeFileSync(path, JSON.stringify({ ...record, hostnames }))
      const { code, output } = await here.agency(['apply', folder, '--yes'])
      expect([hostname, code, output]).toEqual([hostname, 2, expect.stringMatching(said)])
      const line = JSON.stringify({
        path: 'site.json',
        content: { ...record, id: site, hostnames },
      })
      const sent = await here.call('POST', `/sites/${site}/pack`, line, 'application/x-ndjson')
      expect([hostname, sent.status]).toEqual([hostname, 409])
    }
    expect(await stateOf(site)).toEqual(before)
    for (const hostname of ['kust.localhost', 'ook-kust.localhost'])
      expect((await here.get(hostname, '/nl')).text).toContain('Duinkant')
  })
})
