import type { ReactNode } from 'react'
import type { Slot } from '../../shared/booking/agenda.ts'
import { readSlot } from '../../shared/booking/viewing-form.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import { FormAlerts } from '../forms/form-alerts.tsx'
import { focusIfFirstError, PrivacyField, Honeypot, type FormView } from '../forms/form-fields.tsx'
import { PersonFields } from '../forms/person-fields.tsx'
import { useView } from '../view.tsx'
import { SlotChoice } from './slot-choice.tsx'

interface ViewingFormProps {
  /** Public id. */
  estateId: string
  slots: readonly Slot[]
  returnTo: string
  failed?: RejectedForm | null
}

/** Books a viewing: day, hour, name. Rendered on the server only. */
export function ViewingForm({ estateId, slots, returnTo, failed }: ViewingFormProps): ReactNode {
  const { t, locale, site } = useView()
  const form: FormView = {
    id: 'viewing',
    fields: failed?.fields ?? null,
    errors: failed?.errors ?? {},
  }
  return (
    <form
      className="form viewing-form"
      method="post"
      action={href('ajax', locale, { call: 'viewing' })}
      id="viewing"
    >
      <FormAlerts failure={failed ? t(`formFailure.${failed.reason}`) : null} />
      <input type="hidden" name="estate" value={estateId} />
      <input type="hidden" name="return" value={returnTo} />
      <SlotField form={form} slots={slots} />
      <PersonFields form={form} />
      <Honeypot form={form} />
      <PrivacyField form={form} text={t('agenda.consent', { agency: site.name })} />
      <p>
        <button className="button" type="submit">
          {t('agenda.send')}
        </button>
      </p>
    </form>
  )
}

/** The free times and the error of the choice. */
export function SlotField({ form, slots }: { form: FormView; slots: readonly Slot[] }): ReactNode {
  const { t } = useView()
  const error = form.errors.slot
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <SlotChoice
        id={form.id}
        slots={slots}
        chosen={form.fields && readSlot(form.fields)}
        focus={focusIfFirstError(form, 'slot')}
      />
      <p className="field__error" id={`${form.id}-slot-error`} hidden={!error}>
        {error && t(error)}
      </p>
    </div>
  )
}
