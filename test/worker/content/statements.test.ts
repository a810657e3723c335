import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../shared/locale.ts'
import { DESK_COOKIES } from '../../../shared/privacy/desk-cookies.ts'
import { PROCESSING } from '../../../shared/privacy/processing.ts'
import { RETENTION_DAYS } from '../../../shared/privacy/retention-periods.ts'
import { ROUTES } from '../../../shared/routes.ts'
import type { Site } from '../../../shared/site/site.ts'
import { MESSAGES } from '../../../worker/site/messages.ts'
import { visibleText } from '../../support/an-agency.ts'
import { aPage, aSite, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

const LANGUAGES: Locale[] = ['nl', 'fr', 'en', 'de']

type Statement = 'privacy' | 'accessibility'

/** An agency whose CMS has nothing but its home page and a list. */
function anAgency(changes: Partial<Site> = {}, bindings: Record<string, unknown> = {}) {
  const site = aSite(changes)
  const api = siteApi(site, [])
  const { get } = openSite({ API: api, ...bindings })
  const open = async (statement: Statement, locale: Locale) => {
    const response = await get(`http://${site.hostnames[0]}/${locale}/${ROUTES[statement][locale]}`)
    return { status: response.status, text: visibleText(await response.text()) }
  }
  return { site, api, open, get: (path: string) => get(`http://${site.hostnames[0]}${path}`) }
}

const RIGHTS = { nl: 'in te kijken', fr: 'consulter', en: 'a copy', de: 'Auskunft' }
const AUTHORITY = {
  nl: 'Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel',
  fr: 'Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles',
  en: 'Data Protection Authority, Rue de la Presse 35, 1000 Brussels',
  de: 'Datenschutzbehörde, Rue de la Presse 35, 1000 Brüssel',
}
/** From the rules PRIV-4 to PRIV-8, not from the table. */
const TERMS = {
  nl: ['1 jaar na uw bericht', 'Tot 90 dagen na het bezoek', 'hoogstens 90 dagen', ': 7 dagen'],
  fr: ['1 an après votre message', 'Jusqu’à 90 jours après la visite', '90 jours au plus'],
  en: [
    '1 year after your message',
    'Until 90 days after the viewing',
    '90 days at most',
    ': 7 days',
  ],
  de: ['1 Jahr ab Ihrer Nachricht', '90 Tage ab der Besichtigung', 'höchstens 90 Tage', ': 7 Tage'],
}

describe('the privacy statement of an agency without one of its own', () => {
  it.each(LANGUAGES)(
    'says in %s who, what, why, how long and whom to turn to (PRIV-40, PRIV-44)',
    async locale => {
      const { site, open } = anAgency()
      const { status, text } = await open('privacy', locale)
      expect(status).toBe(200)
      for (const words of [
        site.agency.legalName,
        'Kouter 1, 9000 Gent',
        site.agency.kbo,
        site.agency.email,
        'Cloudflare, Inc.',
        '2023/1795',
        RIGHTS[locale],
        AUTHORITY[locale],
        '+32 2 274 48 00',
      ])
        expect(text).toContain(words)
      expect(text).not.toMatch(/_privacy|undefined|{{/)
    },
  )

  it.each(LANGUAGES)('tells in %s the terms by which rows are deleted (PRIV-41)', async locale => {
    const { text } = await anAgency().open('privacy', locale)
    for (const term of TERMS[locale]) expect(text).toContain(term)
  })

  it.each(LANGUAGES)('names in %s the cookies of an open desk alone (PRIV-46)', async locale => {
    const [open, closed] = await Promise.all(
      ['on', ''].map(DESK => anAgency({}, { DESK }).open('privacy', locale)),
    )
    for (const name of Object.keys(DESK_COOKIES)) {
      expect(open?.text).toContain(`__Host-${name}`)
      expect(closed?.text).not.toContain(name)
    }
    expect(open?.text).toContain(
      { nl: '15 minuten', fr: '15 minutes', en: '15 minutes', de: '15 Minuten' }[locale],
    )
    expect(open?.text).not.toMatch(/_privacy|undefined|{{/)
  })

  it('has a text with its terms for every kind of personal data that is deleted (PRIV-41)', () => {
    const { changes: _, ...personal } = RETENTION_DAYS
    expect(new Set(PROCESSING.flatMap(({ kept }) => kept))).toEqual(new Set(Object.keys(personal)))
    for (const locale of LANGUAGES)
      for (const { id, kept } of PROCESSING) {
        const words = MESSAGES[locale].privacy as Record<string, Record<string, string>>
        const named = [...(words[id]?.kept ?? '').matchAll(/{{(\w+)}}/g)].map(([, name]) => name)
        expect(named.sort()).toEqual([...kept].sort())
      }
  })

  it('names other companies only where the site turns them on (PRIV-42)', async () => {
    const others = /reCAPTCHA|Turnstile|tiles\.test|tours\.test|vastgoedsoftware/
    expect((await anAgency().open('privacy', 'nl')).text).not.toMatch(others)
    const settings = {
      ...aSite().settings,
      captcha: { service: 'recaptcha', siteKey: 'x' } as const,
      videoHosts: ['player.vimeo.com'],
    }
    const { text } = await anAgency({ settings }).open('privacy', 'nl')
    for (const words of ['Google Ireland Limited: reCAPTCHA', 'player.vimeo.com:'])
      expect(text).toContain(words)
  })

  it('speaks of holiday homes only where there are any, or nobody can tell (PRIV-45)', async () => {
    const stays = 'U reserveert een vakantiewoning'
    expect((await anAgency().open('privacy', 'nl')).text).not.toContain(stays)
    for (const [answer, told] of [
      [{ total: { value: 0 }, results: [] }, false],
      [() => new Response('x', { status: 500 }), true],
    ] as const) {
      const { site, api, open } = anAgency()
      api.answers.set(`POST /sites/${site.id}/rental-units`, answer)
      expect((await open('privacy', 'nl')).text.includes(stays)).toBe(told)
    }
  })
})

describe('the accessibility statement of an agency without one of its own', () => {
  it.each(LANGUAGES)(
    'says in %s how far it conforms, and what does not (CONTENT-78)',
    async locale => {
      const { site, open } = anAgency()
      const { status, text } = await open('accessibility', locale)
      expect(status).toBe(200)
      for (const words of [
        site.agency.legalName,
        'WCAG) 2.2',
        '2019/882',
        '1.2.1, 1.2.2, 1.2.3, 1.2.5',
        '3.1.2',
        '22/11/2026',
      ])
        expect(text).toContain(words)
      expect(text).not.toMatch(/_accessibility|undefined|{{/)
    },
  )
})

it.each(['privacy', 'accessibility'] as const)(
  '%s: a page of the agency stands in place of the product’s (CONTENT-77)',
  async statement => {
    const { site, api, open, get } = anAgency()
    const url = { nl: ROUTES[statement].nl }
    const own = aPage(9, url, [{ id: 't', type: 'sectionTitle', title: { nl: 'Zo doen wij het' } }])
    api.answers.set(`GET /sites/${site.id}/pages/by-url/${encodeURIComponent(`nl/${url.nl}`)}`, own)
    api.answers.set(`GET /sites/${site.id}/pages/`, [own])
    expect((await open(statement, 'nl')).text).toContain('Zo doen wij het')
    expect((await open(statement, 'fr')).text).not.toContain('Zo doen wij het')
    const sitemap = await (await get('/sitemap-pages.xml')).text()
    for (const locale of LANGUAGES)
      expect(
        sitemap.split(
          `<loc>https://${site.hostnames[0]}/${locale}/${ROUTES[statement][locale]}</loc>`,
        ),
      ).toHaveLength(2)
  },
)
