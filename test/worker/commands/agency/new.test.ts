import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../shared/locale.ts'
import { keysOf, tableOf } from '../../../../shared/table.ts'
import { LOOKS } from '../../../../worker/commands/agency/starter/looks.ts'
import { QUESTIONS } from '../../../../worker/commands/agency/starter/questions.ts'
import { starterPack } from '../../../../worker/commands/agency/starter/starter-pack.ts'
import { schemaFiles } from '../../../../worker/commands/packs/pack-text.ts'
import { draw } from '../../../../worker/listing-api/demo/pictures/draw.ts'
import { problemsOf, withPack } from '../packs/a-pack.ts'
import { checkPack } from '../../../../worker/commands/packs/check-pack.ts'
import { ANSWERS, asOptions, runAgency } from './run-agency.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const answers = (more: Record<string, string> = {}) => {
  const given: Record<string, string> = {
    languages: 'nl,fr',
    legal: 'De Linde BV',
    look: 'editorial',
    colour: 'look',
    ...ANSWERS,
    ...more,
  }
  return tableOf(keysOf(QUESTIONS), name => given[name] ?? '')
}

describe('a new agency', () => {
  it.each(keysOf(LOOKS).map((look, index) => [look, LOCALES.slice(index)] as const))(
    'that looks %s is a pack without a problem, in its languages (PACK-61)',
    (look, locales) => {
      const files = starterPack(answers({ look, languages: locales.join(), colour: 'ABCDEF' }))
      expect(problemsOf(files)).toEqual([])
      const texts = Object.values(files).join('')
      for (const locale of LOCALES)
        expect(texts.includes(`"${locale}":`)).toBe(locales.includes(locale))
      expect(texts).not.toMatch(/\{\w+\}/)
      const pack = withPack(files, path => checkPack(path).pack!)
      expect(pack['site.json']).toMatchObject({
        defaultLocale: locales[0],
        theme: { character: look, accent: 'abcdef' },
        agency: { street: 'Dorpsplein', number: '7', kbo: '0999.000.426' },
      })
      expect(Object.values(pack.pages).map(({ role }) => role)).toEqual(
        expect.arrayContaining(['home', 'contact', 'terms', 'listing', 'content']),
      )
      for (const { recipe } of pack['drawings.ndjson'] ?? [])
        expect(draw(recipe)).not.toBe(draw(null))
    },
  )

  it('escapes its name where a text is HTML, and only there (PACK-61)', () => {
    const files = starterPack(answers())
    expect(files['pages/over-ons.json']).toContain('<p>Vastgoed De Linde &amp; Zoon is een kantoor')
    expect(files['pages/home.json']).toContain('"Vastgoed De Linde & Zoon, vastgoed in Melle')
  })

  it('is made of options alone, and checked (PACK-60, PACK-62)', async () => {
    const made = join(folder, 'linde')
    const ran = await runAgency(['new', made, '--yes', ...asOptions(ANSWERS)])
    expect(ran).toMatchObject({ code: 0, output: expect.stringContaining(`${made} is made.`) })
    expect(await runAgency(['check', made])).toEqual({
      code: 0,
      output: `${made}: Vastgoed De Linde & Zoon, 8 pages, 0 homes. Nothing is wrong.`,
    })
    writeFileSync(join(made, 'team.json'), '{"items": [{"id": 1}]}')
    expect(await runAgency(['check', made])).toEqual({
      code: 1,
      output: `team.json:1: items[0].name is missing\nteam.json:1: items[0].role is missing\n${made}: 2 problems.`,
    })
  })

  it('asks what no option says, and asks again after a wrong answer (PACK-62)', async () => {
    const made = join(folder, 'typed')
    const { town: _, kbo: __, ...some } = ANSWERS
    const ran = await runAgency(['new', made, ...asOptions(some)], {
      typed: 'nl\n\nGent\nMelle\n123\n0999.000.426\nrustic\n\n',
    })
    expect(ran.output).toContain('Languages of the site, the main one first')
    expect(ran.output).toContain('It must be one of Gontrode, Melle.')
    expect(ran.output).toContain('It must be ten digits, as 0123.456.789.')
    expect(ran.code).toBe(0)
    expect(JSON.parse(readFileSync(join(made, 'site.json'), 'utf8'))).toMatchObject({
      locales: ['nl'],
      theme: { character: 'rustic' },
      agency: { legalName: ANSWERS.name, city: { nl: 'Melle' } },
    })
  })

  it.each<[string, string[], string]>([
    ['what is not answered', ['--yes', '--name', 'x'], 'Not answered: --host, --street, --zip'],
    ['a wrong option', ['--yes', '--name', 'x', '--host', 'x y'], '--host must be a domain'],
    ['an option that there is not', ['--yes', '--city', 'Melle'], "Unknown option '--city'"],
  ])('is not made for %s (PACK-62)', async (_, args, said) => {
    const made = join(folder, 'none')
    expect(await runAgency(['new', made, ...args])).toEqual({
      code: 1,
      output: expect.stringContaining(said),
    })
    expect(existsSync(made)).toBe(false)
  })

  it('is not made in a folder that has something in it (PACK-63)', async () => {
    expect(await runAgency(['new', folder, '--yes', ...asOptions(ANSWERS)])).toEqual({
      code: 1,
      output: `${folder} is there already`,
    })
  })

  it('names for each file the schema beside it, which is there (PACK-64)', () => {
    const files = { ...starterPack(answers()), ...schemaFiles() }
    for (const [path, text] of Object.entries(files)) {
      if (path.startsWith('.') || path.endsWith('.ndjson')) continue
      const { $schema } = JSON.parse(text)
      const schema = resolve('/pack', path, '..', $schema).replace('/pack/', '')
      expect(Object.keys(files), path).toContain(schema)
    }
  })
})
