import fc from 'fast-check'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOOKS } from '../../../../worker/commands/agency/starter/looks.ts'
import { carryOut, enterAgency } from '../../../../worker/commands/agency/carry-out.ts'
import { planOf, type Plan } from '../../../../worker/commands/agency/plan-of.ts'
import { findSite, readKnown } from '../../../../worker/commands/agency/site-of-pack.ts'
import { writeCopy } from '../../../../worker/commands/agency/write-copy.ts'
import { checkPack } from '../../../../worker/commands/packs/check-pack.ts'
import { problemText } from '../../../../worker/commands/packs/problem.ts'
import { writeFiles } from '../../../../worker/commands/packs/write-pack.ts'
import { TEST_PORT } from '../../../../worker/commands/local/test-state.ts'
import { drawing } from '../../../../worker/listing-api/demo/assets.ts'
import { runs } from '../../../support/fuzz-runs.ts'
import { SITE } from '../packs/a-pack.ts'
import { startDeployment, type Deployment } from './a-deployment.ts'

let here: Deployment
let folder: string

beforeAll(async () => {
  here = await startDeployment(TEST_PORT)
  folder = mkdtempSync(join(tmpdir(), 'twice-'))
})
afterAll(async () => {
  await here.close()
  rmSync(folder, { recursive: true, force: true })
})

const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
/** What a name of assets/ may be: a photograph in two shades, as it is kept, a logo. */
const CONTENTS: [ending: string, bytes: () => Promise<Uint8Array>][] = [
  ['jpg', () => picture(40)],
  ['jpeg', () => picture(200)],
  ['webp', async () => readFileSync('client/assets/readme.webp')],
  ['svg', async () => Buffer.from(LOGO)],
]

const NAMES = ['hero', 'house', 'gevel', 'tuin'] as const

const PAGES = ['over', 'team', 'syndicus'] as const

/** A name of the pack is drawn, in one of two ways, sent as a file, both, or neither. */
const asset = fc.record({
  drawn: fc.option(fc.constantFrom('editorial', 'coastal')),
  file: fc.option(fc.nat(CONTENTS.length - 1)),
})

const home = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  named: fc.constantFrom(null, 'REF-', 'ref-'),
  price: fc.constantFrom(null, -1, 0, 250_000, 1_200.5),
  bedrooms: fc.constantFrom(null, -1, 3),
  since: fc.constantFrom(null, '2026-11-02', '2026-11-02T08:00:00Z'),
  status: fc.constantFrom(1, 2, 5),
  address: fc.constantFrom(
    { city: { id: 44021, name: 'Gent', zip: '9000' }, visible: true, region: 'FLANDERS' },
    { city: { id: 90_001, name: 'Breda', zip: '4811 AA' }, country: { id: 2 } },
  ),
  pictures: fc.subarray([...NAMES]),
})

const pack = fc.record({
  assets: fc.record({ hero: asset, house: asset, gevel: asset, tuin: asset }),
  homes: fc.uniqueArray(home, { selector: ({ id }) => id, maxLength: 5 }),
  rentals: fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 3 }), price: fc.constantFrom(700, 700.5) }),
    { selector: ({ id }) => id, maxLength: 2 },
  ),
  pages: fc.subarray([...PAGES]),
  isMarkdown: fc.boolean(),
  hasIds: fc.boolean(),
  words: fc.option(fc.constantFrom('Hou {{title}} bij', 'Bewaar {{title}}')),
  prune: fc.boolean(),
})

type RandomPack = typeof pack extends fc.Arbitrary<infer Value> ? Value : never

async function filesOfPack(random: RandomPack): Promise<Record<string, string | Uint8Array>> {
  const there = NAMES.filter(
    name => random.assets[name].drawn !== null || random.assets[name].file !== null,
  )
  const files: Record<string, string | Uint8Array> = {
    'site.json': JSON.stringify({
      ...SITE,
      hostnames: ['twice.localhost'],
      theme: { ...SITE.theme, hero: there[0] ?? null },
    }),
    'estates.ndjson': lines(
      random.homes.map(({ id, named, price, bedrooms, since, status, address, pictures }) => ({
        ...(named !== null && { externalId: `${named}${id}` }),
        general: {
          id,
          headType: { id: 1 },
          transaction: { id: status },
          ...(price !== null && { price: { value: price } }),
          ...(bedrooms !== null && { bedroomCount: bedrooms }),
          ...(since !== null && { publicationDate: since }),
          address,
        },
        pictures: pictures
          .filter(name => there.includes(name))
          .map((file, index) => ({ file, index })),
      })),
    ),
    'rentals.ndjson': lines(
      random.rentals.map(({ id, price }) => ({
        unit: { id, photos: [], address: {}, general: {}, rooms: {} },
        periods: [{ type: 'WEEK', start: '2027-07-03', end: '2027-07-10', price }],
        taken: ['2027-07-20'],
      })),
    ),
    'drawings.ndjson': lines(
      NAMES.flatMap(name => {
        const look = random.assets[name].drawn
        return look === null ? [] : [drawing(name, LOOKS[look].house)]
      }),
    ),
  }
  for (const name of NAMES) {
    const { file } = random.assets[name]
    const [ending, bytes] = CONTENTS[file ?? -1] ?? []
    if (ending && bytes) files[`assets/${name}.${ending}`] = await bytes()
  }
  for (const name of random.pages)
    if (random.isMarkdown)
      files[`pages/${name}.md`] = `---\ntitle: ${name}\ndescription: Over ${name}\n---\n\nTekst.\n`
    else
      files[`pages/${name}.json`] = JSON.stringify({
        ...(random.hasIds && { id: PAGES.indexOf(name) + 20 }),
        url: { nl: name },
        title: { nl: name },
        description: { nl: name },
        sections: there.slice(0, 1).map(each => ({
          id: 'a',
          type: 'htmlText',
          html: { nl: `<p>${each}</p>` },
        })),
      })
  if (random.words !== null)
    files['words/nl.json'] = JSON.stringify({ 'card.favorite': random.words })
  return files
}

const lines = (items: object[]): string => items.map(item => `${JSON.stringify(item)}\n`).join('')

/** Paths that a plan would change. */
const changesOf = ({ parts, files, removed }: Plan): string[] => [
  ...[...parts, ...files].map(({ path }) => path),
  ...removed,
]

describe('apply', () => {
  it('17.9, 17.12: changes nothing when it is applied again, nor when it is pulled and applied, whatever was there (PACK-81, PACK-91, PACK-155)', async () => {
    const target = { url: here.env.SITE_URL, key: here.env.ADMIN_TOKEN }
    const planned = async (prune: boolean, from = folder) => {
      const { pack: read, assets, problems } = checkPack(from)
      if (!read) throw new Error(problems.map(problemText).join('\n'))
      const id = await findSite(target, read)
      const known = id === null ? null : await readKnown(target, id)
      return planOf(
        target,
        { id, known },
        { pack: read, assets, lineOf: () => null, bound: null },
        { prune },
      )
    }
    await fc.assert(
      fc.asyncProperty(pack, async random => {
        rmSync(folder, { recursive: true, force: true })
        writeFiles(folder, await filesOfPack(random))
        const plan = await planned(random.prune)
        await carryOut(target, await enterAgency(target, plan), plan)
        const again = await planned(random.prune)
        expect(changesOf(again)).toEqual([])
        const pulled = join(folder, '.pulled')
        const { id, known } = again
        if (id !== null) await writeCopy(target, { id, known }, pulled)
        expect(changesOf(await planned(true, pulled))).toEqual([])
      }),
      runs(25),
    )
  })
})
