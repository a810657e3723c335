import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPack } from '../../../../worker/commands/packs/check-pack.ts'
import { problemText } from '../../../../worker/commands/packs/problem.ts'
import {
  SITE,
  estate,
  page,
  problemsOf,
  rental,
  withPack,
  withValue,
  type Files,
} from './a-pack.ts'

const site = (path: string, value: unknown): Files => ({
  'site.json': withValue(SITE, path, value),
})
const onePage = (more: object): Files => ({ 'pages/syndicus.json': page(more) })
const section = (more: object): Files => onePage({ sections: [{ id: 'a', ...more }] })
const home = (path: string, value: unknown): Files => ({
  'estates.ndjson': withValue(estate(), path, value),
})
const items = (file: string, ...list: object[]): Files => ({ [file]: { items: list } })
const notice = (more: object): object => ({
  id: 1,
  text: { nl: 'Gesloten' },
  from: '2026-12-24',
  until: '2027-01-04',
  ...more,
})
const review = { id: 1, author: 'A', score: 5, text: { nl: 'Goed' }, date: '2026-01-02' }
const rules = {
  hours: [[], [], [], [], [], [], []],
  breaks: [],
  minutes: 30,
  buffer: 15,
  capacity: 1,
  closed: [],
  groups: [],
  daysAhead: 60,
  noticeMinutes: 120,
}
const agenda = (path: string, value: unknown): Files => ({
  'agendas.json': { items: [{ rules: withValue(rules, path, value), estates: [] }] },
})
const menu = (levels: number): object =>
  levels === 0
    ? {}
    : { label: { nl: 'M' }, target: { url: '/nl' }, children: levels > 1 ? [menu(levels - 1)] : [] }
const menus = (...list: object[]): Files => ({
  'menus.json': { menus: [{ name: 'header', items: list }] },
})
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)

let cases = 0

/** Each of the files is refused with one problem, said so. */
function refuses(wrong: [files: Files, said: string | RegExp][]): void {
  cases += wrong.length
  for (const [files, said] of wrong)
    expect(problemsOf(files)).toEqual([
      typeof said === 'string' ? said : expect.stringMatching(said),
    ])
}

