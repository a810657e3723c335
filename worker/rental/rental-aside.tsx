import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../client/controls/icon.tsx'
import { useView } from '../../client/view.tsx'
import { formatNumber } from '../../shared/format.ts'
import type { RentalPeriod, RentalUnit } from '../../shared/rental/rental-unit.ts'
import { toSeaText } from '../../shared/rental/unit-text.ts'
import { Phone } from '../page/phone.tsx'

/** Capacity, lowest price, contact and a link to the calendar; stays in view on wide screens. */
export function RentalAside({
  unit,
  periods,
  canChoose,
}: {
  unit: RentalUnit
  periods: RentalPeriod[]
  canChoose: boolean
}): ReactNode {
  const { t, site } = useView()
  const prices = periods.flatMap(({ available, price }) => (available && price > 0 ? [price] : []))
  const price = formatNumber('currency', prices.length > 0 ? Math.min(...prices) : null)
  const facts: [IconName, string, number | string | null | undefined][] = [
    ['user', 'maxOccupation', unit.general.maxOccupation],
    ['bed', 'bedrooms', unit.rooms.bedrooms],
    ['bath', 'bathrooms', unit.rooms.bathrooms],
    ['water', 'toSea', toSeaText(unit, t)],
  ]
  return (
    <div className="estate__aside">
      <dl className="key-facts">
        {facts.map(
          ([icon, name, value]) =>
            Boolean(value) && (
              <div key={name} className="key-facts__fact">
                <dt>
                  <Icon name={icon} />
                  {t(`rental.field.${name}`)}
                </dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="contact-card">
        <p className="contact-card__who">
          {price ? (
            <>
              {t('rental.from')} <strong className="contact-card__name">{price}</strong>{' '}
              {t('rental.perStay')}
            </>
          ) : (
            <strong className="contact-card__name">{site.name}</strong>
          )}
        </p>
        <ul className="contact-card__ways">
          {site.phone && (
            <li>
              <Icon name="phone" />
              <Phone number={site.phone} />
            </li>
          )}
          {site.email && (
            <li>
              <Icon name="mail" />
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          )}
        </ul>
        {canChoose && (
          <p className="contact-card__actions">
            <a className="button" href="#periods">
              {t('rental.tab.periods')}
            </a>
          </p>
        )}
        <p className="contact-card__print">
          <button type="button" data-print>
            <Icon name="document" />
            {t('detail.print')}
          </button>
        </p>
      </div>
    </div>
  )
}
