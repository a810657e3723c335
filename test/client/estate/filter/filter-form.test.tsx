import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Chips } from '../../../../client/estate/filter/chips.tsx'
import { FilterForm, type FilterFormProps } from '../../../../client/estate/filter/filter-form.tsx'
import { FilterSheet } from '../../../../client/estate/filter/filter-sheet.tsx'
import { SortSelect } from '../../../../client/estate/filter/sort-select.tsx'
import { countsOf } from '../../../../shared/search/facets.ts'
import { readAddress } from '../../../../shared/search/address.ts'
import { describe as describeConditions } from '../../../../shared/search/describe.ts'
import { filterQueryOf } from '../../../../shared/search/filter-query.ts'
import {
  EMPTY_FILTER_VALUES,
  type FilterOptions,
} from '../../../../shared/search/filter-options.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { describeSearch } from '../../../../shared/subscription/describe-search.ts'
import { createTranslator } from '../../../../shared/translator.ts'
import { MESSAGES } from '../../../../worker/site/messages.ts'
import { view, withView } from '../../../support/view.tsx'
import { ViewProvider } from '../../../../client/view.tsx'

const options: FilterOptions = {
  city: [
    { value: 1, label: 'Aalst (9300)', count: 3 },
    { value: 2, label: '<b>"Gent" & co (9000)', count: 0 },
  ],
  type: [{ value: 2, label: 'Appartement' }],
  bedrooms: [{ value: 6, label: '6 of meer slaapkamers' }],
}

const formOf = (address: string, cityNames: string[] = [], total = 7): string =>
  renderToString(
    withView(
      <FilterForm
        filter={filterQueryOf(readAddress(new URLSearchParams(address)))}
        action="/nl/te-koop"
        id="filter"
        cityNames={cityNames}
        total={total}
        options={options}
      />,
    ),
  )

