import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { countedValue } from '../../../client/content/counters-island.tsx'
import { CAROUSEL, EMPLOYEES_CAROUSEL } from '../../../client/content/carousel-island.tsx'
import type { Page } from '../../../shared/content/page.ts'
import { SECTION_TYPES, type Section } from '../../../shared/content/section.ts'
import { linkHref } from '../../../shared/content/link-href.ts'
import { AgencyWays } from '../../../worker/contact/agency-ways.tsx'
import { averageScore } from '../../../worker/sections/reviews.tsx'
import { callToAction } from '../../../worker/sections/call-to-action.tsx'
import { htmlText } from '../../../worker/sections/html-text.tsx'
import { reviews } from '../../../worker/sections/reviews.tsx'
import { sectionTitle } from '../../../worker/sections/section-title.tsx'
import { SECTIONS } from '../../../worker/sections/registry.ts'
import { vatRegimeCosts } from '../../../worker/sections/vat-regime-costs.tsx'
import type { SectionContext, SectionDefinition } from '../../../worker/sections/section-kind.ts'
import { html, SITE, viewOf } from '../../support/render.tsx'

const PAGE: Page = {
  id: 1,
  url: { nl: 'over-ons' },
  title: { nl: 'Over ons' },
  description: {},
  role: 'content',
  published: true,
  updatedAt: 0,
  sections: [],
}

const context = {
  site: SITE,
  locale: 'nl',
  t: viewOf().t,
  page: PAGE,
  query: new URLSearchParams(),
  now: Date.UTC(2026, 0, 5),
} as unknown as SectionContext

const show = <S extends Section>(
  kind: Pick<SectionDefinition<S['type'], never>, 'View'>,
  section: S,
  index = 0,
  data: unknown = undefined,
): string => {
  const View = kind.View as unknown as (props: object) => ReactNode
  return html(View({ section, data, context, index }))
}

const TITLE: Section = { id: 't', type: 'sectionTitle', title: { nl: 'Kantoren' } }
const COVER: Section = {
  id: 'c',
  type: 'callToAction',
  title: { nl: 'Welkom' },
  link: { label: { nl: 'Verder' }, page: { nl: 'te-koop' } },
  employees: true,
  numbers: [{ value: 1240, suffix: '+', label: { nl: 'verkocht' } }],
}

