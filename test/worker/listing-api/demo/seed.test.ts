import { describe, expect, it } from 'vitest'
import { SECTION_TYPES } from '../../../../shared/content/section.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { publicId } from '../../../../shared/estate/estate.ts'
import { detailSlug } from '../../../../shared/estate/slug.ts'
import { STATUSES, statusCode } from '../../../../shared/estate/status.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { CAST, type CastMember } from '../../../../worker/listing-api/demo/cast.ts'
import { places, seed } from '../../../../worker/listing-api/demo/seed.ts'

const sites = seed()

const everyEstate: Estate[] = sites.flatMap(({ estates }) => estates)

const cast: [string, CastMember][] = Object.entries(CAST)

const member = ({ site, id }: CastMember): Estate | undefined =>
  sites.find(each => each.site.id === site)?.estates.find(estate => publicId(estate) === String(id))

const heads = (estates: Estate[]): Set<number | undefined> =>
  new Set(estates.map(({ general }) => general.headType?.id))

const field = (name: keyof typeof CAST, key: string): unknown => member(CAST[name])?.fields?.[key]

/** Every object with a language for a key, wherever it stands. */
function* localizedTexts(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return
  const keys = Object.keys(value)
  const localized = keys.length > 0 && keys.every(key => LOCALES.includes(key as never))
  for (const [key, child] of Object.entries(value)) {
    if (localized && (typeof child !== 'object' || child === null)) yield [`${path}.${key}`, child]
    else yield* localizedTexts(child, `${path}.${key}`)
  }
}