describe('the filter form', () => {
  it('is a GET form that no browser refills (FILTER-34)', () => {
    const form = formOf('')
    expect(form).toContain('action="/nl/te-koop"')
    expect(form).toContain('method="get"')
    expect(form).toMatch(/<form[^>]+autoComplete="off"/i)
    for (const control of form.match(/<(input|select)[^>]+>/g) ?? []) {
      if (!/type="(hidden|checkbox)"/.test(control))
        expect(control.toLowerCase()).toContain('autocomplete="off"')
    }
  })

  it.each([
    ['editorial', ['Locatie', 'Type', 'Aantal slaapkamers', 'Meer filters', 'Prijs']],
    ['coastal', ['Locatie', 'Aantal slaapkamers', 'Prijs', 'Type', 'Meer filters']],
    ['rustic', ['Type', 'Prijs', 'Locatie', 'Aantal slaapkamers', 'Meer filters']],
  ] as const)('asks in the order of a brand that is %s (FILTER-64)', (character, fields) => {
    const form = renderToString(
      <ViewProvider value={{ ...view, site: { ...view.site, character } }}>
        <FilterForm
          filter={filterQueryOf(readAddress(new URLSearchParams()))}
          action="/nl/te-koop"
          id="filter"
          cityNames={[]}
          options={options}
          hasMore
        />
      </ViewProvider>,
    )
    const names = form.matchAll(/<legend[^>]*>([^<]*)/g)
    expect([...names].map(([, text]) => text)).toEqual(fields)
  })

  it('ticks what the address says and sums it up (FILTER-28, FILTER-29, FILTER-52)', () => {
    const form = formOf('city=1&type=2&bedrooms=6', ['Aalst (9300)'])
    expect(form).toContain('name="city" value="1" checked>')
    expect(form).not.toContain('value="2" checked><span class="option__label">&lt;b')
    expect([...form.matchAll(/menu__text">([^<]*)/g)].map(([, text]) => text)).toEqual([
      'Aalst (9300)',
      'Type (1)',
      'Aantal slaapkamers (1)',
    ])
  })

  it('writes labels as text (FILTER-33)', () => {
    expect(formOf('')).toContain('&lt;b&gt;&quot;Gent&quot; &amp; co (9000)')
    expect(formOf('')).not.toContain('<b>')
  })

  it('says of an option how many homes it gives, and marks one without (FILTER-31)', () => {
    const form = formOf('')
    expect(form).toMatch(/Aalst \(9300\)<\/span> <span[^>]*data-count>3</)
    expect(form.match(/<label class="option" data-empty>/g)).toHaveLength(1)
    expect(form).toMatch(/Appartement<\/span> <span[^>]*data-count><\/span>/)
    expect(countsOf('type', { ...EMPTY_FILTER_VALUES, headTypes: [{ id: 1 }] })).toBeNull()
  })

  it.each([
    [7, 'Toon 7 panden'],
    [1, 'Toon 1 pand'],
  ])('says on its button that there are %i (FILTER-39)', (total, words) => {
    expect(formOf('', [], total)).toMatch(new RegExp(`data-longest="[^"]+">${words}</button>`))
  })

  const orderOf = (address: string): string =>
    renderToString(
      withView(<SortSelect form="filter" search={readAddress(new URLSearchParams(address))} />),
    )

  it('offers six orders, and the one of the address, as a control of its own (FILTER-41, FILTER-57)', () => {
    expect(orderOf('')).toContain('form="filter"')
    const orders = (address: string): string[] =>
      [...orderOf(address).matchAll(/<option value="([^"]*)"/g)].map(([, order = '']) => order)
    const offered = ['', 'price-ASC', 'price-DESC', 'city-ASC', 'type-ASC', 'date-ASC']
    expect(orders('')).toEqual(offered)
    expect(orders('sortType=price')).toEqual(offered)
    expect(orders('sortType=city-DESC')).toEqual([...offered, 'city-DESC'])
  })

  it('says each condition, with a link that takes it away (FILTER-53)', () => {
    const chips = renderToString(
      withView(
        <Chips
          search={readAddress(
            new URLSearchParams('city=1&city=2&type=2&price-max=400000&geo_range='),
          )}
          labels={{ 'city 1': 'Aalst (9300)', 'city 2': 'Gent (9000)', 'type 2': 'Appartement' }}
          action="/nl/te-koop"
        />,
      ),
    )
    expect(
      [...chips.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, label]) => [label, to]),
    ).toEqual([
      ['Aalst (9300)', '/nl/te-koop?city=2&amp;price-max=400000&amp;type=2'],
      ['Gent (9000)', '/nl/te-koop?city=1&amp;price-max=400000&amp;type=2'],
      ['Appartement', '/nl/te-koop?city=1&amp;city=2&amp;price-max=400000'],
      ['Maximumprijs €\u00a0400.000', '/nl/te-koop?city=1&amp;city=2&amp;type=2'],
    ])
  })

  it.each(LOCALES)('says half a kilometre with a comma: %s (FORMAT-1)', locale => {
    const t = createTranslator(locale, MESSAGES[locale])
    const search = readAddress(new URLSearchParams('geo_range=0.5km;51.05;3.72'))
    const [chip] = describeConditions(search, t)
    for (const words of [
      chip?.label,
      describeSearch(search, { t, locale }, 'main', () => undefined),
    ])
      expect(words?.replace(/[^\d.,]/g, '')).toBe('0,5')
  })

  it.each([
    ['', true],
    ['type=2', false],
  ])('clears only what is set: %s (FILTER-53)', (address, isHidden) => {
    expect(/class="filter__reset"[^>]*hidden/.test(formOf(address))).toBe(isHidden)
  })

  it('stands in a sheet whose button says how many filters are set (FILTER-40)', () => {
    const sheet = (active: number): string =>
      renderToString(
        withView(
          <FilterSheet id="sheet" active={active}>
            {null}
          </FilterSheet>,
        ),
      )
    expect(sheet(0)).toMatch(/<button[^>]*popoverTarget="sheet"[^>]*>.*>Filters<\/span>/i)
    expect(sheet(2)).toContain('>Filters (2)</span>')
    expect(sheet(2)).toMatch(/id="sheet" popover="auto"/i)
  })

  it('has price inputs of step 100 from 0 (FILTER-44)', () => {
    const form = formOf('price-min=150000')
    expect(form).toMatch(
      /<input[^>]*type="number"[^>]*step="100"[^>]*min="0"[^>]*name="price-min"[^>]*value="150000"/,
    )
    expect(form).toMatch(/<input[^>]*type="number"[^>]*step="100"[^>]*min="0"[^>]*name="price-max"/)
  })

  it('keeps what it has no control for (FILTER-35)', () => {
    const form = formOf(
      'country=1&transaction=5&status=FOR_SALE&subType=4&bed-min=2&geo_range=5km;51.05;3.72',
    )
    expect(form).toContain('name="country" value="1"')
    expect(form).toContain('name="transaction" value="5"')
    expect(form).toContain('name="bed-min" value="2"')
    expect(formOf('within=51,3;51.5,3;51,4')).toContain('name="within" value="51,3;51.5,3;51,4"')
    expect(form).toContain('name="status" value="FOR_SALE"')
    expect(form).toContain('name="subType" value="4"')
    expect(form).toContain('name="geo_range" value="5km;51.0500;3.7200"')
  })

  it('keeps a criterion that has no control while homes are read for it (FILTER-35, FILTER-65)', () => {
    const form = (pending: FilterFormProps['pending']): string =>
      renderToString(
        withView(
          <FilterForm
            filter={filterQueryOf(readAddress(new URLSearchParams('heat-pump=HYBRID&with=lift')))}
            action="/nl/te-koop"
            id="filter"
            cityNames={[]}
            options={options}
            hasMore
            pending={pending}
          />,
        ),
      )
    expect(form(['heat-pump'])).toContain('name="heat-pump" value="HYBRID"')
    expect(form(['heat-pump'])).not.toContain('name="with"')
    expect(form(undefined)).not.toContain('name="heat-pump"')
  })

  it('has nothing inline that the policy would block (BROWSER-6)', () => {
    expect(formOf('')).not.toMatch(/style=|onclick=|<script/i)
  })
})