describe('the sections', () => {
  it('are fifteen, each with a kind of its own (CONTENT-1)', () => {
    const types = [
      'bivCib',
      'callToAction',
      'contactForm',
      'employees',
      'estateCollection',
      'estateFilter',
      'estateItem',
      'estateList',
      'htmlText',
      'imageWithText',
      'offices',
      'quotes',
      'reviews',
      'sectionTitle',
      'vat-regime-costs',
    ]
    expect(SECTION_TYPES).toEqual(types)
    expect(Object.keys(SECTIONS).toSorted()).toEqual(types.toSorted())
  })

  it.each(['employees', 'offices', 'quotes', 'reviews'] as const)(
    'of %s stay away without any (CONTENT-11)',
    type => {
      const kind = SECTIONS[type] as Pick<SectionDefinition<typeof type, never>, 'View'>
      expect(show(kind, { id: 'x', type, entity: 'x' }, 1, [])).toBe('')
    },
  )

  it('of offices show no way that is not there (API-65)', () => {
    const office = { id: 1, name: 'Leie', street: 'Kouter', number: '3', zip: '9000', city: {} }
    const kind = SECTIONS.offices as Pick<SectionDefinition<'offices', never>, 'View'>
    const offices = [{ ...office, hours: [] }] as never
    const html = show(kind, { id: 'x', type: 'offices', entity: 'x' }, 1, offices)
    expect([html.includes('Kouter'), html.includes('mailto:'), html.includes('tel:')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('of contact have beside the form who answers, and when (CONTENT-81)', () => {
    const office = {
      id: 1,
      name: 'Kantoor Leie',
      street: 'Kouter',
      number: '3',
      zip: '9000',
      city: { nl: 'Gent' },
      phone: '+32 9 222 22 22',
      email: 'leie@proefhuis.example',
      geoLocation: { lat: 51, lon: 3.7 },
      hours: [{ nl: 'Maandag tot vrijdag 9–18 uur' }],
    }
    const beside = html(<AgencyWays context={context} office={office} />)
    for (const words of ['Kantoor Leie', '+32 9 222 22 22', 'Kouter', 'Maandag tot vrijdag'])
      expect(beside).toContain(words)
    expect(html(<AgencyWays context={context} office={null} />)).toContain(SITE.agency.phone)
  })

  it('say who the agency is, as far as it says so itself (CONTENT-5)', () => {
    const shown = show(SECTIONS.bivCib, { id: 'b', type: 'bivCib' }, 1)
    for (const words of [
      '0999.000.001',
      'BE 0999.000.001',
      '999.001',
      'Toezicht',
      'Verzekeraar NV',
      'BE00 9990 0000 0001',
    ])
      expect(shown).toContain(words)
    const agency = { ...SITE.agency, vat: '', insurer: { name: '', policy: '' } }
    const View = SECTIONS.bivCib.View as unknown as (props: object) => ReactNode
    const less = html(
      View({
        section: { id: 'b', type: 'bivCib' },
        context: { ...context, site: { ...SITE, agency } },
        index: 1,
      }),
    )
    expect(shown.match(/<dt>/g)).toHaveLength(6)
    expect(less.match(/<dt>/g)).toHaveLength(4)
  })
})

describe('headings', () => {
  it('give the first section the h1 and the others an h2 (CONTENT-4)', () => {
    expect(show(sectionTitle, TITLE)).toContain('<h1 class="section__title">Kantoren</h1>')
    expect(show(sectionTitle, TITLE, 1)).toContain('<h2 class="section__title">Kantoren</h2>')
  })

  it('fall back to the title of the page where the first section has none (CONTENT-4)', () => {
    expect(show(htmlText, { id: 'h', type: 'htmlText', html: { nl: '<p>Tekst</p>' } })).toContain(
      '<h1 class="section__title">Over ons</h1>',
    )
    expect(
      show(htmlText, { id: 'h', type: 'htmlText', html: { nl: '<p>Tekst</p>' } }, 2),
    ).not.toMatch(/<h[12]/)
  })
})

describe('a call to action', () => {
  it('is served with its final numbers and a plain arrow link to the employees (CONTENT-6, CONTENT-39)', () => {
    const cover = show(callToAction, COVER)
    expect(cover).toMatch(/<span data-count="1240">1\.240<\/span>/)
    expect(cover).toMatch(/<a class="cta__down" href="#employees" data-scroll/)
  })
})

describe('reviews', () => {
  it('say each score in words (CONTENT-9)', () => {
    const list = [
      { id: 1, author: 'A', score: 4, text: { nl: 'Goed' }, date: '2026-02-03' },
      { id: 2, author: 'B', score: 5, text: { nl: 'Top' }, date: '2026-03-04' },
    ]
    const shown = show(reviews, { id: 'r', type: 'reviews', entity: 'reviews' }, 1, list)
    expect(shown).toContain('Gemiddeld 4,5 op 5')
    expect(shown.indexOf('Top')).toBeLessThan(shown.indexOf('Goed'))
  })

  it('show the six newest (CONTENT-9)', () => {
    const list = Array.from({ length: 8 }, (_, index) => ({
      id: index,
      author: 'A',
      score: 4,
      text: { nl: `tekst-${index}` },
      date: `2026-01-0${index + 1}`,
    }))
    const shown = show(reviews, { id: 'r', type: 'reviews', entity: 'reviews' }, 1, list)
    expect([...shown.matchAll(/tekst-(\d)/g)].map(([, id]) => id)).toEqual([...'765432'])
  })

  it.each([
    [[5, 4, 4], 4.3],
    [[5], 5],
    [[], 0],
  ])('average %j to %d (CONTENT-9)', (scores, average) => {
    expect(averageScore(scores.map(score => ({ score })))).toBe(average)
  })
})

describe('costs', () => {
  it('name the three VAT brackets and the three regions (CONTENT-10)', () => {
    const shown = show(vatRegimeCosts, { id: 'v', type: 'vat-regime-costs' }, 1)
    for (const words of ['6\u00a0%', '12\u00a0%', '21\u00a0%', 'Vlaanderen', 'Wallonië', 'Brussel'])
      expect(shown).toContain(words)
  })

  it('show the duties in force that day, and since when (CONTENT-10)', () => {
    const shown = show(vatRegimeCosts, { id: 'v', type: 'vat-regime-costs' }, 1)
    expect(shown).toContain(
      'Vlaanderen <small class="costs__since">sinds 01/01/2025</small></th><td>12\u00a0%</td><td>2\u00a0%</td>',
    )
    expect(shown).toContain(
      '12,5\u00a0%, eerste €\u00a0200.000 vrijgesteld bij een prijs tot €\u00a0600.000',
    )
    expect(shown).toContain('sinds 01/04/2023</small>')
  })
})

describe('a link of the CMS', () => {
  it.each([
    [{ page: { nl: 'te-koop' }, query: 'type=1' }, '/nl/te-koop?type=1'],
    [{ page: { nl: '' } }, '/nl'],
    [{ page: { fr: 'a-vendre' } }, null],
    [{ route: 'favorites' }, '/nl/favorieten'],
    [{ url: 'https://biv.example/' }, 'https://biv.example/'],
    [{ url: 'mailto:a@b.example' }, 'mailto:a@b.example'],
    [{ url: 'tel:+3290000001' }, 'tel:+3290000001'],
    [{ url: '/nl/contact' }, '/nl/contact'],
    [{ url: '#team' }, '#team'],
    [{ url: 'javascript:alert(1)' }, null],
    [{ url: ' data:text/html,x' }, null],
    [{ url: '//evil.example' }, null],
    [{}, null],
  ])('%j leads to %s (CONTENT-12, LOCALE-9)', (link, address) => {
    expect(linkHref(link, 'nl')).toBe(address)
  })
})

describe('counters and carousel', () => {
  it.each([
    [0, 0],
    [1, 1240],
    [2, 1240],
    [-1, 0],
  ])('at part %d show %d of 1240 (CONTENT-38)', (part, value) => {
    expect(countedValue(1240, part)).toBe(value)
  })

  it('keep their numbers (CONTENT-36, CONTENT-37)', () => {
    expect(CAROUSEL).toMatchObject({
      autoplay: false,
      autoplaySpeed: 3000,
      speed: 500,
      swipeThreshold: 5,
      blocksClickOver: 10,
    })
    expect(EMPLOYEES_CAROUSEL).toMatchObject({
      slides: 3,
      slidesBelow: 2,
      below: 1024,
      speed: 1000,
      autoplay: false,
    })
  })
})
