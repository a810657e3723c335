import { expect, it } from 'vitest'
import { agencyLine } from '../../../worker/mail/mail-text.ts'
import { aSite } from '../../support/demo-api.ts'

it('ends with the town, in the language of the mail (PACK-110)', () => {
  const site = aSite()
  const agency = {
    ...site.agency,
    legalName: 'De Linde BV',
    street: 'Dorpsplein',
    number: '7',
    zip: '9000',
    city: { nl: 'Gent', fr: 'Gand' },
    phone: '+32 9 000 00 00',
  }
  const line = (locale: 'nl' | 'fr', more = {}) =>
    agencyLine({ site: { ...site, agency: { ...agency, ...more } }, locale })
  expect(line('nl')).toBe('De Linde BV · Dorpsplein 7 · 9000 Gent · +32 9 000 00 00')
  expect(line('fr')).toBe('De Linde BV · Dorpsplein 7 · 9000 Gand · +32 9 000 00 00')
  expect(line('nl', { zip: '', city: {}, phone: '' })).toBe('De Linde BV · Dorpsplein 7')
})
