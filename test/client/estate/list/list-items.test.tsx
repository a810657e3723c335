import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  EstateListItems,
  type EstateListItemsProps,
  lastGroup,
} from '../../../../client/estate/list/list-items.tsx'
import { EstateListView } from '../../../../client/estate/list/list-view.tsx'
import { Pagination } from '../../../../client/estate/list/pagination.tsx'
import type { EstateCard } from '../../../../shared/estate/card.ts'
import { EVERYTHING, searchWith } from '../../../../shared/search/criteria.ts'
import { withView } from '../../../support/view.tsx'

const card = (id: number, headType = 1): EstateCard => ({
  general: { id, headType: { id: headType } },
  dimensions: {},
  pictures: [],
})
const cards = (count: number): EstateCard[] =>
  Array.from({ length: count }, (_, index) => card(index + 1))
const links = {
  subscribe: '/nl/hou-me-op-de-hoogte',
  valuation: '/nl/contact?source=estimate',
  reviews: '/nl#reviews',
}

/** The rows of a list: 'item', or what else stands there. */
function rowsOf(props: Partial<EstateListItemsProps>): string[] {
  const html = renderToString(
    withView(
      <EstateListItems
        cards={[]}
        startIndex={0}
        soldList={false}
        groupBy={null}
        links={links}
        {...props}
      />,
    ),
  )
  return [
    ...html.matchAll(
      /<li class="list__(\w+)(?: list__item--only)?">(?:<aside class="list-call list-call--(\w+)"|<h2 class="list__heading">([^<]+))?/g,
    ),
  ].flatMap(([, kind = '', call, heading]) =>
    heading && kind === 'item' ? [heading, kind] : [call ?? heading ?? kind],
  )
}

describe('the items of a list', () => {
  it('say that there are none, with a call to subscribe (LIST-38)', () => {
    const html = renderToString(
      withView(
        <EstateListItems cards={[]} startIndex={0} soldList={false} groupBy={null} links={links} />,
      ),
    )
    expect(html).toContain('Er zijn nu geen panden')
    expect(html).toContain('href="/nl/hou-me-op-de-hoogte"')
  })

  it('count calls over the whole loaded list (LIST-34, LIST-35)', () => {
    expect(rowsOf({ cards: cards(15) }).indexOf('subscribe')).toBe(14)
    expect(rowsOf({ cards: cards(15), startIndex: 15 }).indexOf('subscribe')).toBe(13)
    expect(rowsOf({ cards: cards(3) })).toEqual(['item', 'item', 'item', 'subscribe'])
  })

  it('of sold properties hold both calls at the sixteenth (LIST-33)', () => {
    expect(rowsOf({ cards: cards(8), startIndex: 8, soldList: true }).slice(-3)).toEqual([
      'item',
      'valuation',
      'reviews',
    ])
  })

  it('leave out a call that leads nowhere (LIST-36)', () => {
    expect(
      rowsOf({ cards: cards(8), soldList: true, links: { ...links, reviews: null } }),
    ).not.toContain('reviews')
  })

  it('stand under the headings of their groups, and go on under the last one (LIST-46)', () => {
    const mixed = [card(1, 2), card(2, 1), card(3, 2)]
    expect(rowsOf({ cards: mixed, groupBy: 'TYPE', startIndex: 30 })).toEqual([
      'Huizen',
      'item',
      'Appartementen',
      'item',
      'item',
    ])
    expect(rowsOf({ cards: mixed, groupBy: 'TYPE', startIndex: 30, previousGroup: '1' })).toEqual([
      'item',
      'Appartementen',
      'item',
      'item',
    ])
  })
})

describe('a group of one', () => {
  it('has its heading in the place of its card, unless more of it may come (LIST-56)', () => {
    const html = (count: number): string =>
      renderToString(
        withView(
          <EstateListItems
            cards={Array.from({ length: count }, (_, index) =>
              card(index + 1, index === count - 1 ? 2 : 1),
            )}
            startIndex={0}
            soldList={false}
            groupBy="TYPE"
            links={links}
          />,
        ),
      )
    expect(html(14)).toContain('<li class="list__item list__item--only"><h2 class="list__heading">')
    expect(html(15)).not.toContain('list__item--only')
  })
})

