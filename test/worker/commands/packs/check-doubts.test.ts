import { describe, expect, it } from 'vitest'
import { checkPack } from '../../../../worker/commands/packs/check-pack.ts'
import { problemText } from '../../../../worker/commands/packs/problem.ts'
import { isEnterpriseNumber, isIban } from '../../../../shared/site/check-digits.ts'
import { estate, page, SITE, withPack, withValue, type Files } from './a-pack.ts'

const GENT = { id: 44021, name: 'Gent', zip: '9000' }

/** A house in Ghent that may be advertised. */
const house = {
  ...estate({
    price: { value: 350_000 },
    bedroomCount: 3,
    title: { nl: 'Huis', fr: 'Maison' },
    address: {
      city: GENT,
      region: 'FLANDERS',
      geoLocation: { lat: 51.05, lon: 3.72 },
    },
  }),
  energy: { epcValue: 212, energyLabel: 'C', epcReference: '20261102-1-RES-1' },
  dimensions: { areaBuild: 165 },
}
const sound = page({
  url: { nl: 'syndicus', fr: 'syndic' },
  title: { nl: 'Syndicus', fr: 'Syndic' },
  description: { nl: 'Voor mede-eigenaars', fr: 'Pour copropriétaires' },
  sections: [{ id: 'a', type: 'htmlText', html: { nl: '<p>Tekst</p>', fr: '<p>Texte</p>' } }],
})
const menu = (target: object, label: object = { nl: 'Kopen', fr: 'Acheter' }): Files => ({
  'menus.json': { menus: [{ name: 'header', items: [{ label, target }] }] },
})
const BASE: Files = {
  'pages/syndicus.json': sound,
  'estates.ndjson': house,
  ...menu({ page: { nl: 'syndicus', fr: 'syndic' } }),
}

const site = (path: string, value: unknown): Files => ({
  'site.json': withValue(SITE, path, value),
})
const home = (path: string, value: unknown): Files => ({
  'estates.ndjson': `${JSON.stringify(house)}\n${JSON.stringify(withValue(withValue(house, 'general.id', 2), path, value))}\n`,
})
const onPage = (path: string, value: unknown): Files => ({
  'pages/syndicus.json': withValue(sound, path, value),
})

const saidOf = (files: Files, list: 'doubts' | 'notes' = 'doubts') =>
  withPack({ ...BASE, ...files }, folder => {
    const { problems, [list]: found } = checkPack(folder)
    expect(problems).toEqual([])
    return found.map(problemText)
  })

