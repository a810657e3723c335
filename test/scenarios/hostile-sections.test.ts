import { describe, expect, it, vi } from 'vitest'
import type { Section } from '../../shared/content/section.ts'
import { aPage, aSite, siteApi } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

/** What a page shows that an agency, or somebody in its place, wrote so; through the front door. */
async function shown(
  sections: unknown[],
  title = 'Pagina',
): Promise<{ status: number; html: string; main: string }> {
  const site = aSite()
  const api = siteApi(site, [])
  api.answers.set(
    `GET /sites/${site.id}/pages/by-url/nl%2Fboos`,
    aPage(9, { nl: 'boos' }, sections as Section[], { title: { nl: title } }),
  )
  const answer = await openSite({ API: api }).get(`http://${site.hostnames[0]}/nl/boos`)
  const html = await answer.text()
  return { status: answer.status, html, main: /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '' }
}

const text = (html: string): unknown => ({
  id: 'text',
  type: 'htmlText',
  title: { nl: 'Tekst' },
  html: { nl: html },
})

/** Everything that could run, load or take the visitor elsewhere, outside of JSON and our own files. */
const DANGERS =
  /<(script(?! id="view"| type="application\/json")|svg[^>]*\son|iframe|object|embed|base|meta|link|style|form(?! class))|\son\w+\s*=|javascript:|vbscript:|data:text|srcdoc|http-equiv|style=|evil\.example\/(?!ok)/i

describe('hostile text', () => {
  it.each([
    ['a script', '<script>alert(1)</script><p>heel</p>'],
    ['a handler', '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>heel</p>'],
    [
      'a javascript link',
      '<a href="javascript:alert(1)">x</a><a href=" jAvA&#x09;script:alert(1)">y</a><a href="vbscript:x">z</a><p>heel</p>',
    ],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">x</a><p>heel</p>'],
    [
      'a drawing with a script',
      '<svg onload=alert(1)><script>alert(1)</script><foreignObject><iframe srcdoc="<script>"></iframe></foreignObject></svg><p>heel</p>',
    ],
    ['a foreign picture', '<img src="https://evil.example/p.gif" onerror=alert(1)><p>heel</p>'],
    [
      'a frame',
      '<iframe src="https://evil.example/"></iframe><object data="x"></object><embed src="x"><p>heel</p>',
    ],
    [
      'a form that takes the page’s place',
      '<form action="https://evil.example/"><input name=q><button formaction="https://evil.example/">x</button></form><p>heel</p>',
    ],
    [
      'a base',
      '<base href="https://evil.example/"><meta http-equiv=refresh content="0;https://evil.example/"><link rel=stylesheet href="https://evil.example/x.css"><p>heel</p>',
    ],
    ['a style', '<style>body{display:none}</style><p style="position:fixed;inset:0">heel</p>'],
    ['words that look like markup', '<p>heel &lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('with %s comes out harmless (CONTENT-20)', async (_, html) => {
    const { status, main } = await shown([text(html)])
    expect(status).toBe(200)
    expect(main).toContain('heel')
    expect(main).not.toMatch(DANGERS)
  })

  it.each([
    ['open elements', '<div><ul><li><b><i><table><tr><td>heel'],
    ['ends without a beginning', '</main></body></html></section></div></div>heel'],
    ['a remark that never ends', 'heel<!-- <script>alert(1)'],
    ['a template that never ends', 'heel<template><script>alert(1)'],
    ['a title of text that never ends', 'heel<textarea></main><title>'],
    ['ten thousand open elements', `${'<blockquote>'.repeat(10_000)}heel`],
  ])('with %s keeps the page around it whole (CONTENT-15)', async (_, html) => {
    const {
      status,
      html: page,
      main,
    } = await shown([text(html), { id: 'after', type: 'sectionTitle', title: { nl: 'Erna' } }])
    expect(status).toBe(200)
    expect(main).toContain('Erna')
    expect(page.match(/<\/main>/g)).toHaveLength(1)
    expect(page.match(/<footer/g)).toHaveLength(1)
    expect(main).not.toMatch(DANGERS)
  })

  it('of five megabytes is no page at all, and costs no more than reading it', async () => {
    const { status, html } = await shown([text('<p>lang</p>'.repeat(460_000))])
    expect(status).toBe(503)
    expect(html.length).toBeLessThan(50_000)
  })

  it('of a megabyte is cut (CONTENT-19)', async () => {
    const { status, html } = await shown([text('<p>lang</p>'.repeat(90_000))])
    expect(status).toBe(200)
    expect(html.length).toBeLessThan(260_000)
  })
})

it('skips a section of an unknown type, and says so in the log (CONTENT-2)', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { status, main } = await shown([{ id: 'z', type: 'zeppelin' }, text('<p>heel</p>')])
  expect(status).toBe(200)
  expect(main).toContain('heel')
  expect(main).not.toContain('zeppelin')
  expect(lines.mock.calls.flat().join('\n')).toContain('"event":"unknown-section"')
  lines.mockRestore()
})

describe('hostile sections', () => {
  it.each([
    [
      'markup in a title',
      { id: 'x', type: 'sectionTitle', title: { nl: '<img src=x onerror=alert(1)>heel' } },
    ],
    [
      'a link that runs',
      {
        id: 'x',
        type: 'callToAction',
        title: { nl: 'heel' },
        link: { label: { nl: 'Druk' }, url: 'javascript:alert(1)' },
      },
    ],
    [
      'a link without a scheme of its own',
      {
        id: 'x',
        type: 'callToAction',
        title: { nl: 'heel' },
        link: { label: { nl: 'Druk' }, url: '//evil.example/' },
      },
    ],
    [
      'an id that breaks out',
      { id: '"><script>alert(1)</script>', type: 'sectionTitle', title: { nl: 'heel' } },
    ],
    [
      'a colour that breaks out',
      {
        id: 'x',
        type: 'imageWithText',
        side: 'left',
        html: { nl: '<p>heel</p>' },
        image: {
          asset: 'a"><script>alert(1)</script>',
          color: '"/><script>',
          width: 1,
          height: 1,
          alt: { nl: '"onload="' },
        },
      },
    ],
  ])('with %s come out harmless (CONTENT-12)', async (_, section) => {
    const { status, main } = await shown([section])
    expect(status).toBe(200)
    expect(main).toContain('heel')
    expect(main.replace(/&lt;[^&]*&gt;|alt="[^"]*"/g, '')).not.toMatch(DANGERS)
  })

  it.each([
    ['no sections', []],
    [
      'sections of no type',
      [
        null,
        5,
        'x',
        {},
        { type: 7 },
        { type: '__proto__' },
        { type: 'constructor' },
        { type: 'zeppelin' },
      ],
    ],
    [
      'a text that is no text',
      [
        { id: 'x', type: 'htmlText', html: { nl: { toString: 'x' } } },
        { id: 'y', type: 'htmlText', html: 'los' },
      ],
    ],
  ])('with %s still are a page (CONTENT-2)', async (_, sections) => {
    expect((await shown(sections)).status).toBe(200)
  })
})
