import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCard } from '../../../shared/estate/card.ts'
import { detailSlug, slugify } from '../../../shared/estate/slug.ts'
import { STATUS_WORDS } from '../../../shared/estate/status-words.ts'
import { isForRent } from '../../../shared/estate/status.ts'
import { translator } from './messages.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { anyEstate } from './any-estate.ts'

const city = { id: 1, name: 'Gent', zip: '9000', alias: { fr: 'Gand' } }
const address = {
  street: { nl: 'Sint-Pietersnieuwstraat', fr: 'Rue Neuve' },
  number: '12',
  box: '3',
  visible: true,
  city,
}
const house = {
  general: {
    id: 7,
    headType: { id: 1 },
    subType: { id: 102, name: { nl: 'Villa', fr: 'Villa' } },
    transaction: { id: 1, name: { nl: 'Te koop', fr: 'À vendre' } },
    address,
  },
}
const project = {
  general: { id: 8, project: true, title: { nl: `Résidence "'t Park" nr. 5` }, address },
}

describe('detailSlug', () => {
  it('is built from type, transaction, place (ESTATE-23)', () => {
    expect(detailSlug(house, 'nl')).toBe('villa-te-koop-in-sint-pietersnieuwstraat-12-3-9000-gent')
    expect(detailSlug(house, 'fr')).toBe('villa-a-vendre-a-rue-neuve-12-3-9000-gand')
    expect(detailSlug(house, 'en')).toBe('villa-te-koop-in-sint-pietersnieuwstraat-12-3-9000-gent')
  })

  it('says the own status of a guid-bearing estate, on its page and its card (ESTATE-23, ESTATE-51)', () => {
    const own = {
      general: { ...house.general, guid: 'a-b', transaction: null, headType: null },
      fields: { status: 'TO_RENT', type: 'HOUSE' },
    }
    expect(detailSlug(own, 'fr')).toBe('villa-a-louer-a-rue-neuve-12-3-9000-gand')
    const card = toCard(own)
    expect(LOCALES.map(locale => detailSlug(card, locale))).toEqual(
      LOCALES.map(locale => detailSlug(own, locale)),
    )
    expect([card.general.headType, isForRent(card)]).toEqual([{ id: 1 }, true])
  })

  it('names a status as every page does (ESTATE-51)', () => {
    for (const locale of LOCALES)
      for (const [code, words] of Object.entries(STATUS_WORDS))
        expect(words).toMatchObject({ [locale]: translator(locale)(`transaction.${code}`) })
  })

  it('leaves out street and number of a hidden address (ESTATE-26)', () => {
    const hidden = { general: { ...house.general, address: { ...address, visible: false } } }
    expect(detailSlug(hidden, 'nl')).toBe('villa-te-koop-in-9000-gent')
  })

  it('is a project title without quotes and dots, then the city (ESTATE-24)', () => {
    expect(detailSlug(project, 'nl')).toBe('residence-t-park-nr-5-9000-gent')
    const dok = { general: { ...project.general, title: { nl: 'D.O.K. ‘Noord’' } } }
    expect(detailSlug(dok, 'nl')).toBe('dok-noord-9000-gent')
  })

  it('has only a-z, 0-9 and inner dashes, and stays as it is when made again (ESTATE-25)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
        text => {
          const slug = slugify(text)
          expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
          expect(slugify(slug)).toBe(slug)
        },
      ),
    )
  })

  it('has that alphabet for any estate', () => {
    fc.assert(
      fc.property(anyEstate, fc.constantFrom(...LOCALES), (estate, locale) => {
        expect(detailSlug(estate, locale)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })
})