describe('a wrong pack', () => {
  it('is refused for a field of the wrong kind (PACK-25, PACK-26)', () => {
    refuses([
      [site('name', ''), 'site.json:2: name must not be empty'],
      [site('name', undefined), 'site.json:1: name is missing'],
      [site('name', 5), 'site.json:2: name must be a text in quotes, not 5'],
      [site('name', 'x'.repeat(101)), 'site.json:2: name must have at most 100 letters'],
      [site('name', 'a\u001b[2Jb'), 'site.json:2: name must not have control letters in it'],
      [site('naam', 'x'), /^site\.json:\d+: naam is no field here; allowed: id, name, hostnames,/],
      [site('theme.accent', 'green'), /theme\.accent must be a colour of six hexadecimal digits/],
      [site('theme.colour', 'x'), /theme\.colour is no field here; allowed: accent, tint, paper,/],
      [site('theme.radius', 99), /theme\.radius must be at most 32$/],
      [site('theme.radius', '2'), /theme\.radius must be a number without quotes, not "2"$/],
      [
        site('theme.headingFace', 'arial'),
        /headingFace must be one of fraunces, bricolage, newsreader$/,
      ],
      [site('locales', ['nl', 'es']), /locales\[1\] must be one of nl, fr, en, de$/],
      [site('locales', []), /locales must name a language$/],
      [site('hostnames', ['https://x.be/']), /hostnames\[0\] must be a hostname in lower case/],
      [site('hostnames', []), /hostnames must name a hostname$/],
      [site('settings.detailLinks', 'yes'), /detailLinks must be true or false, not "yes"$/],
      [site('settings.tileUrl', 'https://x.be'), /tileUrl must be null: the map is drawn from/],
      [site('settings.videoHosts', ['evil.example']), /videoHosts\[0\] .*my\.matterport\.com/],
      [site('agency.email', 'info@'), /agency\.email must be an email address$/],
      [site('agency.city', {}), /agency\.city must have a text in at least one language/],
      [site('agency.city', 'Melle'), /agency\.city must be an object in \{ \}, not "Melle"$/],
      [
        site('agency.city', { it: 'Melle' }),
        /agency\.city\.it is no field here; allowed: nl, fr, en, de$/,
      ],
      [
        site('agency.geoLocation', { lat: 3.8, lon: 5 }),
        /agency\.geoLocation\.lat must be at least 49$/,
      ],
      [
        site('agency.codeOfConductUrl', 'javascript:alert(1)'),
        /codeOfConductUrl must start with https:/,
      ],
    ])
  })

  it('is refused for a section of a page (PACK-25)', () => {
    refuses([
      [
        section({ type: 'carousel' }),
        /sections\[0\]\.type must be one of callToAction, estateList,/,
      ],
      [section({ type: 'htmlText' }), /sections\[0\]\.html is missing$/],
      [
        section({ type: 'htmlText', html: { nl: 'x' }, side: 'left' }),
        /side is no field here; allowed: id, title, intro, type, html$/,
      ],
      [
        section({ type: 'employees', entity: 'staff' }),
        /entity must be one of employees, offices, reviews, quotes$/,
      ],
      [
        section({ type: 'estateList', node: { query: {}, groupOptions: { groupBy: 'ZIP' } } }),
        /groupBy must be one of TYPE, SUBTYPE/,
      ],
      [section({ type: 'sectionTitle', title: { nl: 'T' }, level: 4 }), /level must be 1 or 2$/],
      [
        section({ type: 'callToAction', link: { label: { nl: 'L' }, url: '//evil.example' } }),
        /link\.url must start with/,
      ],
      [
        section({ type: 'callToAction', link: { label: { nl: 'L' }, route: 'nowhere' } }),
        /link\.route must be one of privacy, terms,/,
      ],
      [section({ id: 'a b', type: 'bivCib' }), /sections\[0\]\.id must be of a–z/],
      [
        onePage({ role: 'blog' }),
        /role must be one of home, privacy, terms, listing, contact, content$/,
      ],
      [onePage({ url: { nl: '../../x' } }), /url\.nl must be words of a–z/],
      [onePage({ url: { nl: 'Desk' } }), /url\.nl must be words of a–z/],
    ])
  })

  it('is refused for a home, a holiday home or an agenda (PACK-25, PACK-26)', () => {
    refuses([
      [
        home('general.headType.id', 77),
        /general\.headType\.id must be one of 1 HOUSE, 2 APARTMENT, 3 PLOT,/,
      ],
      [home('general.subType', { id: 5 }), /general\.subType\.id must be one of 101 DWELLING,/],
      [
        home('general.transaction.id', 99),
        /general\.transaction\.id must be a status \(source main: 1 FOR_SALE,/,
      ],
      [
        home('general.publicationDate', '2026-13-45'),
        /publicationDate must be a day that there is, as 2026-11-22$/,
      ],
      [
        home('general.publicationDate', '22/11/2026'),
        /publicationDate must be a day that there is, as 2026-11-22$/,
      ],
      [
        home('general.price', { value: '345.000' }),
        /price\.value must be .*a number without quotes.*, not "345\.000"$/,
      ],
      [home('general.price', { value: -2 }), /price\.value must be at least -1$/],
      [home('general.id', 'a/b'), /general\.id must be a number without quotes, not "a\/b"$/],
      [
        home('general.address', { geoLocation: { lat: 151, lon: 3 } }),
        /geoLocation\.lat must be at most 90$/,
      ],
      [home('energy', { energyLabel: 'ZZ' }), /energy\.energyLabel must be one of A_PLUS_PLUS,/],
      [
        home('dimensions', { areaBuild: '150 m2' }),
        /areaBuild must be .*number without quotes.*, not "150 m2"$/,
      ],
      [home('layout', [{ id: 99 }]), /layout\[0\]\.id must be one of 1 BEDROOM, 2 LIVING_ROOM/],
      [
        home('pictures', [{ file: 'https://cdn.example/1.jpg' }]),
        /pictures\[0\]\.file must be the name of a file in assets/,
      ],
      [home('files', [{ link: 'data:text/html,x' }]), /files\[0\]\.link must start with/],
      [
        {
          'rentals.ndjson': rental([
            { type: 'YEAR', start: '2027-07-03', end: '2027-07-10', price: 9 },
          ]),
        },
        /periods\[0\]\.type must be one of WEEK, WEEKEND, MIDWEEK$/,
      ],
      [
        {
          'rentals.ndjson': rental([
            { type: 'WEEK', start: '2027-07-10', end: '2027-07-03', price: 9 },
          ]),
        },
        /periods\[0\] must end after it starts$/,
      ],
      [agenda('hours', [[]]), /rules\.hours must have seven days, Monday first$/],
      [agenda('breaks', [['12:00', '25:00']]), /breaks\[0\]\[1\] must be a time as 09:30$/],
      [agenda('breaks', [['13:00', '12:00']]), /breaks\[0\] must end after it begins$/],
      [agenda('minutes', 0), /rules\.minutes must be at least 5$/],
      [
        items('notices.json', notice({ until: '2026-01-01' })),
        /items\[0\] must not end before it begins$/,
      ],
      [items('reviews.json', { ...review, score: 6 }), /items\[0\]\.score must be at most 5$/],
    ])
  })

  it('is refused for a file that is not the text it should be (PACK-21, PACK-22)', () => {
    refuses([
      [
        { 'site.json': bytes(0x50, 0x4b, 3, 4, 0) },
        'site.json: is a ZIP archive or an Excel file, not text',
      ],
      [{ 'site.json': bytes(0x1f, 0x8b, 8) }, 'site.json: is a gzip archive, not text'],
      [{ 'site.json': bytes(0x25, 0x50, 0x44, 0x46) }, 'site.json: is a PDF, not text'],
      [
        { 'site.json': bytes(0x7b, 0x0a, 0x22, 0xe9, 0x22) },
        'site.json:2: is not UTF-8; save it as UTF-8',
      ],
      [{ 'site.json': bytes(0xff, 0xfe, 0x00, 0xd8) }, 'site.json: is not UTF-8; save it as UTF-8'],
      [{ 'site.json': '{\n\0}' }, 'site.json:2: has a NUL in it'],
      [
        { 'estates.ndjson': bytes(0x0a, 0x0a, 0xc3, 0x28) },
        'estates.ndjson:3: is not UTF-8; save it as UTF-8',
      ],
    ])
  })

  it('is refused for JSON that is none, or says a thing twice (PACK-23, PACK-24)', () => {
    refuses([
      [{ 'site.json': '' }, 'site.json:1: is not JSON: it ends too early in column 1'],
      [{ 'site.json': '{\n"a": 1,\n}' }, 'site.json:3: is not JSON: unexpected } in column 1'],
      [{ 'site.json': '// note\n{}' }, 'site.json:1: is not JSON: unexpected / in column 1'],
      [{ 'site.json': '{"a":"x\ty"}' }, /^site\.json:1: is not JSON/],
      [{ 'site.json': '{"name":"a",\n"name":"b"}' }, 'site.json:2: name stands twice'],
      [{ 'site.json': '{"theme":{"a":1,\n"\\u0061":2}}' }, 'site.json:2: theme.a stands twice'],
      [{ 'site.json': '{\n"__proto__":{}}' }, 'site.json:2: __proto__ is no name of a field'],
      [{ 'site.json': '{"a":\n1e400}' }, 'site.json:2: a is too large'],
      [{ 'site.json': '['.repeat(100_000) }, 'site.json:1: is nested more than 100 levels deep'],
      [{ 'estates.ndjson': '\n[{"a":1' }, /^estates\.ndjson:2: is not JSON: it ends too early/],
      [{ 'estates.ndjson': '{]' }, /^estates\.ndjson:1: is not JSON/],
    ])
  })

  it('is refused for sizes (PACK-32, PACK-33, PACK-34)', () => {
    refuses([
      [
        { 'estates.ndjson': `"${'x'.repeat(200_000)}"` },
        'estates.ndjson:1: is longer than 200,000 letters',
      ],
      [
        { 'pages/a.json': ' '.repeat(200_001) },
        'pages/a.json: has 200,001 bytes; at most 200,000 are allowed',
      ],
      [
        onePage({
          sections: Array.from({ length: 61 }, (_, at) => ({ id: `s${at}`, type: 'bivCib' })),
        }),
        /sections must have at most 60 sections$/,
      ],
      [menus(menu(4)), /children\[0\] must not be there: a menu has 3 levels$/],
      [
        Object.fromEntries(
          Array.from({ length: 501 }, (_, at) => [
            `pages/p${at}.json`,
            page({ url: { nl: `p${at}` } }),
          ]),
        ),
        'pages: has 501 pages; at most 500 are allowed',
      ],
    ])
  })

  it('is refused for files that are none of a pack (PACK-31, PACK-35)', () => {
    refuses([
      [
        { 'sites.json': '{}' },
        /^sites\.json: is no file of a pack; allowed: site\.json, menus\.json/,
      ],
      [
        { 'pages/Home.json': page() },
        'pages/Home.json: must be a name of a–z, 0–9 and dashes that ends in .json, .md or, by language, as .fr.md',
      ],
      [{ 'words/es.json': {} }, 'words/es.json: must be one of nl.json, fr.json, en.json, de.json'],
      [{ 'assets/run.exe': 'x' }, /^assets\/run\.exe: must be a name of letters.* svg or pdf$/],
      [
        { 'assets/Façade 1.v2.JPG': 'x' },
        /^assets\/Façade 1\.v2\.JPG: .*, such as Facade-1-v2\.JPG$/,
      ],
      [{ 'assets/IMG_1.HEIC': 'x' }, 'assets/IMG_1.HEIC: is a HEIC photo; export it as JPEG'],
      [
        { 'assets/IMG_1.JPG': 'x', 'assets/IMG_1.webp': 'x' },
        'assets/IMG_1.webp: is named as assets/IMG_1.JPG: endings tell no files apart; keep one',
      ],
      [
        { 'pictures/a.jpg': 'x' },
        'pictures: is no folder of a pack; allowed: pages, words, assets',
      ],
      [{ 'site.json': null }, 'site.json: is missing'],
    ])
  })

  it('is refused for addresses (PACK-40, PACK-41, PACK-42)', () => {
    refuses([
      [
        onePage({ url: { nl: 'desk' } }),
        "pages/syndicus.json:3: url.nl must not begin with 'desk': it is the desk of the agency",
      ],
      [onePage({ url: { nl: 'admin/x' } }), /must not begin with 'admin': it is the console$/],
      [onePage({ url: { fr: 'nl' } }), /url\.fr must not begin with 'nl': it is a language$/],
      [
        onePage({ url: { nl: 'aanbod' } }),
        /must not begin with 'aanbod': it is the product's page/,
      ],
      [
        { 'pages/a.json': page(), 'pages/b.json': page() },
        'pages/b.json:3: url.nl is also the address of pages/a.json',
      ],
      [site('defaultLocale', 'de'), /defaultLocale must be one of locales: nl, fr$/],
    ])
  })

  it('is refused for what is not there, or twice (PACK-43, PACK-44, PACK-45)', () => {
    refuses([
      [site('theme.logo', 'logo'), /theme\.logo is no file in assets\/: logo$/],
      [items('reviews.json', review, review), /items\[1\]\.id stands twice: 1$/],
      [
        onePage({
          sections: [
            { id: 'a', type: 'bivCib' },
            { id: 'a', type: 'bivCib' },
          ],
        }),
        /sections\[1\]\.id stands twice: a$/,
      ],
      [
        { 'estates.ndjson': `${JSON.stringify(estate())}\n\n${JSON.stringify(estate())}` },
        'estates.ndjson:3: stands twice: 1',
      ],
      [
        home('pictures', [{ file: 'front' }]),
        'estates.ndjson:1: pictures[0].file is no file in assets/: front',
      ],
      [home('general.parentId', 7), /general\.parentId is no home of the file: 7$/],
      [
        { ...home('general.id', 2), ...site('source', 'guid') },
        /general\.guid is missing: the source has guids$/,
      ],
      [
        {
          ...home('general.id', 2),
          'agendas.json': { items: [{ rules, estates: [{ id: '3', agent: 1 }] }] },
        },
        /estates\[0\]\.id is no home of estates\.ndjson: 3$/,
      ],
    ])
    // As an agency with a feed is pulled.
    const project = JSON.stringify({ externalId: 'EX-200', ...estate() })
    const pictures = [{ file: `x-${'0a'.repeat(16)}` }]
    const entity = JSON.stringify({ ...estate(), pictures }).replace(
      '"id":1',
      '"id":2,"parentId":"ex-200"',
    )
    expect(entity).toContain('parentId')
    expect(problemsOf({ 'estates.ndjson': `${project}\n${entity}` })).toEqual([])
  })

  it('is refused for a section that names a home or a collection that is not in its files (PACK-154)', () => {
    const file = 'pages/syndicus.json'
    refuses([
      [
        { ...home('general.id', 2), ...section({ type: 'estateItem', estateId: 3 }) },
        /^pages\/syndicus\.json:\d+: sections\[0\]\.estateId is no home of estates\.ndjson: 3$/,
      ],
      [
        {
          ...items('collections.json', { id: 1, name: 'Uitgelicht', estateIds: [] }),
          ...section({ type: 'estateCollection', collectionId: 2 }),
        },
        /sections\[0\]\.collectionId is no collection of collections\.json: 2$/,
      ],
    ])
    const known = { ...home('general.id', 2), ...section({ type: 'estateItem', estateId: 2 }) }
    const elsewhere = section({ type: 'estateCollection', collectionId: 2 })
    for (const files of [known, elsewhere])
      expect(problemsOf(files).filter(problem => problem.startsWith(file))).toEqual([])
  })

  it('is refused for own wording (PACK-50, PACK-51)', () => {
    refuses([
      [
        { 'words/nl.json': { 'header.nowhere': 'x' } },
        'words/nl.json:2: header.nowhere is no text of the product',
      ],
      [
        { 'words/nl.json': { 'card.favorite': '<b>x</b>' } },
        /card\.favorite must be plain text, without HTML$/,
      ],
      [
        { 'words/nl.json': { 'card.favorite': 'x'.repeat(2_001) } },
        /card\.favorite must have at most 2,000 letters$/,
      ],
    ])
  })

  it('is refused for wording that is not theirs or lost its placeholder (PACK-52, PACK-53)', () => {
    refuses([
      [
        { 'words/nl.json': { 'card.favorite': 'Bewaar' } },
        /card\.favorite must have \{\{title\}\}, not none$/,
      ],
      [
        { 'words/fr.json': { 'card.favorite': '{{titel}}' } },
        /card\.favorite must have \{\{title\}\}, not \{\{titel\}\}$/,
      ],
      [
        { 'words/nl.json': { 'transaction.SOLD': 'Weg' } },
        /transaction\.SOLD is a text of law, consent, price or state/,
      ],
      [{ 'words/nl.json': { 'legalRule.price': 'Weg' } }, /legalRule\.price is a text of law/],
    ])
  })

  it('was tried with more than a hundred wrong files', () => {
    expect(cases).toBeGreaterThan(100)
  })

  it('gives no pack, whatever else is right in it (PACK-20)', () => {
    withPack({ ...site('name', ''), 'pages/syndicus.json': page() }, folder => {
      expect(checkPack(folder).pack).toBeNull()
    })
  })

  it('is not read through links, of files and of folders (PACK-30)', () => {
    withPack({}, folder => {
      mkdirSync(join(folder, 'assets'))
      symlinkSync('/etc/passwd', join(folder, 'assets', 'secret.pdf'))
      symlinkSync('/etc', join(folder, 'pages'))
      symlinkSync('/etc/hostname', join(folder, 'team.json'))
      expect(checkPack(folder).problems.map(problemText)).toEqual([
        'assets/secret.pdf: is a symbolic link; put the file itself here',
        'pages: is a symbolic link; put the file itself here',
        'team.json: is a symbolic link; put the file itself here',
      ])
    })
  })

  it('sends no control letters to a terminal (PACK-27)', () => {
    withPack({}, folder => {
      writeFileSync(join(folder, 'a\u001b[2Jb.json'), '')
      const [said] = checkPack(folder).problems.map(problemText)
      expect(said).toMatch(/^a�\[2Jb\.json: /)
    })
  })
})

describe('a sound pack', () => {
  it.each<[string, Files]>([
    ['of site.json alone', {}],
    ['with a mark before its text', { 'site.json': `\ufeff${JSON.stringify(SITE)}` }],
    ['in UTF-16', { 'site.json': Buffer.from(`\ufeff${JSON.stringify(SITE)}`, 'utf16le') }],
    [
      'with lines of Windows',
      { 'site.json': JSON.stringify(SITE, null, 2).replaceAll('\n', '\r\n') },
    ],
    [
      'with a page, a home and words',
      {
        'pages/syndicus.json': page(),
        'estates.ndjson': estate(),
        'words/nl.json': { 'card.favorite': 'Hou {{title}} bij' },
      },
    ],
    ['with a menu of three levels', menus(menu(3))],
    ['with files that begin with a dot', { '.DS_Store': 'x' }],
    ['with a picture in assets', { ...site('theme.logo', 'logo'), 'assets/logo.svg': '<svg/>' }],
    ['with its schema named', { 'site.json': { $schema: './site.schema.json', ...SITE } }],
  ])('%s has no problem (PACK-20, PACK-21)', (_, files) => {
    expect(problemsOf(files)).toEqual([])
  })
})
