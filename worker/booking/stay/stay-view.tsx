import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { holdsNights, type StayState } from '../../../shared/booking/stay-state.ts'
import { cancelRule, lastFreeDay, mayGuestCancel } from '../../../shared/booking/stay-terms.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { RentalUnit } from '../../../shared/rental/rental-unit.ts'
import { rentalAddressLine } from '../../../shared/rental/unit-text.ts'
import { href } from '../../../shared/routes.ts'
import { formatDateTime, formatWeekdayDate } from '../../../shared/time/format-time.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { seconds } from '../../../shared/time/units.ts'
import type { Stay, WholeStay } from '../../agency/booking/stay-rows.ts'
import { Phone } from '../../page/phone.tsx'
import type { RequestContext } from '../../site/request-context.ts'
import { referredTitle } from './stay-facts.ts'
import { browserFiles } from '../../page/browser-files.ts'

/** What came of a form: too late to cancel, or the stay is not what the form showed. */
export type StayNews = 'late' | 'changed' | null

/** How the page calls it: what a guest asked for is off only once the listing API says so (STAY-48). */
export const titleOfStay = (stay: Stay): StayState | 'noted' | 'refused' =>
  stay.state === 'cancelled' && stay.decidedBy === 'guest' ? BY_OUTCOME[stay.outcome] : stay.state

const BY_OUTCOME = {
  pending: 'noted',
  noted: 'noted',
  done: 'cancelled',
  refused: 'refused',
} as const

const newsOfStay = (stay: Stay): ReturnType<typeof titleOfStay> | 'revoked' => {
  const title = titleOfStay(stay)
  return title === 'cancelled' && stay.outcome !== 'done' ? 'revoked' : title
}

/** What became of a stay and what its guest may still do; who comes is never shown, since the address may be passed on. */
export function StayView({
  context,
  whole: { stay, booking },
  unit,
  news,
}: {
  context: RequestContext
  whole: WholeStay
  /** null: it is gone. */
  unit: RentalUnit | null
  news: StayNews
}): ReactNode {
  const { t, locale, site, now } = context
  const { about, bookedId, body } = booking
  const today = toDay(now)
  const stayId = bookedId ?? ''
  const isPast = stay.state === 'confirmed' && stay.end <= today
  const rule = isPast ? null : cancelRule(stay, today)
  const price = formatNumber('currency', about.price)
  const place = unit ? rentalAddressLine(unit.address, locale) : about.place
  return (
    <div className="appointment">
      <link rel="stylesheet" href={browserFiles.visitsStyle} />
      {news && (
        <p className="alert alert--danger" role="alert">
          {t(`stay.${news}`)}
        </p>
      )}
      <p className="stay-page__text">
        {t(`stay.text.${isPast ? 'past' : newsOfStay(stay)}`, {
          agency: site.name,
          until: formatDateTime(seconds(stay.heldUntil), t),
        })}
      </p>
      <article className="ticket">
        <p className="ticket__when">
          <span className="ticket__day">{formatWeekdayDate(stay.start, t)}</span>{' '}
          <span className="ticket__hours">– {formatWeekdayDate(stay.end, t)}</span>
        </p>
        <dl className="ticket__facts">
          <div>
            <dt>{t('stay.what')}</dt>
            <dd>
              {place}
              {place && <br />}
              <a href={href('rental', locale, { rentalUnitId: stay.unitId })}>
                {unit ? referredTitle(unit, locale, t) : about.title}
              </a>
            </dd>
          </div>
          <div>
            <dt>{t('stay.persons')}</dt>
            <dd>{body.persons}</dd>
          </div>
          {price && (
            <div>
              <dt>{t('stay.price')}</dt>
              <dd>{price}</dd>
            </div>
          )}
          <div>
            <dt>{t('stay.contact')}</dt>
            <dd>
              {site.name}
              <br />
              <Phone number={site.agency.phone} />
            </dd>
          </div>
        </dl>
        <p className="ticket__ways">
          {holdsNights(stay.state) ? (
            <a
              className="button button--quiet"
              href={href('ajaxItem', locale, { call: 'stay', id: `${stayId}.ics` })}
            >
              <Icon name="calendar" />
              {t('stay.calendar')}
            </a>
          ) : (
            <a className="button" href={href('rental', locale, { rentalUnitId: stay.unitId })}>
              {t('stay.again')}
            </a>
          )}
        </p>
      </article>
      {rule && (
        <p className="stay-page__rule">
          {t(`stay.rule.${rule}`, { day: formatWeekdayDate(lastFreeDay(stay), t) })} {t('stay.law')}
        </p>
      )}
      {mayGuestCancel(stay, today) && (
        <form
          className="appointment__cancel"
          method="post"
          action={href('stay', locale, { stayId })}
        >
          <input type="hidden" name="state" value={stay.state} />
          <button className="button button--quiet" type="submit">
            {t(stay.state === 'requested' ? 'stay.withdraw' : 'stay.cancel')}
          </button>
        </form>
      )}
    </div>
  )
}
