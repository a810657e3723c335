import type { ReactNode } from 'react'
import { Icon } from '../../client/controls/icon.tsx'
import { langOf, localize } from '../../shared/locale.ts'
import {
  registrationLine,
  rentalAddressLine,
  rentalFacts,
  rentalRooms,
  shownTabs,
  type RentalFact,
  type RentalTab,
} from '../../shared/rental/unit-text.ts'
import { href } from '../../shared/routes.ts'
import { plainText } from '../../shared/estate/read.ts'
import { BrochureEnd } from '../estate/detail/brochure.tsx'
import { PageIndex } from '../estate/detail/page-index.tsx'
import type { PageRequest } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'
import type { RentalDetailProps } from './detail-props.ts'
import { OnlyIn } from '../page/only-in.tsx'
import { RentalAside } from './rental-aside.tsx'
import { RentalPeriods } from './rental-periods.tsx'
import { RentalPhotos } from './rental-photos.tsx'
import { RentalReservation } from './rental-reservation.tsx'

const PANEL_CLASSES: Record<RentalTab, string> = {
  description: 'rental__panel rental__panel--description',
  details: 'rental__panel rental__panel--details',
  rooms: 'rental__panel rental__panel--rooms',
  periods: 'rental__panel rental__panel--periods',
  reservation: 'rental__panel rental__panel--reservation',
}

/** The content of each tab; null leaves the tab out. */
const TABS: Record<RentalTab, (props: RentalDetailProps) => ReactNode> = {
  description: ({ unit, request: { locale } }) => {
    const text = plainText(localize(unit.general.description, locale) ?? '')
    return text ? (
      <div {...langOf(unit.general.description, locale)}>
        {text.split(/\n+/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    ) : null
  },
  details: ({ unit, request }) => facts(rentalFacts(unit, request.locale), request),
  rooms: ({ unit, request }) => facts(rentalRooms(unit), request),
  periods: props => (props.isIncomplete ? null : <RentalPeriods {...props} />),
  reservation: props => <RentalReservation {...props} />,
}

/** A rental unit: photos, description, fields, rooms, calendar with prices, and the reservation form (RENTAL-14). */
export function RentalDetail(props: RentalDetailProps): ReactNode {
  const {
    request: { t, locale, site },
    unit,
    title,
    periods,
    dates,
  } = props
  const tabs = shownTabs(site.settings.hiddenTabs).flatMap(tab => {
    const content = TABS[tab](props)
    return content === null ? [] : [{ tab, content }]
  })
  const address = rentalAddressLine(unit.address, locale)
  const registration = registrationLine(unit, dates.today, t)
  return (
    <article className="estate rental" data-rental={unit.id}>
      <RentalPhotos unit={unit} title={title} />
      <div className="estate__spread">
        <header className="estate__head">
          <p className="rental__back">
            <a href={href('rentals', locale)}>{t('rental.back')}</a>
          </p>
          <h1>{title}</h1>
          {address && (
            <p className="estate__address">
              <Icon name="pin" />
              <span>{address}</span>
            </p>
          )}
          {registration && <p className="rental__registration">{registration}</p>}
          <p className="rental__short" {...langOf(unit.general.descriptionShort, locale)}>
            {localize(unit.general.descriptionShort, locale)}
          </p>
          <OnlyIn text={unit.general.description ?? unit.general.descriptionShort} />
        </header>
        <RentalAside
          unit={unit}
          periods={periods.filter(({ start }) => start >= dates.today)}
          canChoose={tabs.some(({ tab }) => tab === 'periods')}
        />
        <div className="estate__story">
          <PageIndex
            entries={tabs.map(({ tab }) => ({ anchor: tab, title: t(`rental.tab.${tab}`) }))}
          />
          {tabs.map(({ tab, content }) => (
            <section
              key={tab}
              id={tab}
              className={PANEL_CLASSES[tab]}
              aria-labelledby={`${tab}-title`}
            >
              <h2 id={`${tab}-title`}>{t(`rental.tab.${tab}`)}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
      <BrochureEnd address={siteOrigin(site) + href('rental', locale, { rentalUnitId: unit.id })} />
    </article>
  )
}

function facts(list: RentalFact[], { t }: PageRequest): ReactNode {
  if (list.length === 0) return null
  return (
    <dl className="facts">
      {list.map(({ name, value }) => (
        <div key={name} className="facts__fact">
          <dt>{t(`rental.field.${name}`)}</dt>
          <dd>{typeof value === 'boolean' ? t(value ? 'rental.yes' : 'rental.no') : value}</dd>
        </div>
      ))}
    </dl>
  )
}
