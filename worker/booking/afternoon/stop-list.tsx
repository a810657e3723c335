import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView } from '../../../client/view.tsx'
import { addressLine } from '../../../shared/estate/address.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { textAt } from '../../../shared/estate/read.ts'
import { seconds } from '../../../shared/time/units.ts'
import type { EstateLocation } from '../../catalog/public-estate.ts'
import { Phone } from '../../page/phone.tsx'
import { estatePath } from '../viewing/viewing-page.tsx'
import { clockOf, wayText } from './route-view.tsx'
import type { TicketStop } from './ticket-stops.ts'

interface Props {
  /** Of one day. */
  stops: readonly TicketStop[]
  /** Of the ticket. */
  address: string
  /** Whether one can be cancelled alone; the last one is cancelled with the whole. */
  canCancel: boolean
}

/** The stops in their order, with the way to each. */
export const StopList = ({ stops, address, canCancel }: Props): ReactNode => (
  <ol className="afternoon__stops">
    {stops.map((stop, index) => (
      <Stop
        key={stop.booking.key}
        stop={stop}
        before={stops.slice(0, index).findLast(({ state }) => state !== 'cancelled') ?? null}
        address={address}
        canCancel={canCancel && stop.state === 'open'}
      />
    ))}
  </ol>
)

function Stop({
  stop: { booking, estate, person, state, way },
  before,
  address,
  canCancel,
}: {
  stop: TicketStop
  before: TicketStop | null
  address: string
  canCancel: boolean
}): ReactNode {
  const { t, locale, site } = useView()
  const { startsAt, endsAt, about } = booking
  const [from, to] = [before?.estate?.location, estate?.location]
  const isTight = way !== null && before && seconds(startsAt - before.booking.endsAt) < way.seconds
  const name = ['firstname', 'lastname'].map(key => textAt(person, key, locale)).join(' ')
  const phone = textAt(person, 'mobile', locale) ?? textAt(person, 'phone', locale) ?? site.phone
  return (
    <li className={state === 'cancelled' ? 'afternoon__at afternoon__at--off' : 'afternoon__at'}>
      {way && state !== 'cancelled' && (
        <p className="afternoon__way">
          {wayText({ t, locale }, way)}
          {from?.isExact && to?.isExact && (
            <>
              {' '}
              <a href={routeBetween(from, to)} rel="noreferrer">
                <Icon name="map" />
                {t('agenda.ticket.route')}
              </a>
            </>
          )}
          {isTight && <strong>{t('agenda.round.tight')}</strong>}
        </p>
      )}
      <p className="afternoon__hours">
        {clockOf(seconds(startsAt))}–{clockOf(seconds(endsAt))}
      </p>
      <div className="afternoon__what">
        <p>
          {estate ? (
            <a href={estatePath(estate, locale)}>{mentionedTitle(estate, locale, t)}</a>
          ) : (
            about.title
          )}
          <br />
          {(estate && addressLine(estate.general.address, locale)) ||
            about.place ||
            t('agenda.ticket.hidden')}
        </p>
        {state === 'cancelled' ? (
          <p>{t('agenda.round.off')}</p>
        ) : (
          <p>
            {t('agenda.ticket.who')} {name.trim() || site.name}, <Phone number={phone} />
          </p>
        )}
        {canCancel && (
          <details>
            <summary>{t('agenda.round.cancelOne')}</summary>
            <form method="post" action={address}>
              <input type="hidden" name="stop" value={booking.key} />
              <button
                className="button button--quiet button--small"
                type="submit"
                name="act"
                value="cancel"
              >
                {t('agenda.cancel.confirm')}
              </button>
            </form>
          </details>
        )}
      </div>
    </li>
  )
}

/** Directions on a map that tracks nobody; a link, which asks nothing until it is followed. */
const routeBetween = (from: EstateLocation, to: EstateLocation): string =>
  `https://www.openstreetmap.org/directions?route=${[from, to]
    .map(({ lat, lon }) => `${lat}%2C${lon}`)
    .join('%3B')}`
