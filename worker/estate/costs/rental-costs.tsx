import type { ReactNode } from 'react'
import { COST_ROW_CLASSES } from '../../../client/estate/cost-rows.ts'
import { useView } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import { rentalCost } from '../../../shared/estate/price/rental-cost.ts'
import { formatNumber } from '../../../shared/format.ts'
import { periodText } from '../../../shared/estate/legal/advert-lines.ts'

/** What a tenant pays: rent, charges, both together, and the deposit once. Charges that were not entered say so. */
export function RentalCosts({ estate }: { estate: Estate }): ReactNode {
  const { t } = useView()
  const cost = rentalCost(estate)
  if (!cost) return null
  const period = periodText(estate, t)
  const rows: [id: keyof typeof COST_ROW_CLASSES, label: string, amount: string | null][] = [
    ['rent', t('allIn.line.rent'), formatNumber('currency', cost.rent)],
    ['charges', t('allIn.line.charges'), formatNumber('currency', cost.charges) ?? t('notEntered')],
    [
      'total',
      t('calculator.perPeriod', { period }),
      cost.charges === null ? null : formatNumber('currency', cost.total),
    ],
    [
      'deposit',
      `${t('allIn.line.deposit')} (${t('calculator.once')})`,
      formatNumber('currency', cost.deposit),
    ],
  ]
  return (
    <section className="calculator" id="costs">
      <h2>{t('calculator.rentTitle')}</h2>
      <table className="costs-table">
        <tbody>
          {rows.map(
            ([id, label, amount]) =>
              amount && (
                <tr key={id} className={COST_ROW_CLASSES[id]}>
                  <th scope="row">{label}</th>
                  <td>{amount}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </section>
  )
}
