import { describe, expect, it } from 'vitest'
import { href, pageHref, ROUTES } from '../../../shared/routes.ts'
import type { Locale } from '../../../shared/locale.ts'
import { seed } from '../../../worker/listing-api/demo/seed.ts'
import type { SiteSeed } from '../../../worker/listing-api/db/site-seed.ts'
import { demoSite } from '../../support/demo-site.ts'
import { openSite } from '../../support/open-site.ts'
import { faultsOf } from './wrong-type.ts'

/** Pages that every agency has, at their own addresses. */
const OWN = [
  'privacy',
  'accessibility',
  'subscribe',
  'subscribeSuccess',
  'favorites',
  'compare',
  'rentals',
] as const

/** Every page of the CMS, the lists among them, those of the product, and some holiday homes. */
const pathsOf = ({ pages, rentalUnits = [] }: SiteSeed, locale: Locale): string[] => [
  ...pages.flatMap(({ url }) => {
    const path = url[locale]
    return path == null ? [] : [pageHref(locale, path)]
  }),
  ...OWN.map(route => `/${locale}/${ROUTES[route][locale]}`),
  ...rentalUnits.slice(0, 4).map(({ unit }) => href('rental', locale, { rentalUnitId: unit.id })),
  `/${locale}/bestaat-niet`,
]

describe.each(seed().map(data => [data.site.name, data] as const))('%s', (_, data) => {
  it.each(data.site.locales)(
    'words and sets every page in %s as that language does (FORMAT-51)',
    async locale => {
      const { api, origin } = demoSite(data)
      const { get } = openSite({ API: api, TOKEN_SECRET: 'test' })
      const wrong: string[] = []
      for (const path of pathsOf(data, locale)) {
        const answer = await get(origin + path)
        const html = await answer.text()
        if (![200, 404].includes(answer.status)) wrong.push(`${path} ${answer.status}`)
        for (const fault of faultsOf(html, locale)) wrong.push(`${path}: ${fault}`)
      }
      expect(wrong).toEqual([])
    },
  )
})
