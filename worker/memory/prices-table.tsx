import type { ReactNode } from 'react'
import { useView } from '../../client/view.tsx'
import { formatNumber } from '../../shared/format.ts'
import { LEAST_DEALS, type PriceRow } from '../../shared/memory/price-rows.ts'

interface PricesProps {
  title: string
  rows: PriceRow<string>[]
  first: 'where' | 'when'
  nameOf?: (group: string) => string
}

/** A table of sales and one of rents, never one of both; a word where five deals are nowhere together. */
export function PricesTable({
  title,
  rows,
  first,
  nameOf = group => group,
}: PricesProps): ReactNode {
  const { t } = useView()
  return (
    <section>
      <h2 className="memory__title">{title}</h2>
      {rows.length === 0 && <p>{t('memory.few', { count: LEAST_DEALS })}</p>}
      {(['sale', 'rent'] as const).map(way => {
        const own = rows.filter(row => row.way === way)
        return (
          own.length > 0 && (
            <div
              key={way}
              className="memory__table"
              tabIndex={0}
              role="group"
              aria-label={t(`memory.way.${way}`)}
            >
              <table>
                <caption>{t(`memory.way.${way}`)}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t(`memory.${first}`)}</th>
                    <th scope="col">{t('memory.kind')}</th>
                    <th scope="col">{t('memory.median')}</th>
                    <th scope="col">{t('memory.count')}</th>
                  </tr>
                </thead>
                <tbody>
                  {own.map(({ group, kind, median, count }) => (
                    <tr key={`${group} ${kind}`}>
                      <th scope="row">{nameOf(group)}</th>
                      <td>{t(`memory.kinds.${kind}`)}</td>
                      <td>{formatNumber('pricePerSurface', median)}</td>
                      <td>{count}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        )
      })}
      {rows.length > 0 && (
        <p className="memory__note">{t('memory.least', { count: LEAST_DEALS })}</p>
      )}
    </section>
  )
}