describe('the demo data', () => {
  it('is the same each time', () => expect(JSON.stringify(seed())).toBe(JSON.stringify(sites)))

  it('is lean enough for one SQL file', () =>
    expect(JSON.stringify(sites).length).toBeLessThan(6_900_000))

  it('has at least 600 estates of every head type, status and region', () => {
    expect(everyEstate.length).toBeGreaterThanOrEqual(600)
    expect([...heads(everyEstate)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(new Set(everyEstate.map(statusCode))).toEqual(
      new Set(['FOR_SALE', 'TO_RENT', 'TAKE_OVER', 'SOLD', 'RENTED', 'TAKEN_OVER']),
    )
    expect(new Set(everyEstate.map(({ general }) => general.address?.region))).toEqual(
      new Set(['FLANDERS', 'WALLONIA', 'BRUSSELS']),
    )
  })

  it('has at least 60 that are sold or rented', () =>
    expect(
      everyEstate.filter(estate => ['SOLD', 'RENTED'].includes(statusCode(estate) ?? '')).length,
    ).toBeGreaterThanOrEqual(60))

  it('gives transaction ids that each source knows', () => {
    for (const { site, estates } of sites) {
      for (const { general } of estates)
        expect(Object.keys(STATUSES[site.source])).toContain(String(general.transaction?.id))
    }
  })

  it('keeps one source to a site: guids and dotted fields only on the third', () => {
    for (const { site, estates } of sites) {
      expect(
        estates.every(
          ({ general, fields }) => Boolean(general.guid && fields) === (site.source === 'guid'),
        ),
      ).toBe(true)
    }
  })

  it('never uses an id twice, on no site', () => {
    expect(new Set(everyEstate.map(({ general }) => general.id)).size).toBe(everyEstate.length)
    expect(new Set(everyEstate.map(publicId)).size).toBe(everyEstate.length)
  })

  it('has 8 projects with 6 to 24 entities, on the site of their project', () => {
    const projects = sites.flatMap(({ estates }) =>
      estates.filter(({ general }) => general.project).map(project => ({ project, estates })),
    )
    expect(projects).toHaveLength(8)
    for (const { project, estates } of projects) {
      const children = estates.filter(
        ({ general }) => String(general.parentId) === publicId(project),
      )
      expect(children.length).toBeGreaterThanOrEqual(6)
      expect(children.length).toBeLessThanOrEqual(24)
      expect(
        children.every(
          ({ general }) => general.entityNumber && general.floor !== null && general.floorId,
        ),
      ).toBe(true)
    }
  })

  it('has no entity without its project', () => {
    const known = new Set(everyEstate.map(publicId))
    expect(
      everyEstate.filter(({ general }) => general.parentId && !known.has(String(general.parentId))),
    ).toEqual([])
  })

  it('asks a rent with its charges, whoever lets', () => {
    for (const estate of everyEstate.filter(each =>
      ['TO_RENT', 'RENTED'].includes(statusCode(each) ?? ''),
    )) {
      expect(estate.general.price?.value).toBeGreaterThan(0)
      expect(
        estate.technical?.monthlyCost ?? estate.fields?.['financial.provision'],
      ).toBeGreaterThan(0)
    }
  })

  it('has gaps to show: hidden addresses, missing prices, pictures, certificates and languages', () => {
    const count = (test: (estate: Estate) => boolean) => everyEstate.filter(test).length
    expect(count(({ general }) => general.address?.visible === false)).toBeGreaterThan(10)
    expect(count(({ general }) => !general.price)).toBeGreaterThan(3)
    expect(count(({ pictures }) => pictures?.length === 0)).toBeGreaterThan(3)
    expect(count(({ general, energy }) => general.headType?.id === 1 && !energy)).toBeGreaterThan(0)
    for (const locale of ['fr', 'en', 'de'] as const)
      expect(count(({ general }) => !general.title?.[locale])).toBeGreaterThan(20)
  })

  it('leaves no text empty, unfinished or with a hole in it', () => {
    for (const [path, text] of localizedTexts(sites)) {
      if (path.includes('.pages.') && path.includes('.url.')) continue
      if (path.includes('.target.page.')) continue
      if (path.startsWith('.') && /\.link\.page\.|\.page\.(nl|fr|en|de)$/.test(path)) continue
      expect(typeof text, path).toBe('string')
      expect((text as string).trim(), path).not.toBe('')
      expect(text, path).not.toMatch(/undefined|null|NaN|\[object|\s{3}| \.|\$\{|\{[a-z]+\}/)
    }
  })

  it('hides nothing in a text that the address hides', () => {
    for (const { general } of everyEstate.filter(each => each.general.address?.visible === false)) {
      const street = Object.values(general.address?.street ?? {})[0] ?? '-'
      expect(Object.values(general.description ?? {}).join(' ')).not.toContain(`${street}:`)
    }
  })

  it('gives every estate an address segment in four languages', () => {
    for (const estate of everyEstate)
      for (const locale of LOCALES)
        expect(detailSlug(estate, locale)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

describe('the named cast', () => {
  it.each(cast)('%s stands on its site', (_, each) =>
    expect(member(each)?.general.id).toBeGreaterThan(0),
  )

  it('has at least 24 members of all head types, statuses, regions and both sources', () => {
    const members = cast.map(([, each]) => member(each)!)
    expect(cast.length).toBeGreaterThanOrEqual(24)
    expect([...heads(members)].sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(new Set(members.map(statusCode)).size).toBe(6)
    expect(new Set(members.map(({ general }) => general.address?.region)).size).toBe(3)
    expect(new Set(members.map(({ general }) => Boolean(general.guid)))).toEqual(
      new Set([true, false]),
    )
  })

  it('is what its notes say', () => {
    const of = (name: keyof typeof CAST) => member(CAST[name])!
    expect(of('hiddenAddress').general.address?.visible).toBe(false)
    expect(of('noPrice').general.price).toBeNull()
    expect(of('noPicture').pictures).toEqual([])
    expect(of('noEnergy').energy).toBeUndefined()
    expect(of('floodRisk').flooding?.floodingParcelScore).toBe('D')
    expect(of('poorEnergy').planning?.renovationObligation).toBe('YES')
    expect(of('hiddenSticker').general.sticker?.id).toBe(-1)
    expect(of('brusselsApartment').energy?.co2).toBeGreaterThan(0)
    expect(field('notarySale', 'notary_cost.total')).toBeGreaterThan(0)
    expect(field('vatRegime', 'financial.vat_regime')).toBe(true)
    expect(of('walloonPlot').fields).not.toHaveProperty('certification.electrical_certificate')
    expect(statusCode(of('takeOver'))).toBe('TAKE_OVER')
    expect(statusCode(of('takenOverGuid'))).toBe('TAKEN_OVER')
    const children = everyEstate.filter(
      ({ general }) => general.parentId === CAST.projectWithThreeFloors.id,
    )
    expect(new Set(children.map(({ general }) => general.floor))).toEqual(new Set([0, 1, 2]))
    const hidden = sites.find(({ site }) => site.id === CAST.hiddenStatus.site)!.site.settings
      .hiddenStatus
    expect(hidden).toContain(of('hiddenStatus').general.transaction?.id)
  })
})

describe('the three agencies', () => {
  it('answer four hostnames', () =>
    expect(sites.flatMap(({ site }) => site.hostnames)).toEqual([
      'localhost',
      'gent.localhost',
      'kust.localhost',
      'ardennen.localhost',
    ]))

  it('use every page section between them', () =>
    expect(
      [
        ...new Set(
          sites.flatMap(({ pages }) =>
            pages.flatMap(({ sections }) => sections.map(({ type }) => type)),
          ),
        ),
      ].sort(),
    ).toEqual([...SECTION_TYPES].sort()))

  it('have a home, a privacy statement and terms in four languages, and no address twice', () => {
    for (const { pages } of sites) {
      for (const role of ['home', 'terms'] as const)
        expect(pages.filter(page => page.role === role)).toHaveLength(1)
      for (const locale of LOCALES)
        expect(new Set(pages.map(({ url }) => url[locale])).size).toBe(pages.length)
    }
  })

  it.each(['sale', 'list'])('name sections once a page (%s)', () => {
    for (const { pages } of sites)
      for (const { sections } of pages)
        expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  })

  it('link to pages that exist', () => {
    for (const { pages, navigation } of sites) {
      const urls = new Set(pages.map(({ url }) => url.nl))
      const linked = JSON.stringify([pages, navigation]).matchAll(/"page":\{"nl":"([^"]*)"/g)
      for (const [, url] of linked) expect(urls).toContain(url)
    }
  })

  it('have people, offices, reviews and quotes for the sections that show them', () => {
    for (const { pages, entities } of sites) {
      const wanted = pages.flatMap(({ sections }) =>
        sections.flatMap(section => ('entity' in section ? [section.entity] : [])),
      )
      for (const name of wanted)
        expect(entities.find(each => each.name === name)?.items.length).toBeGreaterThan(0)
      expect(entities.find(({ name }) => name === 'reviews')!.items.length).toBeGreaterThanOrEqual(
        8,
      )
    }
  })

  it('collect estates that they have', () => {
    for (const { estates, collections, pages } of sites) {
      const known = new Set(estates.map(({ general }) => general.id))
      for (const { estateIds } of collections)
        for (const id of estateIds) expect(known).toContain(id)
      const shown = pages.flatMap(({ sections }) =>
        sections.flatMap(section =>
          section.type === 'estateCollection' ? [section.collectionId] : [],
        ),
      )
      for (const id of shown) expect(collections.map(collection => collection.id)).toContain(id)
    }
  })
})

describe('the municipalities', () => {
  it('are about 150 or more, each with an id and a postal code of its own', () => {
    expect(places().length).toBeGreaterThanOrEqual(150)
    expect(new Set(places().map(({ id }) => id)).size).toBe(places().length)
    expect(new Set(places().map(({ zip }) => zip)).size).toBe(places().length)
  })

  it('lie in Belgium', () => {
    for (const { lat, lon, name } of places()) {
      expect(lat > 49.4 && lat < 51.6, name).toBe(true)
      expect(lon > 2.5 && lon < 6.5, name).toBe(true)
    }
  })
})
