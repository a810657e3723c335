import { describe, expect, it } from 'vitest'
import { checkPack } from '../../../../worker/commands/packs/check-pack.ts'
import { page, problemsOf, withPack, type Files } from './a-pack.ts'

const HEAD = '---\ntitle: Syndicus\ndescription: Voor mede-eigenaars\n---\n'
const FRENCH = '---\ntitle: Syndic\ndescription: Pour copropriétaires\nurl: syndic\n---\n'

const pagesOf = (files: Files) => withPack(files, folder => checkPack(folder).pack?.pages)

describe('a page in Markdown', () => {
  it('has title, description and address in front, and a section for each part (PACK-70, PACK-71)', () => {
    const files = {
      'pages/syndicus.md': `${HEAD}# Uw gebouw, ons werk\n\nEerst *dit*.\n\n## Wat wij doen\n\n- Een\n- [Twee](/nl/contact)\n`,
      'pages/syndicus.fr.md': `${FRENCH}D’abord *ceci*.\n\n## Ce que nous faisons\n\nTout.\n`,
    }
    expect(problemsOf(files)).toEqual([])
    expect(pagesOf(files)).toEqual({
      syndicus: {
        url: { nl: 'syndicus', fr: 'syndic' },
        title: { nl: 'Syndicus', fr: 'Syndic' },
        description: { nl: 'Voor mede-eigenaars', fr: 'Pour copropriétaires' },
        role: 'content',
        published: true,
        updatedAt: 0,
        sections: [
          {
            id: 'title',
            type: 'sectionTitle',
            level: 1,
            title: { nl: 'Uw gebouw, ons werk', fr: 'Syndic' },
          },
          {
            id: 'text-1',
            type: 'htmlText',
            html: { nl: '<p>Eerst <em>dit</em>.</p>', fr: '<p>D’abord <em>ceci</em>.</p>' },
          },
          {
            id: 'text-2',
            type: 'htmlText',
            title: { nl: 'Wat wij doen', fr: 'Ce que nous faisons' },
            html: {
              nl: '<ul>\n<li>Een</li>\n<li><a href="/nl/contact">Twee</a></li>\n</ul>',
              fr: '<p>Tout.</p>',
            },
          },
        ],
      },
    })
  })

  it('is a draft, has a role, an id and a day where its front matter says so (PACK-70)', () => {
    const head = HEAD.replace(
      'title',
      'url: hulp/syndicus\nid: 7\nrole: terms\ndraft: true\nupdated: 2026-11-22\ntitle',
    )
    expect(pagesOf({ 'pages/x.md': `${head}Tekst\n` })).toMatchObject({
      x: {
        id: 7,
        url: { nl: 'hulp/syndicus' },
        role: 'terms',
        published: false,
        updatedAt: 1_795_305_600,
      },
    })
  })

  it.each<[string, Files, string | RegExp]>([
    ['no front matter', { 'pages/x.md': 'Tekst' }, /^pages\/x\.md:1: must begin with its title/],
    ['an open end', { 'pages/x.md': '---\ntitle: x\n' }, /^pages\/x\.md:1: must begin with/],
    [
      'no description',
      { 'pages/x.md': '---\ntitle: x\n---\n' },
      'pages/x.md:1: description is missing',
    ],
    [
      'a wrong field',
      { 'pages/x.md': HEAD.replace('title', 'titel: x\ntitle') },
      /^pages\/x\.md:2: titel is no field here; allowed: title, description, url, role, draft,/,
    ],
    [
      'no YAML',
      { 'pages/x.md': '---\ntitle: a: b\n---\n' },
      /^pages\/x\.md:2: is not YAML: Nested mappings are not allowed/,
    ],
    [
      'the same field twice',
      { 'pages/x.md': HEAD.replace('title', 'title: a\ntitle') },
      /^pages\/x\.md:3: is not YAML: Map keys must be unique/,
    ],
    [
      'aliases, of which a bomb is made',
      { 'pages/x.md': '---\ntitle: &a x\ndescription: *a\n---\n' },
      'pages/x.md:2: must not have anchors or aliases in it',
    ],
    [
      'an address with capitals',
      { 'pages/x.md': HEAD.replace('title', 'url: Over Ons\ntitle') },
      /^pages\/x\.md:2: url must be words of a–z and 0–9/,
    ],
    [
      'an address of the product',
      { 'pages/x.fr.md': FRENCH.replace('url: syndic', 'url: desk/y') },
      /^pages\/x\.fr\.md:4: url\.fr must not begin with 'desk'/,
    ],
    [
      'HTML',
      { 'pages/x.md': `${HEAD}Ja\n\n<script>alert(1)</script>\n` },
      'pages/x.md:7: is HTML; write it as Markdown, or the page as .json',
    ],
    ['a picture', { 'pages/x.md': `${HEAD}![Huis](a.jpg)\n` }, /^pages\/x\.md:5: is a picture;/],
    [
      'a script as a link',
      { 'pages/x.md': `${HEAD}[x](javascript:alert(1))\n` },
      /^pages\/x\.md:5: has a link that must start with https/,
    ],
    [
      'a second title',
      { 'pages/x.md': `${HEAD}# Een\n\n# Twee\n` },
      /^pages\/x\.md:7: must begin with '##'/,
    ],
    [
      'an empty part',
      { 'pages/x.md': `${HEAD}## Een\n\n## Twee\n\nTekst\n` },
      'pages/x.md:5: sections[1].html.nl must not be empty',
    ],
    [
      'other parts in French',
      { 'pages/x.md': `${HEAD}## Een\n\nTekst\n`, 'pages/x.fr.md': `${FRENCH}` },
      /^pages\/x\.fr\.md: has 0 parts \(## headings\) and pages\/x\.md 1; each language/,
    ],
    [
      'a page that is JSON too',
      { 'pages/x.md': HEAD, 'pages/x.json': page() },
      'pages/x.md: is also pages/x.json; keep one',
    ],
    [
      'the same language twice',
      { 'pages/x.md': HEAD, 'pages/x.nl.md': HEAD },
      'pages/x.nl.md: is the same language as pages/x.md',
    ],
  ])('is refused for %s, with its line (PACK-72)', (_, files, said) => {
    expect(problemsOf(files)).toEqual([
      typeof said === 'string' ? said : expect.stringMatching(said),
    ])
  })
})
