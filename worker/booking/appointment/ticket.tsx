import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView } from '../../../client/view.tsx'
import type { Appointment } from '../../../shared/booking/agenda.ts'
import { addressLine } from '../../../shared/estate/address.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { textAt } from '../../../shared/estate/read.ts'
import type { SalesRep } from '../../../shared/estate/record/attachments.ts'
import { href } from '../../../shared/routes.ts'
import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import { wallTime } from '../../../shared/time/time-zone.ts'
import { seconds } from '../../../shared/time/units.ts'
import type { EstateLocation, PublicEstate } from '../../catalog/public-estate.ts'
import { Phone } from '../../page/phone.tsx'
import { StillMap } from '../../tiles/still/still-map.tsx'
import { estatePath } from '../viewing/viewing-page.tsx'

interface Props {
  appointment: Appointment
  estate: PublicEstate | null
  person: SalesRep | null
}

/** A viewing as one takes it along: day, hours, where, with whom, the way there and the entry for a calendar (BOOK-102). */
export function Ticket({ appointment, estate, person }: Props): ReactNode {
  const { t, locale, site } = useView()
  const [from, to] = [appointment.start, appointment.end].map(time =>
    wallTime(seconds(Date.parse(time))),
  )
  const place = estate?.location ?? null
  return (
    <article className="ticket">
      <p className="ticket__when">
        <span className="ticket__day">{from && formatWeekdayDate(from.day, t)}</span>{' '}
        <span className="ticket__hours">
          {from?.time}–{to?.time}
        </span>
      </p>
      <dl className="ticket__facts">
        {estate && <Where estate={estate} />}
        <div>
          <dt>{t('agenda.ticket.who')}</dt>
          <dd>
            {['firstname', 'lastname']
              .map(key => textAt(person, key, locale))
              .join(' ')
              .trim() || site.name}
            <br />
            <Phone
              number={
                textAt(person, 'mobile', locale) ?? textAt(person, 'phone', locale) ?? site.phone
              }
            />
          </dd>
        </div>
      </dl>
      {site.mapTiles && place?.isExact && (
        <StillMap tiles={site.mapTiles} place={place} label={t('agenda.ticket.map')} />
      )}
      <p className="ticket__ways">
        <a
          className="button"
          href={href('ajaxItem', locale, { call: 'appointment', id: `${appointment.id}.ics` })}
        >
          <Icon name="calendar" />
          {t('agenda.cancel.calendar')}
        </a>{' '}
        {place?.isExact && (
          <a className="button button--quiet" href={routeTo(place)} rel="noreferrer">
            <Icon name="map" />
            {t('agenda.ticket.route')}
          </a>
        )}
      </p>
    </article>
  )
}

function Where({ estate }: { estate: PublicEstate }): ReactNode {
  const { t, locale } = useView()
  const address = addressLine(estate.general.address, locale)
  return (
    <div>
      <dt>{t('agenda.ticket.where')}</dt>
      <dd>
        {address || t('agenda.ticket.hidden')}
        <br />
        <a href={estatePath(estate, locale)}>{mentionedTitle(estate, locale, t)}</a>
      </dd>
    </div>
  )
}

/** Directions on a map that tracks nobody; a link, which asks nothing until it is followed. */
const routeTo = ({ lat, lon }: EstateLocation): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`
