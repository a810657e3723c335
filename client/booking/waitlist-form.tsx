import type { ReactNode } from 'react'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import { FormAlerts } from '../forms/form-alerts.tsx'
import { PrivacyField, Honeypot, type FormView } from '../forms/form-fields.tsx'
import { EmailField } from '../forms/person-fields.tsx'
import { useView } from '../view.tsx'

interface Props {
  /** Public id. */
  estateId: string
  returnTo: string
  failed?: RejectedForm | null
}

/** Joins the waitlist of a full agenda. Rendered on the server only. */
export function WaitlistForm({ estateId, returnTo, failed }: Props): ReactNode {
  const { t, locale, site } = useView()
  const form: FormView = {
    id: 'wait',
    fields: failed?.fields ?? null,
    errors: failed?.errors ?? {},
  }
  return (
    <form
      className="form wait-form"
      method="post"
      action={href('ajax', locale, { call: 'viewing-wait' })}
      id="wait"
    >
      <FormAlerts failure={failed ? t(`formFailure.${failed.reason}`) : null} />
      <input type="hidden" name="estate" value={estateId} />
      <input type="hidden" name="return" value={returnTo} />
      <EmailField form={form} />
      <Honeypot form={form} />
      <PrivacyField form={form} text={t('agenda.consent', { agency: site.name })} />
      <p>
        <button className="button" type="submit">
          {t('agenda.wait.send')}
        </button>
      </p>
    </form>
  )
}
