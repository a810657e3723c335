import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../client/controls/icon.tsx'
import { langOf, localize } from '../../shared/locale.ts'
import {
  registrationLine,
  rentalAddressLine,
  shownTabs,
  type RentalTab,
} from '../../shared/rental/unit-text.ts'
import { href } from '../../shared/routes.ts'
import { BrochureEnd } from '../estate/detail/brochure.tsx'
import { Locator } from '../estate/map/locator.tsx'
import { PageIndex } from '../estate/detail/page-index.tsx'
import { siteOrigin } from '../site/parse.ts'
import type { RentalDetailProps } from './detail-props.ts'
import { OnlyIn } from '../page/only-in.tsx'
import { placeOf } from './place-of.ts'
import { RentalAside } from './rental-aside.tsx'
import { RentalPhotos } from './rental-photos.tsx'
import { TAB_CONTENTS } from './rental-tabs.tsx'

const PANEL_CLASSES: Record<RentalTab, string> = {
  description: 'rental__panel rental__panel--description',
  details: 'rental__panel rental__panel--details',
  rooms: 'rental__panel rental__panel--rooms',
  periods: 'rental__panel rental__panel--periods',
  reservation: 'rental__panel rental__panel--reservation',
}

interface Part {
  anchor: string
  title: string
  body: ReactNode
}

/** Where it is stands between what it is and when it is free. */
const BEFORE_MAP: readonly RentalTab[] = ['description', 'details', 'rooms']

/** A rental unit: photos, description, fields, rooms, calendar with prices, and the reservation form (RENTAL-14). */
export function RentalDetail(props: RentalDetailProps): ReactNode {
  const {
    request: { t, locale, site },
    unit,
    title,
    periods,
    dates,
    near,
  } = props
  const tabs = shownTabs(site.settings.hiddenTabs).flatMap(tab => {
    const content = TAB_CONTENTS[tab](props)
    return content === null ? [] : [{ tab, content }]
  })
  const place = placeOf(unit)
  const parts: Part[] = tabs.map(({ tab, content }) => ({
    anchor: tab,
    title: t(`rental.tab.${tab}`),
    body: (
      <section id={tab} className={PANEL_CLASSES[tab]} aria-labelledby={`${tab}-title`}>
        <h2 id={`${tab}-title`}>{t(`rental.tab.${tab}`)}</h2>
        {content}
      </section>
    ),
  }))
  if (place)
    parts.splice(tabs.filter(({ tab }) => BEFORE_MAP.includes(tab)).length, 0, {
      anchor: 'map',
      title: t('estate.map'),
      body: <Locator place={place} city={unit.address.city} mapHref={null} near={near} />,
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
          <PageIndex entries={parts.map(({ anchor, title }) => ({ anchor, title }))} />
          {parts.map(({ anchor, body }) => (
            <Fragment key={anchor}>{body}</Fragment>
          ))}
        </div>
      </div>
      <BrochureEnd address={siteOrigin(site) + href('rental', locale, { rentalUnitId: unit.id })} />
    </article>
  )
}
