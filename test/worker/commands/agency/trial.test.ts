import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoParts } from '../../../../worker/commands/local/demo-parts.ts'
import { slicesOf } from '../../../../worker/commands/packs/plan.ts'
import { demoPacks } from '../../../../worker/listing-api/demo/packs.ts'
import { TEST_PORT } from '../../../../worker/commands/local/test-state.ts'
import { startDeployment, type Deployment } from './a-deployment.ts'
import { fillIn, home, HOMES } from './linde.ts'
import { ANSWERS, asOptions } from './run-agency.ts'

const HOST = 'delinde.localhost'
const NEW = ['--yes', ...asOptions({ ...ANSWERS, name: 'Vastgoed De Linde' })]

let work: string
let linde: string
let here: Deployment

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'trial-'))
  linde = join(work, 'de-linde')
  here = await startDeployment(TEST_PORT)
})
afterAll(async () => {
  await here.close()
  rmSync(work, { recursive: true })
})

const get = (path: string) => here.get(HOST, path)
const put = async (path: string, body: unknown): Promise<void> => {
  const { status, text } = await here.call('PUT', `/sites/4/${path}`, body)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
}

describe('an agency comes aboard', () => {
  it('from an empty folder to a live site in three commands (PACK-100)', async () => {
    expect(await here.agency(['new', linde, ...NEW])).toMatchObject({ code: 0 })
    mkdirSync(join(linde, 'assets'))
    fillIn(linde)
    expect((await here.agency(['check', linde])).output).toBe(
      `${linde}: Vastgoed De Linde, 10 pages, 30 homes. Nothing is wrong.`,
    )
    const { code, output } = await here.agency(['apply', linde, '--yes'])
    expect(output).toContain('Vastgoed De Linde: a new agency')
    expect(output).toContain('Its number is 4.')
    expect([code, output.split('\n').at(-1)]).toEqual([0, 'Done.'])
  })

  it('with its look, ten pages in two languages and its own words (PACK-100)', async () => {
    const homePage = await get('/nl')
    expect(homePage.status).toBe(200)
    expect(homePage.text).toContain('Thuiskomen in Melle')
    expect(homePage.text).toContain('data-character="editorial"')
    expect(homePage.text).toContain('Mijn lijstje')
    expect((await get('/fr')).text).toContain('Rentrer chez soi à Melle')
    expect((await get('/en')).status).toBe(404)
    for (const path of ['syndicus', 'verhuren', 'over-ons', 'contact', 'schatting', 'te-koop'])
      expect([path, (await get(`/nl/${path}`)).status]).toEqual([path, 200])
    expect((await get('/fr/syndic')).text).toContain('<p>Nous gérons votre immeuble.</p>')
  })

  it('with 30 homes and photographs, one hidden, a sticker, viewing hours and a holiday home (PACK-100)', async () => {
    const list = await get('/nl/te-koop')
    expect(list.text).toMatch(/\b29\b/)
    expect((await get('/nl/aanbod/4030')).status).toBe(404)
    const one = await get('/nl/aanbod/4001')
    expect(one.status).toBe(200)
    expect(one.text.includes('Open huis zaterdag')).toBe(true)
    expect(one.text.includes('254.001')).toBe(true)
    const picture = /\/assets\/foto-2\?[^" ]*/.exec(one.text)?.[0] ?? ''
    expect(await get(picture.replaceAll('&amp;', '&'))).toMatchObject({ status: 200 })
    const agenda = await get('/nl/ajax/live-agenda/4001')
    expect(agenda.text).toContain('09:00')
    expect((await get('/nl/vakantie/401')).text).toContain('Met zicht op zee')
  })

  it('and nothing changes when it is applied again (PACK-81, PACK-82)', async () => {
    expect(await here.agency(['apply', linde, '--dry-run'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('Nothing changes'),
    })
  })
})

describe('what is changed', () => {
  it('shows on the next visit: a price, a sentence, a picture (PACK-101)', async () => {
    await put('estates/4002', home(4002, { price: { value: 199_000 } }))
    expect((await get('/nl/aanbod/4002')).text.includes('199.000')).toBe(true)
    const page = join(linde, 'pages/syndicus.md')
    writeFileSync(page, readFileSync(page, 'utf8').replace('Wij beheren', 'Wij onderhouden'))
    const lines = HOMES.map(id =>
      id === 4002
        ? home(4002, { price: { value: 199_000 } })
        : id === 4003
          ? { ...home(4003), pictures: [...home(4003).pictures, { file: 'gevel', index: 2 }] }
          : home(id),
    )
    writeFileSync(
      join(linde, 'estates.ndjson'),
      lines.map(line => `${JSON.stringify(line)}\n`).join(''),
    )
    writeFileSync(join(linde, 'assets/gevel.webp'), readFileSync('client/assets/readme.webp'))
    const { output } = await here.agency(['apply', linde, '--yes'])
    expect(output.split('\n')).toEqual([
      'Vastgoed De Linde: site 4',
      '  changed  pages/syndicus.json',
      '  changed  estates/4003',
      '  sent     assets/gevel.webp',
      expect.stringMatching(/^In all 2 changed, 1 sent; \d+ are the same\.$/),
      '1 of 1 pictures and files sent',
      'Done.',
    ])
    expect((await get('/nl/syndicus')).text).toContain('Wij onderhouden uw gebouw.')
    expect((await get('/nl/aanbod/4003')).text.includes('/assets/gevel')).toBe(true)
  })

  it('shows on the next visit: sold, withdrawn (PACK-101)', async () => {
    await put('estates/4004', home(4004, { transaction: { id: 5 } }))
    expect((await get('/nl/verkocht')).text.includes('/4004')).toBe(true)
    expect((await here.call('DELETE', '/sites/4/estates/4005')).status).toBe(200)
    expect((await get('/nl/aanbod/4005')).status).toBe(410)
  })

  it('is asked for first, and nothing without a yes (PACK-83)', async () => {
    const page = join(linde, 'pages/verhuren.md')
    writeFileSync(page, readFileSync(page, 'utf8').replace('voor u', 'voor uw woning'))
    const no = await here.agency(['apply', linde], { typed: 'n\n' })
    expect(no).toMatchObject({ code: 2, output: expect.stringContaining('Nothing was changed.') })
    expect((await get('/nl/verhuren')).text).not.toContain('voor uw woning')
    const yes = await here.agency(['apply', linde], { typed: 'y\n' })
    expect(yes).toMatchObject({ code: 0, output: expect.stringContaining('Change this?') })
    expect((await get('/nl/verhuren')).text).toContain('voor uw woning')
  })

  it('is nothing where the check fails or the server refuses (PACK-87)', async () => {
    const path = join(linde, 'menus.json')
    const menus = readFileSync(path, 'utf8')
    writeFileSync(path, '{"menus": [{}]}')
    expect(await here.agency(['apply', linde, '--yes'])).toMatchObject({
      code: 2,
      output: expect.stringContaining('menus.json:1: menus[0].name is missing'),
    })
    writeFileSync(path, menus)
    const site = JSON.parse(readFileSync(join(linde, 'site.json'), 'utf8'))
    const foreign = { ...site, hostnames: [...site.hostnames, 'kust.localhost'] }
    writeFileSync(join(linde, 'site.json'), JSON.stringify(foreign))
    expect(await here.agency(['apply', linde, '--yes'])).toMatchObject({
      code: 2,
      output: expect.stringMatching(/site\.json: hostnames\[1\]|hostnames/),
    })
    writeFileSync(join(linde, 'site.json'), JSON.stringify(site))
  })

  it('is removed with --prune alone, which says so first (PACK-84)', async () => {
    rmSync(join(linde, 'pages/verhuren.md'))
    const kept = await here.agency(['apply', linde, '--dry-run'])
    expect(kept.output).toContain('  kept     pages/verhuren.json')
    expect((await get('/nl/verhuren')).status).toBe(200)
    const gone = await here.agency(['apply', linde, '--yes', '--prune'])
    expect(gone.output).toContain('  removed  pages/verhuren.json')
    expect((await get('/nl/verhuren')).status).toBe(404)
  })
})

describe('the demo', () => {
  it('is packs: applied again they change nothing, and leave what a feed brought (PACK-103)', async () => {
    const NDJSON = 'application/x-ndjson'
    const pack = demoPacks(0).find(({ siteId }) => siteId === 2)!
    const bodies = slicesOf(demoParts(pack).map(({ path, content }) => ({ path, content })))
    const applyAgain = async (): Promise<void> => {
      for (const body of bodies) {
        const { status, text } = await here.call('POST', '/sites/2/pack', body, NDJSON)
        const same = { written: 0, removed: 0, refused: [] }
        expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining(same)])
      }
    }
    await applyAgain()
    const line = JSON.stringify({ externalId: 'feed-1', ...home(77_001) })
    const fed = await here.call('PUT', '/sites/2/estates?partial=1', line, NDJSON)
    expect([fed.status, JSON.parse(fed.text)]).toEqual([
      200,
      expect.objectContaining({ created: 1 }),
    ])
    await applyAgain()
    const { digests, feeds } = JSON.parse((await here.call('GET', '/sites/2/pack/digests')).text)
    expect(feeds).toEqual(['estates/feed-1'])
    expect(digests).toHaveProperty('estates/feed-1')
  })
})

