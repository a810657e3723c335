import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { csvLines } from '../../../../worker/commands/feeds/csv-lines.ts'
import { readEstateLine } from '../../../../worker/listing-api/import/estate-line.ts'
import { csvText } from '../../../../worker/render/csv-text.ts'
import { readMapping } from '../../../../worker/commands/feeds/mapping.ts'

const MAPPING = {
  columns: {
    Ref: 'externalId',
    Type: { field: 'general.headType.id', values: { Huis: 1, Appartement: 2 } },
    Status: { field: 'general.transaction.id', values: { 'te koop': 1 }, else: 2 },
    Prijs: 'general.price.value',
    Vanaf: 'general.publicationDate',
    Opp: 'dimensions.areaBuild',
    Lift: 'technical.elevator',
    Tekst: 'general.description.nl',
    "Foto's": { field: 'pictures[].url', split: '|' },
    Plan: 'pictures[].url',
  },
  always: { 'general.address.country.id': 1 },
}

const HEAD = "Ref;Type;Status;Prijs;Vanaf;Opp;Lift;Tekst;Foto's;Plan;Intern"
const convert = (text: string, changes: object = {}, encoding = 'utf-8') =>
  csvLines(
    encoding === 'utf-8' ? new TextEncoder().encode(text) : Buffer.from(text, 'latin1'),
    readMapping(JSON.stringify({ ...MAPPING, ...changes })),
  )
const homes = (text: string, changes?: object): unknown[] =>
  convert(text, changes)
    .ndjson.trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)

describe('A CSV file', () => {
  it('becomes lines of a feed by its mapping: tables, decimal comma, days, items of one cell (IMPORT-70)', () => {
    const text = `\ufeff${HEAD}\r\n"HU;1";huis;Te koop;€ 345.000,50;2/11/2026;150 m²;ja;"Eén ""mooi"" huis,\nmet tuin";https://x.be/1.jpg | https://x.be/2.jpg;https://x.be/p.png;geheim\r\n`
    expect(homes(text)).toEqual([
      {
        externalId: 'HU;1',
        general: {
          address: { country: { id: 1 } },
          headType: { id: 1 },
          transaction: { id: 1 },
          price: { value: 345_000.5 },
          publicationDate: '2026-11-02',
          description: { nl: 'Eén "mooi" huis,\nmet tuin' },
        },
        dimensions: { areaBuild: 150 },
        technical: { elevator: true },
        pictures: [
          { url: 'https://x.be/1.jpg' },
          { url: 'https://x.be/2.jpg' },
          { url: 'https://x.be/p.png' },
        ],
      },
    ])
    expect(convert(text).unused).toEqual(['Intern'])
  })

  it('keeps what it cannot read, so that the import refuses that line, and the lines of the file (IMPORT-70)', () => {
    const feed = convert(
      `${HEAD}\n1;Loft;verhuurd;op aanvraag;eerstdaags;?;misschien;"twee\nregels";;;\n\n2;Huis;te koop;1\n3;Huis;te koop;'-5;;;;;;;\n`,
    )
    const [first, second, third] = feed.ndjson
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as object)
    expect(first).toMatchObject({
      general: {
        headType: { id: 'Loft' },
        transaction: { id: 2 },
        price: { value: 'op aanvraag' },
        publicationDate: 'eerstdaags',
      },
      dimensions: { areaBuild: '?' },
      technical: { elevator: 'misschien' },
    })
    expect(second).toBeNull()
    expect(third).toMatchObject({ general: { price: { value: -5 } } })
    expect(feed.lineOf[0]).toBe(2)
    expect(feed.lineOf[2]).toBe(6)
  })

  it.each<[string, string, object, RegExp]>([
    ['without a column', 'Ref;Type\n1;2', {}, /has no column 'Status'; it has Ref, Type/],
    ['with quotes that never end', `${HEAD}\n"1;2`, {}, /[Qq]uote/],
    ['that is empty', '', {}, /has no column/],
  ])('%s is refused with the reason (IMPORT-70)', (_what, text, changes, message) => {
    expect(() => convert(text, changes)).toThrow(message)
  })

  it('of our own making comes back as it was, formulas and all (INBOX-17)', async () => {
    const texts = ['=1+1', '+32 470', '-5', '@SUM(A1)', '＝1', '＠x', "'s avonds", 'a;b "c"']
    const file = await csvText(
      ['Ref', 'Tekst'],
      texts.map((Tekst, index) => ({ Ref: `R${index}`, Tekst })),
    )
    expect(file).not.toMatch(/^"[^"]*";"[=+\-@＝＠]/m)
    const columns = { Ref: MAPPING.columns.Ref, Tekst: MAPPING.columns.Tekst }
    expect(homes(file, { columns })).toMatchObject(
      texts.map(nl => ({ general: { description: { nl } } })),
    )
  })

  it('of Windows is read as the mapping says, and refused without (IMPORT-70)', () => {
    const text = 'Ref;Tekst\n1;Café'
    const columns = { columns: { Ref: 'externalId', Tekst: 'general.description.nl' } }
    expect(() => convert(text, columns, 'latin1')).toThrow(/is not UTF-8/)
    expect(convert(text, { ...columns, encoding: 'windows-1252' }, 'latin1').ndjson).toContain(
      'Café',
    )
  })

  it.each<[string, string, RegExp]>([
    ['that is no JSON', '{', /is not JSON/],
    ['with an unknown field', '{"columns":{"Prijs":"general.prize"}}', /must be a field of a line/],
    [
      'with an unknown setting',
      '{"columns":{},"separator":";"}',
      /separator is no field here; allowed: encoding, delimiter/,
    ],
    ['with a long delimiter', '{"columns":{},"delimiter":";;"}', /delimiter/],
  ])('has no use for a mapping %s (IMPORT-70)', (_what, text, message) => {
    expect(() => readMapping(text)).toThrow(message)
  })
})

it('The example of docs/feeds.md is taken whole (IMPORT-70)', async () => {
  const folder = join(import.meta.dirname, '../../../../worker/commands/feeds')
  const mapping = readMapping(readFileSync(join(folder, 'mapping-example.json'), 'utf8'))
  const { ndjson, unused, lineOf } = csvLines(
    readFileSync(join(folder, 'homes-example.csv')),
    mapping,
  )
  expect([unused, lineOf]).toEqual([[], [2, 3]])
  for (const line of ndjson.trim().split('\n'))
    expect(await readEstateLine(JSON.parse(line))).toMatchObject({ op: 'put', warnings: [] })
})
