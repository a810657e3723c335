import { describe, expect, it } from 'vitest'
import { type Estate, publicId } from '../../../../shared/estate/estate.ts'
import { MAX_COMPARED } from '../../../../shared/estate/detail/compare.ts'
import { subTypeEntry } from '../../../../shared/estate/kind/sub-types.ts'
import { seed } from '../../../../worker/listing-api/demo/seed.ts'
import { CompareTable } from '../../../../worker/estate/compare/compare-table.tsx'
import { calculationOf, CostCalculator } from '../../../../worker/estate/costs/cost-calculator.tsx'
import { RentalCosts } from '../../../../worker/estate/costs/rental-costs.tsx'
import { html, viewOf } from '../../../support/render.tsx'

const TODAY = '2026-11-25'
const NOT_ALONE = [
  'HOLIDAY_HOUSE',
  'HOLIDAY_APARTMENT',
  'STUDENT_ROOM',
  'MULTI_FAMILY_HOUSE',
  'PROJECT_LAND',
]

const loan = { own: '', rate: '', years: '' }
const view = viewOf()

/** The costs on the page of a home. */
function costsOf(estate: Estate): string {
  const calculation = calculationOf(estate, TODAY, view)
  return html(
    <>
      {calculation && (
        <CostCalculator calculation={calculation} fromAddress={null} loan={loan} path="/" />
      )}
      <RentalCosts estate={estate} />
    </>,
  )
}

const situations = (page: string): string[] =>
  [...page.matchAll(/name="situation"[^>]*value="(\w+)"/g)].map(([, id]) => id ?? '')

/** 'Totaal zonder ereloon van de notaris: € 479.288 (Eigen en enige woning)', as the page says it. */
function totalOf(page: string): string | null {
  const row = '<tr class="costs-table__total"><th scope="row">([^<]*)</th><td>([^<]*)</td>'
  const total = new RegExp(row).exec(page)
  const chosen = /checked=""[^>]*\/><span>([^<]*)/.exec(page)?.[1]?.trim()
  return total && `${total[1]}: ${total[2]}${chosen ? ` (${chosen})` : ''}`
}

const agencies = seed().map(({ site, estates }) => [site.name, estates] as const)

describe.each(agencies)('every home of %s', (_, estates) => {
  const homes = estates.map(estate => ({ estate, page: costsOf(estate) }))

  it('17.31: has the rate of an own home only where one household may live (LAW-71)', () => {
    const reckoned = homes.filter(({ page }) => situations(page).length > 0)
    expect(reckoned.length).toBeGreaterThan(10)
    const wrong = reckoned.filter(
      ({ estate, page }) =>
        NOT_ALONE.includes(subTypeEntry(estate.general.subType?.id)?.code ?? '') &&
        situations(page).some(id => id === 'ownHome'),
    )
    expect(wrong.map(({ estate }) => publicId(estate))).toEqual([])
  })

  it('17.33: is compared by the label, amount and situation of its own page (LIST-53)', () => {
    const totals = homes.map(({ page }) => totalOf(page))
    const labels = totals.flatMap(total => total?.split(': ')[0] ?? [])
    for (let from = 0; from < estates.length; from += MAX_COMPARED) {
      const group = estates.slice(from, from + MAX_COMPARED)
      const table = html(<CompareTable estates={group} today={TODAY} isShort={false} />)
      const rows = [
        ...table.matchAll(/<tr class="compare__row"><th scope="row">([^<]*)<\/th>(.*?)<\/tr>/g),
      ].filter(([, label = '']) => labels.includes(label))
      const compared = group.map((__, index) => {
        const told = rows.flatMap(([, label, cells = '']) => {
          const value = [...cells.matchAll(/<td>([^<]*)<\/td>/g)][index]?.[1]
          return value === '–' ? [] : [`${label}: ${value}`]
        })
        return told.join(', ') || null
      })
      expect(compared).toEqual(totals.slice(from, from + MAX_COMPARED))
    }
  })
})
