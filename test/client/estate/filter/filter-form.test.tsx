import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FilterForm } from '../../../../client/estate/filter/filter-form.tsx'
import { parseFilter } from '../../../../shared/search/filter.ts'
import type { FilterOptions } from '../../../../shared/search/filter-options.ts'
import { withView } from '../../../support/view.tsx'

const options: FilterOptions = {
  city: [
    { value: 1, label: 'Aalst (9300)', count: 3 },
    { value: 2, label: '<b>"Gent" & co (9000)', count: 0 },
  ],
  type: [{ value: 2, label: 'Appartement' }],
  bedrooms: [{ value: 6, label: '6 of meer slaapkamers' }],
}

const formOf = (address: string, cityNames: string[] = []): string =>
  renderToString(
    withView(
      <FilterForm
        filter={parseFilter(new URLSearchParams(address))}
        action="/nl/te-koop"
        id="filter"
        cityNames={cityNames}
        total={7}
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

  it('ticks what the address says and sums it up', () => {
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

  it('has price inputs of step 100 from 0 (FILTER-44)', () => {
    const form = formOf('price-min=150000')
    expect(form).toMatch(
      /<input[^>]*type="number"[^>]*step="100"[^>]*min="0"[^>]*name="price-min"[^>]*value="150000"/,
    )
    expect(form).toMatch(/<input[^>]*type="number"[^>]*step="100"[^>]*min="0"[^>]*name="price-max"/)
  })

  it('keeps what it has no control for (FILTER-35)', () => {
    const form = formOf('status=FOR_SALE&subType=4&geo_range=5km;51.05;3.72')
    expect(form).toContain('name="status" value="FOR_SALE"')
    expect(form).toContain('name="subType" value="4"')
    expect(form).toContain('name="geo_range" value="5km;51.0500;3.7200"')
  })

  it('has nothing inline that the policy would block', () => {
    expect(formOf('')).not.toMatch(/style=|onclick=|<script/i)
  })
})
