import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../shared/locale.ts'
import { readEstateLine } from '../../../../worker/listing-api/import/estate-line.ts'
import type { FeedLine } from '../../../../worker/crm/feed-line.ts'
import { WhiseEstate } from '../../../../worker/crm/whise/schema.ts'
import { toLine } from '../../../../worker/crm/whise/to-line.ts'
import { aWhiseEstate } from '../../../support/crm/played-whise.ts'
import { runs } from '../../../support/fuzz-runs.ts'

const words = (key: string) => ({ nl: key, fr: key })

const convert = (changes: object, others: Partial<Record<Locale, object>> = {}) => {
  const answers = new Map<Locale, WhiseEstate>([
    ['nl', v.parse(WhiseEstate, aWhiseEstate(7, changes))],
  ])
  for (const locale of ['fr', 'en', 'de'] as const)
    if (others[locale])
      answers.set(locale, v.parse(WhiseEstate, aWhiseEstate(7, { ...changes, ...others[locale] })))
  return toLine(answers, words)
}

const lineOf = (changes: object, others: Partial<Record<Locale, object>> = {}): FeedLine => {
  const line = convert(changes, others)?.line
  if (!line) throw new Error('not shown')
  return line
}

const warningsOf = (changes: object): string[] => convert(changes)?.warnings ?? []

const detail = (id: number, value: string, chosen?: number, label = `Detail ${id}`) => ({
  id,
  label,
  value,
  ...(chosen !== undefined && { enum: { id: chosen } }),
})

