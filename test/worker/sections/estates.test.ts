import { describe, expect, it } from 'vitest'
import type { Section } from '../../../shared/content/section.ts'
import { aPage, aSite, anEstate, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

/** The homes that a page with one section shows, of a site with ten, the third of a hidden status. */
async function shown(
  section: Section,
  estates = 10,
  collection: object | null = null,
): Promise<{ homes: string[]; html: string }> {
  const site = aSite()
  site.settings.hiddenStatus = [9]
  const api = siteApi(
    site,
    Array.from({ length: estates }, (_, index) =>
      anEstate(index + 1, index === 2 ? { transaction: { id: 9 } } : {}),
    ),
  )
  api.answers.set(
    `GET /sites/${site.id}/pages/by-url/nl%2Fproef`,
    aPage(9, { nl: 'proef' }, [section]),
  )
  if (collection) api.answers.set(`GET /sites/${site.id}/estate-collections/4`, collection)
  const answer = await openSite({ API: api }).get(`http://${site.hostnames[0]}/nl/proef`)
  const html = await answer.text()
  return { html, homes: [...html.matchAll(/data-favorite="(\d+)"/g)].map(([, id = '']) => id) }
}

describe('a collection', () => {
  it('shows the first six of it, less what is hidden, or as many as its limit (CONTENT-7)', async () => {
    const section = { id: 'c', type: 'estateCollection', collectionId: 4 } as const
    expect((await shown(section)).homes).toEqual(['1', '2', '4', '5', '6'])
    expect((await shown({ ...section, limit: 2 })).homes).toEqual(['1', '2'])
    expect((await shown(section, 0)).html).not.toContain('section--estate')
  })
})

describe('the words of a collection', () => {
  const section = { id: 'c', type: 'estateCollection', collectionId: 4 } as const
  const own = {
    id: 4,
    name: 'Aan het water',
    description: { nl: 'Zes <b>adressen</b>.', fr: 'Six.' },
  }

  it('are its own name and description where the section has none (CONTENT-46)', async () => {
    const { html } = await shown(section, 10, own)
    expect(html).toMatch(/<h1 class="section__title">Aan het water<\/h1>/)
    expect(html).toMatch(/<p class="section__intro">Zes adressen ?\.<\/p>/)
  })

  it('give way to those of the section, and are not missed (CONTENT-46)', async () => {
    const { html } = await shown({ ...section, title: { nl: 'In de kijker' } }, 10, own)
    expect(html).toContain('>In de kijker</h1>')
    expect(html).toContain('Zes adressen')
    expect((await shown(section)).html).not.toContain('section__intro')
  })
})

describe('one home', () => {
  it('is shown large, and not at all where it is hidden or gone (CONTENT-8)', async () => {
    const section = { id: 'i', type: 'estateItem', estateId: 1 } as const
    expect((await shown(section)).html).toMatch(/<div class="card-large"><article/)
    expect((await shown({ ...section, estateId: 3 })).html).not.toContain('section--estate')
    expect((await shown({ ...section, estateId: 99 })).html).not.toContain('section--estate')
  })
})
