import type { ReactNode } from 'react'
import { formatNumber } from '../../shared/format.ts'
import { langOf, localize } from '../../shared/locale.ts'
import type { RentalUnit } from '../../shared/rental/rental-unit.ts'
import { registrationNumber, rentalTitle } from '../../shared/rental/unit-text.ts'
import { href } from '../../shared/routes.ts'
import { Icon, type IconName } from '../controls/icon.tsx'
import { useView } from '../view.tsx'
import { RentalPhotoView } from './photo.tsx'

const SIZES = '(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'

interface RentalCardProps {
  unit: RentalUnit
  /** Passed on to the unit's page: the dates and number of persons of the filter. */
  query: string
  eager?: boolean
}

/** A rental unit in the list; the whole card is a link. */
export function RentalCard({ unit, query, eager }: RentalCardProps): ReactNode {
  const { locale, t } = useView()
  const title = rentalTitle(unit, locale, t)
  const photo = unit.photos[0]
  const price = formatNumber('currency', unit.priceFrom || null)
  const { bedrooms } = unit.rooms
  const number = registrationNumber(unit)
  const { maxOccupation, descriptionShort } = unit.general
  const facts: [IconName, string | null][] = [
    ['user', maxOccupation ? t('rental.upTo', { count: maxOccupation }) : null],
    ['bed', bedrooms ? t('rental.bedroomsCount', { count: bedrooms }) : null],
    ['pin', localize(unit.general.location?.name, locale)],
  ]
  return (
    <article className="card rental-card">
      <div className="card__media">
        {photo ? (
          <RentalPhotoView
            photo={photo}
            alt={t('rental.photo', { title, number: 1 })}
            sizes={SIZES}
            eager={eager}
          />
        ) : (
          <p className="card__no-picture">{t('rental.noPhoto')}</p>
        )}
      </div>
      <div className="card__text">
        <h2 className="card__title">
          <a className="card__link" href={href('rental', locale, { rentalUnitId: unit.id }, query)}>
            {title}
          </a>
        </h2>
        {price && (
          <p className="card__price">
            <small>{t('rental.from')}</small> {price} <small>{t('rental.perStay')}</small>
          </p>
        )}
        <p className="rental-card__text" {...langOf(descriptionShort, locale)}>
          {localize(descriptionShort, locale)}
        </p>
        {number && (
          <p className="rental-card__registration">
            <small>{t('rental.registration', { number })}</small>
          </p>
        )}
        <ul className="card__facts">
          {facts.map(
            ([icon, text]) =>
              text && (
                <li key={icon} className="card__fact">
                  <Icon name={icon} />
                  {text}
                </li>
              ),
          )}
        </ul>
      </div>
    </article>
  )
}
