import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { assetHref } from '../../../client/view.tsx'
import { isLinkTarget } from '../../../shared/content/web-address.ts'
import { linkHref } from '../../../shared/content/link-href.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { documents, videos } from '../../../shared/estate/media/documents.ts'
import { address, assetId } from '../../../shared/packs/fields.ts'
import { Menus } from '../../../shared/packs/menus.ts'
import { cleanHtml } from '../../../worker/api/clean-html.ts'
import { AgencyIdentity } from '../../../worker/page/agency-identity.tsx'
import { SITE, viewOf } from '../../support/render.tsx'

const WORDS = ['javascript', 'data', 'vbscript', 'file', 'blob', 'filesystem', 'view-source']
const STARTS = [
  '',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u0000',
  '\u0001',
  '\u001f',
  '\u00a0',
  '\ufeff',
  '\u200b',
]
const INSIDE = ['', '\t', '\n', '\r', '\u0000', '\u200b']
const HOSTS = [
  '//',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '///',
  '/\t\\',
  'https:/\\',
  'https:',
  'http:///',
]

/** Addresses that run something, or leave for a host that they do not show. */
const VECTORS: readonly string[] = [
  ...WORDS.flatMap(word =>
    STARTS.flatMap(start =>
      INSIDE.map(inside => `${start}${word.slice(0, 4)}${inside}${word.slice(4)}:alert(1)//`),
    ),
  ),
  ...WORDS.map(word => `${word.toUpperCase()}:alert(1)`),
  ...STARTS.flatMap(start => HOSTS.map(host => `${start}${host}evil.example/x`)),
  'https://agency.example@evil.example/',
  '/"onmouseover=alert(1)//',
  '/><script>alert(1)</script>',
]

/** Where a browser would go from a page of the site, as its scheme and host. */
function wayOf(href: string): string {
  const url = URL.parse(href, 'https://own.example/nl')
  return url ? `${url.protocol} ${url.hostname}` : 'nowhere'
}

/** A home whose document and video are at an address. */
const homeWith = (link: string): Estate => ({
  general: { id: 1 },
  files: [{ link }],
  videos: [{ link }],
})

/** Each place that makes a link or a picture of what an agency wrote, and what it leads to: null or none where nowhere. */
const SINKS: Readonly<Record<string, (text: string) => (string | null | undefined)[]>> = {
  'a link of a menu, a section, a notice or a team': text => [linkHref({ url: text }, 'nl')],
  'a document of a home': text => documents(homeWith(text), 'nl').map(({ link }) => link),
  'a video of a home': text => videos(homeWith(text)).map(({ link }) => link),
  'the code of conduct and the supervisor': text => attributes(identityWith(text), 'href'),
  'a link of a formatted text': text =>
    attributes(cleanHtml(`<a href="${escaped(text)}">x</a>`), 'href').filter(
      // Such a link goes where it says, with neither opener nor rank.
      href => !/^https?: /.test(wayOf(href)),
    ),
  'a picture of a formatted text': text =>
    attributes(cleanHtml(`<img src="${escaped(text)}">`), 'src'),
}

const SCHEMAS: Readonly<Record<string, (text: string) => boolean>> = {
  'an address of a pack': text => v.is(address(), text),
  'a menu of a pack': text =>
    v.is(Menus, {
      menus: [{ name: 'header', items: [{ label: { nl: 'x' }, target: { url: text } }] }],
    }),
  'a picture of a pack': text => v.is(assetId(), text),
  'a link in a text at the desk': isLinkTarget,
}

describe('an address that runs something, or leaves for a host that it does not show (TN3)', () => {
  it('is tried in more than 400 spellings, at places where a good address does lead somewhere', () => {
    expect(new Set(VECTORS).size).toBeGreaterThan(400)
    const good = [
      'https://good.example/x',
      '/nl/contact',
      '/assets/gevel',
      'mailto:an@good.example',
    ]
    const deaf = Object.keys(SINKS).filter(
      place => !good.some(text => SINKS[place]?.(text).some(Boolean)),
    )
    expect(deaf).toEqual([])
  })

  it.each(Object.entries(SINKS))('leads nowhere as %s (CONTENT-12, CONTENT-16)', (_, sink) => {
    const run = VECTORS.filter(text =>
      sink(text).some(href => href && !/^(https?:|mailto:|tel:) /.test(wayOf(href))),
    )
    expect(run).toEqual([])
    const left = VECTORS.filter(text => sink(text).some(Boolean))
    expect(left).toEqual([])
  })

  it.each(Object.entries(SCHEMAS))('is refused as %s (PACK-28)', (_, accepts) => {
    expect(VECTORS.filter(accepts)).toEqual([])
    expect(['https://x.example/', 'gevel'].some(accepts)).toBe(true)
  })

  it('is the address of an asset of this site as the name of a picture (CONTENT-17)', () => {
    for (const text of VECTORS) expect(wayOf(assetHref(text))).toBe('https: own.example')
  })
})

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(match => match[1] ?? '')

const identityWith = (text: string): string =>
  renderToStaticMarkup(
    <AgencyIdentity
      view={viewOf('nl')}
      agency={{
        ...SITE.agency,
        codeOfConductUrl: text,
        supervisor: { ...SITE.agency.supervisor, url: text },
      }}
    />,
  )
