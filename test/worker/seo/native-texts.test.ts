import { describe, expect, it } from 'vitest'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { isHome, isProject } from '../../../shared/estate/kind/head-types.ts'
import { detailSlug } from '../../../shared/estate/slug.ts'
import { seed } from '../../../worker/listing-api/demo/seed.ts'

const agencies = seed()
const every: Estate[] = agencies.flatMap(({ estates }) => estates)

/** Every text of a record in a language, with its path: titles, descriptions, alt texts, names. */
function textsIn(value: unknown, locale: string, path = ''): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]): [string, string][] =>
    key === locale && typeof part === 'string'
      ? [[path, part]]
      : textsIn(part, locale, path === '' ? key : `${path}.${key}`),
  )
}

describe('texts of the demo', () => {
  it('17.40: agree in French slugs: what is sold of feminine gender is vendue (ESTATE-23)', () => {
    const slugs = every.map(estate => detailSlug(estate, 'fr'))
    const feminine = slugs.filter(slug => /^(maison|villa|ferme|fermette|chambre)/.test(slug))
    const closed = feminine.filter(slug => /-(vendu|loue|remis)(e?)-a-/.test(slug))
    expect(closed.length).toBeGreaterThan(40)
    expect(closed.filter(slug => /-(vendu|loue|remis)-a-/.test(slug))).toEqual([])
    const masculine = slugs.filter(slug =>
      /^(appartement|duplex|studio|terrain|penthouse|loft)/.test(slug),
    )
    expect(masculine.filter(slug => /-(vendue|louee|remise)s?-a-/.test(slug))).toEqual([])
  })

  it('17.40: call in English no garage, shop or plot a home (FORMAT-53)', () => {
    const others = every.filter(estate => !isHome(estate) && !isProject(estate))
    const wrong = others
      .flatMap(estate => textsIn(estate.general, 'en').map(text => [publicId(estate), ...text]))
      .filter(([, , text]) => /\bhomes?\b/i.test(text ?? ''))
    expect(wrong).toEqual([])
  })
})
