import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_PORT } from '../../../../worker/commands/local/test-state.ts'
import { startDeployment, type Deployment } from './a-deployment.ts'
import { home } from './linde.ts'
import { ANSWERS, asOptions } from './run-agency.ts'

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