describe('an agency that is pulled', () => {
  let pulled: string

  beforeAll(async () => {
    pulled = join(work, 'pulled')
    expect(await here.agency(['pull', '4', pulled])).toMatchObject({ code: 0 })
  })

  it('is a pack without a problem, that changes nothing when it is applied (PACK-90, PACK-91)', async () => {
    expect(await here.agency(['check', pulled])).toMatchObject({ code: 0 })
    const { output } = await here.agency(['apply', pulled, '--dry-run', '--prune'])
    expect(output).toContain('Nothing changes')
    const again = join(work, 'again')
    await here.agency(['pull', '4', again])
    const files = globSync('**/*.*', { cwd: pulled }).sort()
    expect(globSync('**/*.*', { cwd: again }).sort()).toEqual(files)
    for (const file of files)
      expect(readFileSync(join(again, file)).equals(readFileSync(join(pulled, file))), file).toBe(
        true,
      )
  })

  it('holds no secret, and is written to no folder that has something in it (PACK-92)', async () => {
    const texts = globSync('**/*.{json,ndjson}', { cwd: pulled }).map(file =>
      readFileSync(join(pulled, file), 'utf8'),
    )
    for (const secret of [here.env.ADMIN_TOKEN ?? '', 'bk_', 'Bearer'])
      expect(texts.filter(text => text.includes(secret))).toEqual([])
    expect(await here.agency(['pull', '4', pulled])).toMatchObject({
      code: 1,
      output: `${pulled} is there already`,
    })
    expect(existsSync(join(pulled, '.schemas/page.schema.json'))).toBe(true)
  })

  it('is the same pages, byte for byte, in a deployment that has none of it (PACK-93)', async () => {
    const there = await startDeployment(TEST_PORT + 1)
    try {
      expect(await there.agency(['apply', pulled, '--yes'])).toMatchObject({ code: 0 })
      const own = await Promise.all(
        [here, there].map(each => each.call('GET', '/sites/4/pack/digests')),
      )
      const [id, other] = own.map(({ text }) => JSON.parse(text).agency.id)
      expect(other).toBe(id)
      const paths = ['/nl', '/fr', '/nl/te-koop', '/fr/a-vendre', '/nl/verkocht', '/nl/contact']
      paths.push('/nl/syndicus', '/fr/syndic', '/nl/over-ons', '/nl/aanbod/4001', '/nl/aanbod/4003')
      for (const path of [...paths, '/fr/biens/4002', '/nl/vakantie/401']) {
        const [before, after] = await Promise.all([get(path), there.get(HOST, path)])
        expect([path, after.status]).toEqual([path, before.status])
        expect(firstDifference(before.text, after.text), path).toBe('')
      }
    } finally {
      await there.close()
    }
  })
})

/** Where two pages differ, with what stands there in both; '' where they are the same. */
function firstDifference(before: string, after: string): string {
  if (before === after) return ''
  let at = 0
  while (before[at] === after[at]) at += 1
  return [before, after].map(page => page.slice(Math.max(0, at - 80), at + 120)).join('\n')
}
