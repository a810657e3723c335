import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import { href } from '../../../shared/routes.ts'
import { formatWeekdayDate } from '../../../shared/time/format-time.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { browserFiles } from '../../page/browser-files.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { MoveForm, type MoveChoice } from './move-route.tsx'
import { StopList } from './stop-list.tsx'
import { stillToCome, type Afternoon } from './ticket-stops.ts'

interface Props {
  context: RequestContext
  /** Its secret name. */
  name: string
  afternoon: Afternoon
  sent: string | null
  /** Other routes; 'none': there are none now; null: they were not asked for. */
  move: MoveChoice | 'none' | null
  failed: RejectedForm | null
}

/** What has just come of it, by `?sent=`, while that is so. */
const NEWS: Readonly<Record<string, string>> = {
  viewing: 'made',
  move: 'moved',
  cancel: 'cancelled',
  stop: 'stopCancelled',
}

function newsOf(sent: string | null, { stops, state }: Afternoon): string | null {
  if (state !== 'settled') return state
  const isOpen = stops.some(stop => stop.state === 'open')
  if (stops.some(stop => stop.state === 'asked')) return 'asked'
  const news = Object.hasOwn(NEWS, sent ?? '') ? NEWS[sent ?? ''] : null
  if (!isOpen)
    return stops.every(stop => stop.state === 'cancelled') ? 'cancelled' : (news ?? 'past')
  return news === 'cancelled' ? null : (news ?? null)
}

/** Each stop with day, hours, address and person, the ways between them, and what can still be done (AFTERNOON-14). */
export function TicketView({ context, name, afternoon, sent, move, failed }: Props): ReactNode {
  const { t, locale } = context
  const address = href('afternoonTicket', locale, { afternoonId: name })
  const news = newsOf(sent, afternoon)
  const standing = stillToCome(afternoon)
  const days = [...new Set(afternoon.stops.map(({ booking }) => toDay(booking.startsAt)))]
  return (
    <div className="appointment afternoon">
      <link rel="stylesheet" href={browserFiles.visitsStyle} />
      {news && !failed && (
        <p
          className={news === 'refused' ? 'alert alert--danger' : 'alert alert--success'}
          role="status"
        >
          {t(`agenda.round.news.${news}`)}
        </p>
      )}
      {days.map(day => (
        <article key={day} className="ticket afternoon__ticket">
          <h2 className="ticket__when">
            <span className="ticket__day">{formatWeekdayDate(day, t)}</span>
          </h2>
          <StopList
            stops={afternoon.stops.filter(({ booking }) => toDay(booking.startsAt) === day)}
            address={address}
            canCancel={standing.length > 1 && afternoon.state === 'settled'}
          />
        </article>
      ))}
      {standing.length > 0 && (
        <p className="ticket__ways">
          <a
            className="button"
            href={href('ajaxItem', locale, { call: 'afternoon', id: `${name}.ics` })}
          >
            <Icon name="calendar" />
            {t('agenda.round.calendar')}
          </a>
          {move === null && afternoon.state === 'settled' && (
            <a className="button button--quiet" href={`${address}?view=move`}>
              {t('agenda.round.moveAll')}
            </a>
          )}
        </p>
      )}
      {move !== null && <MoveForm move={move} failed={failed} address={address} t={t} />}
      {standing.length > 0 && afternoon.state === 'settled' && (
        <details className="appointment__move">
          <summary>{t('agenda.round.cancelAll')}</summary>
          <form method="post" action={address}>
            <p>{t('agenda.round.cancelText')}</p>
            <button className="button" type="submit" name="act" value="cancel">
              {t('agenda.round.cancelAll')}
            </button>
          </form>
        </details>
      )}
      {standing.length === 0 && (
        <p>
          <a className="button" href={href('favorites', locale)}>
            {t('compare.toFavorites')}
          </a>
        </p>
      )}
    </div>
  )
}
