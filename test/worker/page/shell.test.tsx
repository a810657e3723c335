import { describe, expect, it } from 'vitest'
import type { Navigation } from '../../../shared/site/navigation.ts'
import { Shell, type ShellProps } from '../../../worker/page/shell.tsx'
import { html, SITE, viewOf } from '../../support/render.tsx'

const HEADER: Navigation = {
  name: 'header',
  items: [
    {
      id: 1,
      label: { nl: 'Te koop', fr: 'À vendre' },
      target: { page: { nl: 'te-koop', fr: 'a-vendre' } },
      children: [
        {
          id: 2,
          label: { nl: 'Huizen' },
          target: { page: { nl: 'te-koop/huizen' } },
          children: [
            {
              id: 5,
              label: { nl: 'Villa’s' },
              target: { page: { nl: 'te-koop/villas' } },
              children: [],
            },
          ],
        },
      ],
    },
    { id: 3, label: { nl: 'Contact' }, target: { page: { nl: 'contact' } }, children: [] },
    { id: 4, label: { nl: 'Kwaad' }, target: { url: 'javascript:alert(1)' }, children: [] },
  ],
}

const PROPS: Omit<ShellProps, 'view' | 'children'> = {
  site: SITE,
  head: { title: 'Te koop', description: 'Ons aanbod', jsonLd: [{ name: '</script><b>' }] },
  navigation: { header: HEADER, footer: null },
  assets: {
    script: '/assets/index-a.js',
    style: '/assets/index-a.css',
    theme: '/assets/theme.b.css',
    fonts: ['/assets/fraunces-x.woff2', '/assets/newsreader-x.woff2', '/assets/figtree-x.woff2'],
    colours: { light: '#fff', dark: '#000' },
  },
  languageLinks: [
    { locale: 'nl', href: '/nl/te-koop?city=1' },
    { locale: 'fr', href: '/fr/a-vendre?city=1' },
  ],
  path: '/nl/contact',
  hasTerms: true,
}

const page = (locale: 'nl' | 'fr' = 'nl', props: Partial<ShellProps> = {}): string => {
  const view = viewOf(locale)
  return html(Shell({ ...PROPS, ...props, view, children: <h1>Hoofdstuk</h1> }), view)
}