describe('a piece of a grouped list', () => {
  const listed = (id: number, subType: number, name: string): EstateCard => ({
    general: { id, subType: { id: subType, name: { nl: name } } },
    dimensions: {},
    pictures: [],
  })

  it('goes on under the heading that the piece before ends with, whatever the names are (LIST-46)', () => {
    const [first, second] = [
      [listed(1, 4, 'Villa'), listed(2, 9, 'Bungalow')],
      [listed(3, 9, 'Bungalow'), listed(4, 12, 'Arbeidershuis')],
    ]
    const previousGroup = lastGroup(first, 'SUBTYPE', { locale: 'nl', t: key => key })
    const rows = [
      ...rowsOf({ cards: first, groupBy: 'SUBTYPE' }),
      ...rowsOf({ cards: second, groupBy: 'SUBTYPE', startIndex: 2, previousGroup }),
    ]
    expect(rows.filter(row => row !== 'subscribe')).toEqual([
      'Villa',
      'item',
      'Bungalow',
      'item',
      'item',
      'Arbeidershuis',
      'item',
    ])
  })

  it('knows rents from sales under one bound (LIST-44)', () => {
    const priced = (value: number): EstateCard => ({
      general: { id: value, price: { value } },
      dimensions: {},
      pictures: [],
    })
    expect(lastGroup([priced(500)], 'PRICE', { locale: 'nl', t: key => key })).not.toBe(
      lastGroup([priced(90_000)], 'PRICE', { locale: 'nl', t: key => key }),
    )
  })
})

describe('the links between pages', () => {
  const pagesOf = (start: number, offset: number, total: number): string[] =>
    [
      ...renderToString(
        withView(
          <Pagination
            path="/nl/te-koop"
            search={searchWith(EVERYTHING, { city: [3] })}
            start={start}
            offset={offset}
            total={total}
          />,
        ),
      ).matchAll(/rel="(\w+)" href="([^"]+)"/g),
    ].map(([, rel, href]) => `${rel} ${href}`)

  const navigationOf = (start: number, offset: number, total: number): string =>
    renderToString(
      withView(
        <Pagination
          path="/nl/te-koop"
          search={EVERYTHING}
          start={start}
          offset={offset}
          total={total}
        />,
      ),
    )

  it('are there only where there are more pages than one (LIST-11)', () => {
    expect(navigationOf(0, 7, 7)).toMatch(/^<nav[^>]* hidden=""/)
    expect(navigationOf(0, 15, 16)).not.toMatch(/^<nav[^>]* hidden=""/)
    expect(navigationOf(15, 16, 16)).not.toMatch(/^<nav[^>]* hidden=""/)
  })

  it('say which page of how many it is (LIST-12)', () => {
    expect(navigationOf(0, 15, 40)).toContain('Pagina 1 van 3')
    expect(navigationOf(30, 40, 40)).toContain('Pagina 3 van 3')
  })

  it.each<[number, number, number, string[]]>([
    [0, 15, 40, ['next /nl/te-koop?city=3&amp;page=2']],
    [15, 30, 40, ['prev /nl/te-koop?city=3', 'next /nl/te-koop?city=3&amp;page=3']],
    [30, 40, 40, ['prev /nl/te-koop?city=3&amp;page=2']],
    [0, 60, 90, ['next /nl/te-koop?city=3&amp;page=5']],
    [0, 7, 7, []],
  ])('of %i to %i of %i (LIST-11)', (start, offset, total, expected) =>
    expect(pagesOf(start, offset, total)).toEqual(expected),
  )
})

describe('a list as it is served', () => {
  const served = (found: EstateCard[], total = found.length): string =>
    renderToString(
      withView(
        <EstateListView
          place={{ list: '2.list', node: { query: {} }, total, start: 0, offset: found.length }}
          path="/nl/te-koop"
          links={links}
          previousGroup={null}
          search={EVERYTHING}
          cards={found}
          nearMisses={[]}
        />,
      ),
    )

  it.each([
    [0, 'Geen panden gevonden'],
    [1, '1 pand gevonden'],
    [34, '34 panden gevonden'],
  ])('says of %i how many were found (LIST-20)', (total, words) => {
    expect(served(cards(Math.min(total, 15)), total)).toContain(`>${words}</output>`)
  })

  it('fetches the picture of its first card at once (LIST-32)', () => {
    const pictured = cards(5).map(each => ({ ...each, pictures: [{ file: 'p' }] }))
    expect(served(pictured).match(/loading="\w+"/g)).toEqual([
      'loading="eager"',
      'loading="lazy"',
      'loading="lazy"',
      'loading="lazy"',
      'loading="lazy"',
    ])
  })
})
