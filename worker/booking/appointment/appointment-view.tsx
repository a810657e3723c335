import type { ReactNode } from 'react'
import { MoveForm } from '../../../client/booking/move-form.tsx'
import type { Appointment, Slot } from '../../../shared/booking/agenda.ts'
import { formatDateTime } from '../../../shared/time/format-time.ts'
import { seconds } from '../../../shared/time/units.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import type { SalesRep } from '../../../shared/estate/record/attachments.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { href } from '../../../shared/routes.ts'
import { FormIsland } from '../../forms/form-island.tsx'
import type { PublicEstate } from '../../catalog/public-estate.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { estatePath } from '../viewing/viewing-page.tsx'
import { Ticket } from './ticket.tsx'
import { browserFiles } from '../../page/browser-files.ts'

/** 'made': just now; 'cancelled': just now; 'already': before; 'moved': just now, to this time; 'moving': noted; 'cancelling': noted; 'failed': neither. */
export type AppointmentState =
  | 'booked'
  | 'made'
  | 'cancelled'
  | 'already'
  | 'past'
  | 'moved'
  | 'moving'
  | 'cancelling'
  | 'failed'

interface Props {
  context: RequestContext
  appointment: Appointment
  state: AppointmentState
  estate: PublicEstate | null
  slots: Slot[]
  /** Who shows the home. */
  person: SalesRep | null
  /** Id of the appointment that stands in place of this one. */
  moved: string | null
  failed: RejectedForm | null
}

/** The states of a viewing that goes on. */
export const OPEN: readonly AppointmentState[] = ['booked', 'made', 'moved', 'failed']

const MOVED_AWAY = { key: 'movedAway', kind: 'success' } as const

/** The message in each state, and its kind of alert. */
const MESSAGES: Partial<Record<AppointmentState, { key: string; kind: 'success' | 'danger' }>> = {
  made: { key: 'madeText', kind: 'success' },
  cancelled: { key: 'cancelledText', kind: 'success' },
  already: { key: 'alreadyText', kind: 'success' },
  moved: { key: 'moved', kind: 'success' },
  moving: { key: 'moving', kind: 'success' },
  cancelling: { key: 'cancellingText', kind: 'success' },
  past: { key: 'pastText', kind: 'danger' },
  failed: { key: 'failed', kind: 'danger' },
}

/** Date, time and estate; the visitor's details are never shown, since the address may be passed on. */
export function AppointmentView({
  context,
  appointment,
  state,
  estate,
  slots,
  person,
  moved,
  failed,
}: Props): ReactNode {
  const { t, locale } = context
  const message = moved ? MOVED_AWAY : MESSAGES[state]
  const address = href('cancelAppointment', locale, { appointmentId: appointment.id })
  const isOpen = OPEN.includes(state)
  return (
    <div className="appointment">
      <link rel="stylesheet" href={browserFiles.visitsStyle} />
      {message && (
        <p
          className={message.kind === 'danger' ? 'alert alert--danger' : 'alert alert--success'}
          role={message.kind === 'danger' ? 'alert' : 'status'}
        >
          {t(`agenda.cancel.${message.key}`)}
        </p>
      )}
      {isOpen && <Ticket appointment={appointment} estate={estate} person={person} />}
      {moved && (
        <p>
          <a className="button" href={href('cancelAppointment', locale, { appointmentId: moved })}>
            {t('agenda.cancel.toMoved')}
          </a>
        </p>
      )}
      {!isOpen && !moved && (
        <dl className="facts">
          <div className="facts__fact">
            <dt>{t('agenda.cancel.when')}</dt>
            <dd>{formatDateTime(seconds(Date.parse(appointment.start)), t)}</dd>
          </div>
          {estate && (
            <div className="facts__fact">
              <dt>{t('agenda.cancel.what')}</dt>
              <dd>
                <a href={estatePath(estate, locale)}>{mentionedTitle(estate, locale, t)}</a>
              </dd>
            </div>
          )}
        </dl>
      )}
      {isOpen && slots.length > 0 && (
        <details className="appointment__move" open={failed !== null}>
          <summary>{t('agenda.cancel.keep')}</summary>
          <FormIsland
            context={context}
            form="move"
            component={MoveForm}
            served={{ appointmentId: appointment.id, slots, returnTo: address, failed }}
          />
        </details>
      )}
      {isOpen && (
        <form className="appointment__cancel" method="post" action={address}>
          <button className="button button--quiet" type="submit">
            {t('agenda.cancel.confirm')}
          </button>
        </form>
      )}
      {!moved && (state === 'cancelled' || state === 'already') && estate && (
        <p>
          <a className="button" href={`${estatePath(estate, locale)}?viewing=1`}>
            {t('agenda.cancel.again')}
          </a>
        </p>
      )}
    </div>
  )
}