describe('the document', () => {
  it('names its language and its character, and begins with the way to the content (LOCALE-4, CONTENT-25)', () => {
    expect(page('fr')).toMatch(/<html lang="fr" data-character="editorial">/)
    expect(page()).toMatch(/<body[^>]*><a class="skip-link" href="#main">/)
  })

  it('preloads the two faces of its theme and no other', () => {
    expect(
      [...page().matchAll(/rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(
        ([, address]) => address,
      ),
    ).toEqual(['/assets/fraunces-x.woff2', '/assets/figtree-x.woff2'])
  })

  it('links the theme after the styles, so that the agency has the last word (CONTENT-34)', () => {
    expect(page().indexOf('theme.b.css')).toBeGreaterThan(page().indexOf('index-a.css'))
  })

  it('offers the same page in each language, the query kept, and marks its own (LOCALE-5, LOCALE-6)', () => {
    expect(page()).toMatch(/<a[^>]*href="\/fr\/a-vendre\?city=1" lang="fr" hrefLang="fr"/i)
    expect(page()).toMatch(/<a[^>]*href="\/nl\/te-koop\?city=1"[^>]*aria-current="true"/)
  })

  it('offers no language where there is but one (LOCALE-5)', () => {
    expect(page()).toContain('<nav class="languages"')
    expect(page('nl', { languageLinks: [{ locale: 'nl', href: '/nl/te-koop' }] })).not.toContain(
      'class="languages"',
    )
  })

  it('marks the page where the visitor is in the menu (CONTENT-27)', () => {
    expect(page()).toMatch(/<a class="site-menu__link" href="\/nl\/contact" aria-current="page">/)
  })

  it('shows every level of a menu: folded in the header, open in the footer (CONTENT-26, CONTENT-27)', () => {
    const below =
      /href="\/nl\/te-koop\/huizen">Huizen<\/a><ul class="site-menu__below"><li><a class="site-menu__link" href="\/nl\/te-koop\/villas">/
    const [header = '', footer = ''] = page('nl', {
      navigation: { header: HEADER, footer: HEADER },
    }).split('<footer')
    expect(header).toMatch(below)
    expect(header).toContain('<details class="sub-menu" name="sub-menu" data-menu')
    expect(footer).toMatch(below)
    expect(footer).not.toContain('<details class="sub-menu')
  })

  it('leaves out what leads nowhere in this language, and addresses that are none (LOCALE-9)', () => {
    expect(page('fr')).toContain('À vendre')
    expect(page('fr')).not.toContain('Huizen')
    expect(page()).not.toMatch(/javascript:|Kwaad/)
  })

  it.each([
    '0999.000.001',
    'BE 0999.000.001',
    '999.001',
    'Vastgoedmakelaar-bemiddelaar, erkend in België',
    'Straat 2, 1000 Brussel',
    'https://toezicht.example/plichtenleer',
    'Verzekeraar NV',
    'polis 900.1',
    'BE00 9990 0000 0001',
    '/nl/privacy-verklaring',
    '/nl/gebruiksvoorwaarden',
    '/nl/toegankelijkheid',
    'info@proefhuis.example',
    'tel:+3290000001',
  ])('shows %s, as every agency must (CONTENT-28)', words => {
    expect(page()).toContain(words)
  })

  it('folds offices and legal identity in its footer (CONTENT-83)', () => {
    const footer = /<footer[^]*<\/footer>/.exec(page())?.[0] ?? ''
    expect(footer).toMatch(
      /<details class="footer-fold fold"><summary>[^<]+<\/summary><dl class="identity/,
    )
  })

  it('has its logo beside its name, or in its place where the logo bears it (PACK-111)', () => {
    const nameOf = (html: string): string => /site-header__name"[^]*?<\/a>/.exec(html)?.[0] ?? ''
    const logo = { ...SITE.theme, logo: 'logo' }
    const both = nameOf(page('nl', { site: { ...SITE, theme: logo } }))
    expect(both).toContain('src="/assets/logo"')
    expect(both).toContain(`</picture>${SITE.name}</a>`)
    const alone = nameOf(page('nl', { site: { ...SITE, theme: { ...logo, logoHasName: true } } }))
    expect(alone).toContain('</picture></a>')
    expect(alone).toContain('site-header__logo--name')
    expect(alone).toMatch(/aria-label="[^"]*Proefhuis/)
    const none = nameOf(
      page('nl', { site: { ...SITE, theme: { ...SITE.theme, logoHasName: true } } }),
    )
    expect(none).toContain(SITE.name)
  })

  it('says its name in place of a logo that bears it and cannot be had, and once where it stands beside it (PAGE-116)', () => {
    const imageOf = (logoHasName: boolean): string =>
      /<img[^>]*site-header__logo[^>]*>/.exec(
        page('nl', { site: { ...SITE, theme: { ...SITE.theme, logo: 'logo', logoHasName } } }),
      )?.[0] ?? ''
    expect(imageOf(true)).toContain(`alt="${SITE.name}"`)
    expect(imageOf(false)).toContain('alt=""')
  })

  it('says BIV in Dutch and IPI in French', () => {
    expect(page()).toContain('BIV-nummer')
    expect(page('fr')).toContain('Numéro IPI')
    expect(page('fr')).toContain('rue 2, 1000 Bruxelles')
  })

  it('holds nothing that the policy forbids, whatever it is given (BROWSER-6)', () => {
    expect(page()).not.toMatch(/ style=| on\w+=|<script(?![^>]*(src=|application\/ld\+json))/)
    expect(page()).toContain('\\u003c/script>')
  })

  it('has one main, one banner and one footer around its content (CONTENT-25)', () => {
    for (const element of ['<main', '<header', '<footer', '<h1'])
      expect(page().split(element)).toHaveLength(2)
  })
})