describe('an estate of Whise as a line of a feed', () => {
  it('has what Whise tells of it (CRM-20)', () => {
    const line = lineOf({
      state: { id: 15 },
      availability: { id: 1 },
      availabilityDateTime: '2027-02-01T00:00:00',
      fronts: 3,
      floor: '2',
      furnished: 1,
      bathRooms: 2,
      groundArea: 612.5,
      garage: 1,
      energyClass: 'App',
      energyValue: '123-179',
      putOnlineDateTime: '2025-06-02T08:00:00.1',
      linkVirtualVisit: 'https://tour.test/7',
      link3DModel: 'https://www.youtube.com/watch?v=1',
      representatives: [
        {
          firstName: 'An',
          name: 'An Peeters',
          email: 'an@kantoor.test',
          directLine: '09 1',
          mobile: '0470',
        },
      ],
      details: [
        detail(14, '1931'),
        detail(585, '2019'),
        detail(78, '14.5'),
        detail(79, '12'),
        detail(55, '2'),
        detail(998, '1'),
        detail(999, '2'),
        detail(874, '20'),
        detail(1009, '35'),
        detail(372, '1'),
        detail(1764, '0'),
        detail(1733, '1234'),
        detail(496, '2468.5'),
        detail(808, '1'),
        detail(812, '0'),
        detail(1736, 'Wonen', 12),
        detail(2712, 'Geen', 1837),
        detail(2222, 'Niet', 1233),
        detail(2391, '20240101-0001'),
        detail(2390, '25000'),
        detail(713, '7.2'),
        detail(1849, '51.05'),
        detail(1850, '3.72'),
        detail(322, '1', undefined, 'Zwembad'),
        detail(1752, '0', undefined, 'Alarm'),
        detail(1020, 'Gas', 659, 'Verwarming'),
        detail(795, 'Landelijk', 51, 'Ligging'),
      ],
    })
    expect(line).toEqual({
      externalId: 'whise:7',
      general: {
        parentId: null,
        reference: 'REF-7',
        headType: { id: 1 },
        subType: { id: 102 },
        project: false,
        transaction: { id: 1 },
        sticker: undefined,
        title: { nl: 'Huis 7' },
        description: { nl: 'Kort 7', fr: 'Court 7' },
        shortDescription: undefined,
        price: { value: 250_007 },
        bedroomCount: 3,
        bathroomCount: 2,
        publicationDate: '2025-06-02',
        floor: 2,
        petsAllowed: false,
        address: {
          street: { nl: 'Kerkstraat' },
          number: '12',
          box: null,
          visible: true,
          city: { name: 'Gent', zip: '9000' },
          country: { id: 1 },
          geoLocation: { lat: 51.05, lon: 3.72 },
        },
      },
      technical: {
        constructionYear: 1931,
        renovationYear: 2019,
        buildingType: 'HALF_OPEN',
        condition: 'RENEWED',
        newBuilding: false,
        available: 'DEED',
        availableDate: '2027-02-01',
        furniture: true,
        petsAllowed: false,
        monthlyCost: null,
        oLevelSensitivity: 'Niet',
        oLevelZone: null,
        elevator: true,
      },
      dimensions: {
        areaGround: 612.5,
        areaBuild: 140,
        widthGround: null,
        depthGround: null,
        widthHouse: 7.2,
        commentArea: null,
      },
      energy: {
        epcValue: 179,
        epcValueTotal: 25_000,
        epcReference: '20240101-0001',
        energyLabel: 'A_PLUS_PLUS',
        co2: null,
      },
      ki: { indexed: 2468.5, nonIndexed: 1234 },
      layout: [
        { id: 1, count: 1, surface: 14.5 },
        { id: 1, count: 1, surface: 12 },
        { id: 16, count: 2 },
        { id: 6, count: 1 },
        { id: 14, count: 3 },
        { id: 10, count: 1, surface: 20 },
        { id: 2, count: 1, surface: 35 },
      ],
      planning: {
        townPlanningValue: 'WG',
        buildingLicense: 'YES',
        allocationLicense: 'NO',
        presaleRight: null,
      },
      facilities: [{ id: 322, name: { nl: 'Zwembad' } }],
      environments: [{ id: 51, name: { nl: 'Landelijk' } }],
      buildTechnicals: [
        {
          criteria: { id: 1020, name: { nl: 'Verwarming' } },
          value: { id: 659, name: { nl: 'Gas' } },
        },
      ],
      pictures: [
        { url: 'https://storage.test/7-1.jpg', index: 0, hash: '2025-05-01T08:00:00' },
        { url: 'https://storage.test/7-2.jpg', index: 1, hash: null },
      ],
      videos: [
        { type: { id: 2 }, link: 'https://tour.test/7' },
        { type: { id: 1 }, link: 'https://www.youtube.com/watch?v=1' },
      ],
      salesRep: {
        firstname: 'An',
        lastname: 'Peeters',
        email: 'an@kantoor.test',
        phone: '09 1',
        mobile: '0470',
      },
    })
  })

  it('is taken by the import as it is, without a warning (CRM-20)', async () => {
    const changes = [
      {},
      { purposeStatus: { id: 2 }, price: 950 },
      { purpose: { id: 3 }, purposeStatus: { id: 15 } },
      { purposeStatus: { id: 5 }, displayPrice: undefined, displayAddress: undefined },
      { canHaveChildren: true, area: null, minArea: 80, maxArea: 120 },
      { parentId: 3, category: { id: 2 }, subCategory: { id: 18 }, floor: '2' },
      { category: { id: 3 }, subCategory: { id: 26 }, rooms: null, energyClass: 'Ap' },
      { details: [detail(322, '1', undefined, 'Zwembad'), detail(1020, 'Gas', 659, 'Verwarming')] },
      { representatives: [{ name: 'An', email: 'geen adres' }], linkVideo: 'https://vimeo.com/1' },
    ]
    for (const each of changes) {
      const line = lineOf(each)
      const { address } = line.general
      const sent = {
        ...line,
        general: { ...line.general, address: { ...address, city: { ...address.city, id: 44021 } } },
      }
      const read = await readEstateLine(JSON.parse(JSON.stringify(sent)))
      expect([each, 'message' in read ? read : read.warnings]).toEqual([each, []])
    }
  })

  it('hides price and address where Whise does not say that they are shown (CRM-22)', () => {
    const { general } = lineOf({ displayPrice: undefined, displayAddress: undefined })
    expect([general.price, general.address.visible]).toEqual([null, false])
    expect(lineOf({ displayPrice: false }).general.price).toBeNull()
  })

  it.each([
    [1, 1, undefined],
    [2, 2, undefined],
    [3, 5, undefined],
    [4, 6, undefined],
    [5, 1, 'crm.sticker.option'],
    [6, 2, 'crm.sticker.option'],
    [14, 5, 'crm.sticker.conditional'],
    [15, 1, 'crm.sticker.annuity'],
    [21, 1, 'crm.sticker.reserved'],
    [22, 1, 'crm.sticker.conditional'],
  ])('of status %i is of transaction %i (CRM-23)', (status, transaction, sticker) => {
    const { general } = lineOf({ purposeStatus: { id: status } })
    expect([general.transaction?.id, general.sticker?.name?.nl]).toEqual([transaction, sticker])
    expect(general.price?.period).toBe(transaction === 2 || transaction === 6 ? 'MONTH' : undefined)
  })

  it.each([
    [{ purposeStatus: { id: 15 } }, 'BOUQUET'],
    [{ purposeStatus: { id: 16 } }, 'BOUQUET'],
    [{ purposeStatus: { id: 17 } }, 'BOUQUET'],
    [{ purpose: { id: 3 }, purposeStatus: { id: 1 } }, 'BOUQUET'],
    [{ purpose: { id: 3 }, purposeStatus: { id: 5 } }, 'BOUQUET'],
    [{ purpose: { id: 1 }, purposeStatus: { id: 5 } }, undefined],
    [{ purposeStatus: { id: 3 } }, undefined],
  ])('17.30: %j has a price of the kind %s (CRM-34)', (changes, kind) =>
    expect(lineOf(changes).general.price?.kind).toBe(kind),
  )

  it('is not shown when it is cancelled, suspended, prepared, offline, archived or deleted (CRM-23)', () => {
    for (const status of [8, 9, 10, 11, 19, 20, 23, 24, 25, 26, 27, 28])
      expect([status, convert({ purposeStatus: { id: status } })?.line]).toEqual([status, null])
    for (const changes of [
      { status: { id: 5 } },
      { status: { id: 6 } },
      { displayStatusId: 1 },
      { purposeStatus: { id: 999 } },
      { category: { id: 999 } },
      { category: null },
    ])
      expect([changes, convert(changes)?.line]).toEqual([changes, null])
  })

  it('is a project, a unit of one, or neither (CRM-24)', () => {
    const project = lineOf({ canHaveChildren: true, area: null, minArea: 80, maxArea: 120 })
    expect(project).toMatchObject({
      general: { project: true, headType: { id: 6 }, subType: null, price: { priceFrom: true } },
      dimensions: { areaBuild: null, commentArea: '80–120 m²' },
    })
    expect(
      lineOf({ parentId: 3, category: { id: 2 }, subCategory: { id: 18 } }).general,
    ).toMatchObject({
      project: false,
      parentId: 'whise:3',
      headType: { id: 2 },
      subType: { id: 202 },
    })
  })

  it('has its title, words and labels in each language that was asked for (CRM-25)', () => {
    const details = [detail(322, '1', undefined, 'Zwembad'), detail(1020, 'Gas', 659, 'Verwarming')]
    const line = lineOf(
      {
        details,
        longDescription: [
          { languageId: 'nl-BE', content: 'Lang' },
          { languageId: 'de-DE', content: 'Deutsch' },
          { languageId: 'pt-PT', content: 'x' },
        ],
      },
      {
        fr: {
          name: 'Maison',
          details: [detail(322, '1', undefined, 'Piscine'), detail(1020, 'Gaz', 659, 'Chauffage')],
        },
      },
    )
    expect(line.general).toMatchObject({
      title: { nl: 'Huis 7', fr: 'Maison' },
      description: { nl: 'Lang', fr: 'Court 7', de: 'Deutsch' },
      shortDescription: { nl: 'Kort 7', fr: 'Court 7' },
    })
    expect(line.facilities).toEqual([{ id: 322, name: { nl: 'Zwembad', fr: 'Piscine' } }])
    expect(line.buildTechnicals?.[0]?.value).toEqual({ id: 659, name: { nl: 'Gas', fr: 'Gaz' } })
  })

  it('warns of what it cannot take over (CRM-21)', () => {
    expect(
      warningsOf({
        subCategory: { id: 4242 },
        state: { id: 77 },
        availability: { id: 88 },
        country: { id: 99 },
        energyClass: 'H',
        zip: '',
        pictures: [{ id: 1 }, { urlXXL: 'ftp://x/' }, { urlXXL: 'https://u:p@x.test/' }],
        details: [detail(1736, 'Eigen', 1839), detail(2712, 'Dagvaarding', 1832)],
      }).sort(),
    ).toEqual([
      '3 pictures have no address',
      'availability 88 is not known here',
      'condition 77 is not known here',
      'country 99 is not known here',
      'energy label H is not known here',
      'it has no town',
      'planning destination 1839 has no word here',
      'subcategory 4242 is not known here',
      'summons 1832 is not taken over: enter it by hand',
    ])
    expect(warningsOf({})).toEqual([])
    // Known to have no counterpart.
    expect(warningsOf({ state: { id: 9 }, availability: { id: 4 } })).toEqual([])
  })

  it('has no impossible value (CRM-26)', () => {
    const line = lineOf({
      price: -1,
      rooms: 1e9,
      area: -3,
      groundArea: 1e12,
      floor: 'gelijkvloers',
      putOnlineDateTime: '2025-02-31T00:00:00',
      createDateTime: 'gisteren',
      energyValue: '12 maanden',
      details: [
        detail(14, '20'),
        detail(1849, '5000'),
        detail(1850, 'x'),
        detail(2090, '-4'),
        detail(78, '-1'),
        detail(808, 'ja'),
      ],
      number: `1\u0000${'2'.repeat(50)}`,
      name: 'A\u202eB\n C',
    })
    expect(line.general).toMatchObject({
      price: null,
      bedroomCount: null,
      floor: null,
      publicationDate: null,
      title: { nl: 'A B C' },
      address: { geoLocation: null },
    })
    expect(line.general.address.number).toHaveLength(20)
    expect(line.technical?.constructionYear).toBeNull()
    expect(line.dimensions).toMatchObject({ areaBuild: null, areaGround: null })
    expect(line.energy).toMatchObject({ epcValue: null, co2: null })
    expect(line.layout).toEqual([])
    expect(line.planning?.buildingLicense).toBeNull()
  })

  it('comes of whatever is answered, or does not, and never fails (CRM-26)', () => {
    const member = fc.constantFrom(...Object.keys(WhiseEstate.entries))
    const thing = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<unknown>(NaN, '\ud800', '1e999', [{}], [{ id: 1 }], { id: '1' }, [
        { urlXXL: '//x' },
      ]),
      fc.array(
        fc.record({ id: fc.integer(), value: fc.string(), enum: fc.record({ id: fc.integer() }) }),
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(member, thing), { maxLength: 6 }), planted => {
        const parsed = v.safeParse(WhiseEstate, {
          ...aWhiseEstate(7),
          ...Object.fromEntries(planted),
        })
        if (!parsed.success) return
        const read = toLine(new Map([['nl', parsed.output]]), words)
        expect(() => JSON.stringify(read)).not.toThrow()
      }),
      runs(300),
    )
  })
})
