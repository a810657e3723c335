import type { ReactNode } from 'react'
import type { Slot } from '../../shared/booking/agenda.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import { FormAlerts } from '../forms/form-alerts.tsx'
import type { FormView } from '../forms/form-fields.tsx'
import { useView } from '../view.tsx'
import { SlotField } from './viewing-form.tsx'

interface Props {
  appointmentId: string
  slots: readonly Slot[]
  returnTo: string
  failed?: RejectedForm | null
}

/** Moves a viewing to another slot; the visitor is known already. Rendered on the server only. */
export function MoveForm({ appointmentId, slots, returnTo, failed }: Props): ReactNode {
  const { t, locale } = useView()
  const form: FormView = {
    id: 'move',
    fields: failed?.fields ?? null,
    errors: failed?.errors ?? {},
  }
  return (
    <form
      className="form move-form"
      method="post"
      action={href('ajax', locale, { call: 'move-viewing' })}
      id="move"
    >
      <FormAlerts failure={failed ? t(`formFailure.${failed.reason}`) : null} />
      <input type="hidden" name="replaces" value={appointmentId} />
      <input type="hidden" name="return" value={returnTo} />
      <SlotField form={form} slots={slots} />
      <p>
        <button className="button" type="submit">
          {t('agenda.cancel.move')}
        </button>
      </p>
    </form>
  )
}
