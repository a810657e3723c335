import type { ReactNode } from 'react'
import { FormAlerts } from '../../client/forms/form-alerts.tsx'
import { StayForm } from '../../client/booking/stay-form.tsx'
import { FREE_DAYS } from '../../shared/booking/stay-terms.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { nightsBetween } from '../../shared/time/day.ts'
import { periodsAfter } from '../../shared/rental/month-calendar.ts'
import { cheapestStay, type Stay } from '../../shared/booking/stay.ts'
import { stayText } from '../booking/accepted-booking.ts'
import { rentalAddressLine } from '../../shared/rental/unit-text.ts'
import { FormIsland } from '../forms/form-island.tsx'
import type { RentalDetailProps } from './detail-props.ts'
import { stayAddress } from './stay-address.ts'

/** The chosen stay with its price, how to extend it, and the reservation form. */
export function RentalReservation(props: RentalDetailProps): ReactNode {
  const {
    request,
    unit,
    agreements,
    dates: { start, end, stay, persons },
    sent,
    failed,
    isIncomplete,
  } = props
  const { t, site } = request
  if (sent === 'stay' || sent === 'stay-noted')
    return (
      <div id="stay">
        <FormAlerts sent={sentText(props)} />
      </div>
    )
  if (isIncomplete)
    return (
      <p>
        {t('rental.form.later')}{' '}
        {site.agency.phone && (
          <a href={`tel:${site.agency.phone.replace(/[^+\d]/g, '')}`}>{site.agency.phone}</a>
        )}
      </p>
    )
  if (!stay) {
    return (
      <>
        {failed && <FormAlerts failure={t(`formFailure.${failed.reason}`)} />}
        <p className="rental__choose">
          <a href="#periods">{t(start && end ? 'rental.goneStay' : 'rental.chooseFirst')}</a>
        </p>
      </>
    )
  }
  return (
    <>
      <StaySummary stay={stay} t={t} />
      <Nights stay={stay} t={t} />
      <Longer {...props} stay={stay} />
      <p>
        {t('stay.explain')} {terms(site.settings.freeCancelDays ?? FREE_DAYS, t)} {t('stay.law')}
      </p>
      <FormIsland
        context={request}
        form="stay"
        component={StayForm}
        served={{
          unitId: unit.id,
          stay,
          maxOccupation: unit.general.maxOccupation ?? null,
          agreements,
          persons,
          failed,
          returnTo: stayAddress(props, { start: stay.start, end: stay.end }),
        }}
      />
    </>
  )
}

/** Until when a guest cancels for nothing once it is confirmed. */
const terms = (count: number, t: RentalDetailProps['request']['t']): string =>
  count === 0 ? t('stay.termsOnDay') : t('stay.terms', { count })

function sentText({
  request,
  unit,
  title,
  sent,
  dates: { start, end },
}: RentalDetailProps): string {
  const { t, locale } = request
  if (sent === 'stay' && !(start && end)) return t('rental.form.sent')
  const stay = sent === 'stay' && start && end ? { start, end } : null
  return stayText(t, stay, rentalAddressLine(unit.address, locale) || title)
}

function StaySummary({
  stay: { start, end, nights, price },
  t,
}: {
  stay: Stay
  t: RentalDetailProps['request']['t']
}): ReactNode {
  const rows: [string, string | null][] = [
    [t('rental.arrival'), formatDate(start)],
    [t('rental.departure'), formatDate(end)],
    [t('rental.stay'), t('rental.nights', { count: nights })],
    [t('rental.price'), formatNumber('currency', price)],
  ]
  return (
    <dl className="stay">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a stay costs by its periods, and a night of it on average (RENTAL-65). */
function Nights({
  stay: { periods, nights, price },
  t,
}: Parameters<typeof StaySummary>[0]): ReactNode {
  return (
    <table className="stay__nights">
      <caption className="visually-hidden">{t('rental.nightByNight')}</caption>
      <tbody>
        {periods.map(period => {
          const count = nightsBetween(period.start, period.end)
          return (
            <tr key={period.start}>
              <th scope="row">
                {formatDate(period.start)} – {formatDate(period.end)}
              </th>
              <td>{t('rental.nights', { count })}</td>
              <td>{perNight(period.price, count, t)}</td>
              <td>{formatNumber('currency', period.price)}</td>
            </tr>
          )
        })}
      </tbody>
      {periods.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t('rental.total')}</th>
            <td>{t('rental.nights', { count: nights })}</td>
            <td>{perNight(price, nights, t)}</td>
            <td>{formatNumber('currency', price)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

const perNight = (price: number, nights: number, t: RentalDetailProps['request']['t']): string =>
  t('rental.perNight', { price: formatNumber('currency', Math.round(price / nights)) ?? '' })

function Longer({ stay, ...props }: RentalDetailProps & { stay: Stay }): ReactNode {
  const {
    request: { t },
    periods,
  } = props
  const longer = periodsAfter(periods, stay.end).flatMap(({ end }) => {
    const whole = cheapestStay(periods, stay.start, end)
    return whole ? [whole] : []
  })
  if (longer.length === 0) return null
  return (
    <p className="stay__longer">
      {t('rental.longer')}{' '}
      {longer.map(({ start, end, price }, index) => (
        <span key={end}>
          {index > 0 && ' · '}
          <a href={`${stayAddress(props, { start, end })}#reservation`}>
            {t('rental.longerTo', {
              day: formatDate(end) ?? end,
              price: formatNumber('currency', price) ?? '',
            })}
          </a>
        </span>
      ))}
    </p>
  )
}
