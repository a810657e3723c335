import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { nightsBetween } from '../../shared/time/day.ts'
import type { RentalPeriod } from '../../shared/rental/rental-unit.ts'
import { useView } from '../view.tsx'

interface Props {
  periods: RentalPeriod[]
  title: string
  to: (dates: { start: string; end: string }) => string
  chosen: { start: string; end: string } | null
}

/** Periods with their price, each a link that chooses it, or marked as taken. */
export function PeriodList({ periods, title, to, chosen }: Props): ReactNode {
  const { t } = useView()
  if (!periods.some(({ available }) => available))
    return <p className="periods__none">{t('rental.noPeriods')}</p>
  const isChosen = ({ start, end }: RentalPeriod): boolean =>
    start === chosen?.start && end === chosen.end
  return (
    <table className="periods">
      <caption>{title}</caption>
      <thead>
        <tr>
          {['stay', 'arrival', 'departure', 'price'].map(name => (
            <th key={name} scope="col">
              {t(`rental.${name}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('rental.choose')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {periods.map(period => (
          <tr
            key={`${period.start}/${period.end}`}
            className={period.available ? 'periods__free' : 'periods__taken'}
            aria-current={isChosen(period) || undefined}
          >
            <th scope="row">
              {t(`rental.type.${period.type}`)}{' '}
              <small>
                {t('rental.nights', { count: nightsBetween(period.start, period.end) })}
              </small>
            </th>
            <td>{formatDate(period.start)}</td>
            <td>{formatDate(period.end)}</td>
            <td>{formatNumber('currency', period.price)}</td>
            <td>
              <Choose period={period} to={to} isChosen={isChosen(period)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Choose({
  period: { type, start, end, available },
  to,
  isChosen,
}: {
  period: RentalPeriod
  to: Props['to']
  isChosen: boolean
}): ReactNode {
  const { t } = useView()
  if (!available) return t('rental.taken')
  if (isChosen) return t('rental.chosen')
  return (
    <a href={to({ start, end })}>
      {t('rental.choose')}
      <span className="visually-hidden">
        {' '}
        {t(`rental.type.${type}`)} {formatDate(start)} – {formatDate(end)}
      </span>
    </a>
  )
}
