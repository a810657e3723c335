import type { ReactNode } from 'react'
import { MoveForm } from '../../../client/booking/move-form.tsx'
import type { Appointment, Slot } from '../../../shared/booking/agenda.ts'
import { formatDateTime } from '../../../shared/time/format-time.ts'
import { seconds } from '../../../shared/time/units.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { href } from '../../../shared/routes.ts'
import { FormIsland } from '../../forms/form-island.tsx'
import type { RequestContext } from '../../site/request-context.ts'
import { estatePath } from '../viewing/viewing-page.tsx'

/** 'cancelled': just now; 'already': before; 'moved': just now; 'moving': noted; 'cancelling': noted; 'failed': neither. */
export type AppointmentState =
  | 'booked'
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
  estate: Estate | null
  slots: Slot[]
  failed: RejectedForm | null
}

/** The message in each state, and its kind of alert. */
const MESSAGES: Partial<Record<AppointmentState, { key: string; kind: 'success' | 'danger' }>> = {
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
  failed,
}: Props): ReactNode {
  const { t, locale } = context
  const message = MESSAGES[state]
  const address = href('cancelAppointment', locale, { appointmentId: appointment.id })
  const isOpen = state === 'booked' || state === 'failed'
  return (
    <div className="appointment">
      {message && (
        <p
          className={message.kind === 'danger' ? 'alert alert--danger' : 'alert alert--success'}
          role={message.kind === 'danger' ? 'alert' : 'status'}
        >
          {t(`agenda.cancel.${message.key}`)}
        </p>
      )}
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
      {isOpen && (
        <>
          <p>
            <a
              href={href('ajaxItem', locale, { call: 'appointment', id: `${appointment.id}.ics` })}
            >
              {t('agenda.cancel.calendar')}
            </a>
          </p>
          <form method="post" action={address}>
            <p>
              <button className="button button--quiet" type="submit">
                {t('agenda.cancel.confirm')}
              </button>
            </p>
          </form>
        </>
      )}
      {state === 'booked' && slots.length > 0 && (
        <section aria-labelledby="move-title">
          <h2 id="move-title">{t('agenda.cancel.keep')}</h2>
          <FormIsland
            context={context}
            form="move"
            component={MoveForm}
            served={{ appointmentId: appointment.id, slots, returnTo: address, failed }}
          />
        </section>
      )}
      {(state === 'cancelled' || state === 'already') && estate && (
        <p>
          <a className="button" href={`${estatePath(estate, locale)}?viewing=1`}>
            {t('agenda.cancel.again')}
          </a>
        </p>
      )}
    </div>
  )
}
