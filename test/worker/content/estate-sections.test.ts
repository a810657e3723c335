import { expect, it } from 'vitest'
import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Section } from '../../../shared/content/section.ts'
import { EstateSections, loadEstateSections } from '../../../worker/content/estate-sections.tsx'
import type { PageRequest } from '../../../worker/page/result.ts'
import { aSite } from '../../support/demo-api.ts'

const request = (estatePage: () => Promise<unknown>): PageRequest =>
  ({
    site: aSite(),
    locale: 'nl',
    t: (key: string) => key,
    now: 0,
    url: new URL('http://x/nl/aanbod/5/huis'),
    api: { estatePage },
  }) as unknown as PageRequest

const shown = async (sections: unknown[]): Promise<string> => {
  const loaded = await loadEstateSections(
    request(async () => ({ estateId: 5, sections })),
    '5',
  )
  const node: ReactNode = EstateSections({ loaded })
  return isValidElement(node) ? renderToStaticMarkup(node) : ''
}

const AROUND: Section = {
  id: 'around',
  type: 'htmlText',
  title: { nl: 'De buurt' },
  html: { nl: '<p>Bij de Leie</p>' },
}

it('shows what the agency wrote, under a heading below the estate’s own (CONTENT-13)', async () => {
  const html = await shown([AROUND])
  expect(html).toContain('<h2 class="section__title">De buurt</h2>')
  expect(html).toContain('id="own-around"')
})

it('leaves out what needs a page of its own, and what nobody knows (CONTENT-13)', async () => {
  const html = await shown([
    { id: 'f', type: 'contactForm' },
    { id: 'l', type: 'estateList', node: { query: {} } },
    { id: 'z', type: 'zeppelin' },
    AROUND,
  ])
  expect(html.match(/<section/g)).toHaveLength(1)
})

it('shows twelve sections at most (CONTENT-13)', async () => {
  const many = Array.from({ length: 15 }, (_, index) => ({ ...AROUND, id: `s${index}` }))
  expect((await shown(many)).match(/<section/g)).toHaveLength(12)
})

it('shows nothing where nothing was written or it can’t be had (CONTENT-14)', async () => {
  expect(
    await loadEstateSections(
      request(async () => null),
      '5',
    ),
  ).toBeNull()
  expect(
    await loadEstateSections(
      request(async () => {
        throw new Error('away')
      }),
      '5',
    ),
  ).toBeNull()
})
