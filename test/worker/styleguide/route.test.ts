import { expect, it } from 'vitest'
import { SECTION_TYPES } from '../../../shared/content/section.ts'
import { anEstate, aPage, aSite, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'
import { letRental } from '../../support/agencies/a-rental.ts'

const LINK = { label: { nl: 'Verder' }, page: { nl: '' } }

/** An agency with a page of all sections that have content of their own. */
function anAgency(PATTERNS: string) {
  const site = aSite()
  const api = siteApi(site, [anEstate(1), anEstate(2), anEstate(3, { transaction: { id: 5 } })])
  const page = aPage(3, { nl: 'alles' }, [
    {
      id: 'a',
      type: 'callToAction',
      title: { nl: 'Welkom' },
      link: LINK,
      numbers: [{ value: 5, label: { nl: 'jaar' } }],
    },
    { id: 'b', type: 'employees', entity: 'team' },
    { id: 'c', type: 'offices', entity: 'offices' },
    { id: 'd', type: 'reviews', entity: 'reviews' },
    { id: 'e', type: 'quotes', entity: 'quotes' },
    { id: 'f', type: 'htmlText', html: { nl: '<p>Tekst</p>' } },
    {
      id: 'g',
      type: 'imageWithText',
      side: 'left',
      html: { nl: '<p>Tekst</p>' },
      image: { asset: 'x', width: 10, height: 10, alt: {} },
    },
    { id: 'h', type: 'estateCollection', collectionId: 1 },
    { id: 'i', type: 'estateItem', estateId: 1 },
  ])
  const at = `/sites/${site.id}`
  const heads = api.answers.get(`GET ${at}/pages/`) as object[]
  api.answers.set(`GET ${at}/pages/`, [...heads, { ...page, sections: undefined }])
  api.answers.set(`GET ${at}/pages/3`, page)
  const person = { id: 1, name: 'An', role: { nl: 'Makelaar' } }
  const office = {
    id: 1,
    name: 'Kantoor',
    street: 'Kouter',
    number: '1',
    zip: '9000',
    city: { nl: 'Gent' },
    phone: '09',
    email: 'a@b.example',
    hours: [],
  }
  api.answers.set(`GET ${at}/entities/team/items`, [person])
  api.answers.set(`GET ${at}/entities/offices/items`, [office])
  api.answers.set(`GET ${at}/entities/reviews/items`, [
    { id: 1, author: 'Bo', score: 5, text: { nl: 'Goed' }, date: '2026-01-01' },
  ])
  api.answers.set(`GET ${at}/entities/quotes/items`, [
    { id: 1, author: 'Bo', text: { nl: 'Thuis' } },
  ])
  letRental(api, site.id)
  const { get } = openSite({ API: api, PATTERNS })
  return (path: string) => get(`http://${site.hostnames[0]}${path}`)
}

const modifierOf = (type: string): string =>
  type === 'callToAction'
    ? 'cta--band'
    : `section--${type.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

it('is not there unless it is turned on (CONTENT-44)', async () => {
  for (const off of ['', '0']) expect((await anAgency(off)('/_patterns')).status).toBe(404)
})

it('shows every section, neither cached nor indexed (CONTENT-1, CONTENT-44)', async () => {
  const answer = await anAgency('1')('/_patterns')
  const html = await answer.text()
  expect([
    answer.status,
    answer.headers.get('Cache-Control'),
    answer.headers.get('X-Robots-Tag'),
  ]).toEqual([200, 'private, no-store', 'noindex'])
  const shown = SECTION_TYPES.filter(type => html.includes(modifierOf(type)))
  expect(shown).toEqual([...SECTION_TYPES])
})

it.each([
  ['an estate in a list', 'data-hide="1"'],
  ['a holiday rental', 'rental-card'],
  ['nothing found', 'empty-list__title'],
  ['a search under way', 'aria-busy="true"'],
  ['a page that is not found', 'error-page__status">404'],
  ['one that is unavailable', 'error-page__status">503'],
])('shows %s (CONTENT-44)', async (_, words) => {
  expect(await (await anAgency('1')('/_patterns')).text()).toContain(words)
})

it('has a style sheet of its own, which no other page loads (CONTENT-44)', async () => {
  const at = anAgency('1')
  const sheet = /<link rel="stylesheet" href="\/assets\/styleguide-\w+\.css"/
  expect(await (await (await at)('/_patterns')).text()).toMatch(sheet)
  expect(await (await (await at)('/nl')).text()).not.toMatch(sheet)
})

it('shows another style and language (CONTENT-44)', async () => {
  const html = await (await anAgency('1')('/_patterns?character=rustic&locale=fr')).text()
  expect(html).toContain('<html lang="fr" data-character="rustic"')
})