const CASES: [what: string, files: Files, said: RegExp][] = [
  [
    'a home that the law holds back',
    home('energy', undefined),
    /^estates\.ndjson:2: general would be held back: the energy value/,
  ],
  [
    'a postal code that is none',
    home('general.address.city.zip', '99999'),
    /^estates\.ndjson:2: general\.address\.city\.zip is no postal code of Belgium: 99999$/,
  ],
  [
    'a municipality of another postal code',
    home('general.address.city.id', 24062),
    /^estates\.ndjson:2: general\.address\.city\.id is not the municipality of 9000: 24062, and not 44021$/,
  ],
  [
    'a municipality that is none',
    home('general.address.city.id', 12345),
    /^estates\.ndjson:2: general\.address\.city\.id is no NIS code of a municipality: 12345$/,
  ],
  [
    'a price of 35 euro',
    home('general.price.value', 35),
    /^estates\.ndjson:2: general\.price\.value is hardly meant: 35 euro/,
  ],
  [
    '300 bedrooms',
    home('general.bedroomCount', 300),
    /^estates\.ndjson:2: general\.bedroomCount is hardly meant: 300, more than 50$/,
  ],
  [
    'a house of 165,000 m²',
    home('dimensions.areaBuild', 165_000),
    /^estates\.ndjson:2: dimensions\.areaBuild is hardly meant: 165000 m²/,
  ],
  [
    'coordinates the wrong way round',
    home('general.address.geoLocation', { lat: 3.72, lon: 51.05 }),
    /^estates\.ndjson:2: general\.address\.geoLocation has lat and lon the wrong way round$/,
  ],
  [
    'coordinates in another country',
    home('general.address.geoLocation', { lat: 43.7, lon: 7.2 }),
    /^estates\.ndjson:2: general\.address\.geoLocation lies outside Belgium: 43\.7, 7\.2$/,
  ],
  [
    'a menu that leads nowhere',
    menu({ url: '/nl/te-kop' }),
    /^menus\.json:\d+: menus\[0\]\.items\[0\]\.target\.url leads to no page of the folder: \/nl\/te-kop$/,
  ],
  [
    'a menu to a page that is not there',
    menu({ page: { nl: 'verkopen', fr: 'syndic' } }),
    /^menus\.json:\d+: menus\[0\]\.items\[0\]\.target\.page leads to no page of the folder: \/nl\/verkopen$/,
  ],
  [
    'a menu in one of two languages',
    menu({ page: { nl: 'syndicus', fr: 'syndic' } }, { nl: 'Kopen' }),
    /^menus\.json:\d+: menus\[0\]\.items\[0\]\.label has no fr$/,
  ],
  [
    'a collection with a home that is not there',
    { 'collections.json': { items: [{ id: 1, name: 'Keuze', estateIds: [1, 99999] }] } },
    /^collections\.json:\d+: items\[0\]\.estateIds\[1\] is no home of estates\.ndjson: 99999$/,
  ],
  [
    'a page without a French title',
    onPage('title.fr', undefined),
    /^pages\/syndicus\.json:\d+: title has no fr$/,
  ],
  [
    'a section without its French text',
    onPage('sections.0.html.fr', undefined),
    /^pages\/syndicus\.json:\d+: sections\[0\]\.html has no fr$/,
  ],
  [
    'an enterprise number that is none',
    site('agency.kbo', '1234'),
    /^site\.json:\d+: agency\.kbo is no enterprise number.*: 1234$/,
  ],
  [
    'check digits of a VAT number',
    site('agency.vat', 'BE 0999.000.104'),
    /^site\.json:\d+: agency\.vat is no enterprise number/,
  ],
  [
    'an account that is none',
    site('agency.thirdPartyAccount', 'BE00 1'),
    /^site\.json:\d+: agency\.thirdPartyAccount is no IBAN.*: BE00 1$/,
  ],
  [
    'the agency’s own postal code',
    site('agency.zip', '9999'),
    /^site\.json:\d+: agency\.zip is no postal code of Belgium: 9999$/,
  ],
  [
    'an accent that nobody sees',
    site('theme.accent', 'ffffff'),
    /^site\.json:\d+: theme\.accent is hardly seen on paper faf6ee: contrast 1\.1 of 3/,
  ],
  [
    'text that nobody reads',
    site('theme.ink', 'c8c8c8'),
    /^site\.json:\d+: theme\.ink is hardly seen/,
  ],
]

describe('what can hardly be meant', () => {
  it('17.44: is not said of a pack that is right (PACK-163)', () => {
    expect(saidOf({})).toEqual([])
    expect(saidOf({}, 'notes')).toEqual([])
  })

  it.each(CASES)('17.44: is said with its file and line: %s (PACK-163)', (_, files, said) => {
    expect(saidOf(files)).toEqual([expect.stringMatching(said)])
  })

  it('17.44: is not said of what is usual: former codes, no coordinates, a price on request (PACK-163)', () => {
    const usual = [
      home('general.address.geoLocation', undefined),
      home('general.price.value', -1),
      home('general.address.city', { id: 44034, name: 'Lochristi', zip: '9080' }),
      menu({ url: '/nl/favorieten' }),
      menu({ url: 'https://www.example.com/nl/te-kop' }),
      menu({ route: 'favorites' }),
    ]
    for (const files of usual) expect(saidOf(files)).toEqual([])
  })

  it('17.44: a home without its French title is a note (PACK-163)', () => {
    const files = home('general.title.fr', undefined)
    expect([saidOf(files), saidOf(files, 'notes')]).toEqual([
      [],
      ['estates.ndjson:2: general.title has no fr'],
    ])
  })
})

describe('check digits', () => {
  it.each([
    ['0999.000.129', true],
    ['BE 0999.000.426', true],
    ['0999000426', true],
    ['0999.000.427', false],
    ['999.000.426', false],
    ['', false],
  ])('of the enterprise number %j: %s (PACK-163)', (text, isRight) =>
    expect(isEnterpriseNumber(text)).toBe(isRight),
  )

  it.each([
    ['BE66 9990 0010 4043', true],
    ['be66999000104043', true],
    ['NL91ABNA0417164300', true],
    ['BE66 9990 0010 4034', false],
    ['BE00 0000 0000 0000', false],
    ['BE66 9990 0010 404', false],
    ['', false],
  ])('of the account %j: %s (PACK-163)', (text, isRight) => expect(isIban(text)).toBe(isRight))
})
