import { expect, it } from 'vitest'
import { estateListing } from '../../../worker/seo/json-ld.ts'
import { translator } from '../../shared/estate/messages.ts'
import { aSite, anEstate } from '../../support/demo-api.ts'

const told = (...changes: Parameters<typeof anEstate>) =>
  estateListing(anEstate(...changes), {
    site: aSite(),
    locale: 'nl',
    t: translator('nl'),
    path: '/nl/aanbod/7/woning',
    title: 'Woning',
    description: '',
  }) as { offers?: unknown }

it.each([
  ['for sale', 1, 'OfferForPurchase', 'InStock', 300_007],
  ['to rent', 2, 'OfferForLease', 'InStock', 300_007],
  ['sold', 5, 'OfferForPurchase', 'SoldOut', undefined],
  ['rented', 6, 'OfferForLease', 'SoldOut', undefined],
])('a home %s is offered so (SEO-10)', (_, id, type, availability, price) => {
  expect(told(7, { transaction: { id } }).offers).toMatchObject({
    '@type': type,
    availability: `https://schema.org/${availability}`,
    ...(price && { price }),
  })
  expect(Object.hasOwn(told(7, { transaction: { id } }).offers ?? {}, 'price')).toBe(
    price !== undefined,
  )
})

it('a hidden address is told by its town alone (SEO-11)', () => {
  const address = { ...anEstate(7).general.address, geoLocation: { lat: 51.05, lon: 3.72 } }
  expect(JSON.stringify(told(7, { address }))).toMatch(/Veldstraat 7.*51\.05/)
  const hidden = JSON.stringify(told(7, { address: { ...address, visible: false } }))
  expect(hidden).toContain('"addressLocality":"Gent"')
  expect(hidden).not.toMatch(/Veldstraat|51\.05/)
})
