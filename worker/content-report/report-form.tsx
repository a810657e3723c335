import type { ReactNode } from 'react'
import { FormAlerts } from '../../client/forms/form-alerts.tsx'
import { CheckField, Honeypot, TextField, type FormView } from '../../client/forms/form-fields.tsx'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import type { PageRequest } from '../page/result.ts'

/** To the operators of the platform; it works without script and has none. */
export function ReportForm({
  context: { t, locale },
  failed,
}: {
  context: Pick<PageRequest, 't' | 'locale'>
  failed: RejectedForm | null
}): ReactNode {
  const form: FormView = {
    id: 'report',
    fields: failed?.fields ?? null,
    errors: failed?.errors ?? {},
  }
  return (
    <form className="form" method="post" action={href('report', locale)} id="report">
      <FormAlerts failure={failed ? t(`formFailure.${failed.reason}`) : null} />
      <TextField
        form={form}
        name="page"
        label={t('report.page')}
        hint={t('report.pageHint')}
        required
        maxLength={500}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="text"
        label={t('report.why')}
        hint={t('report.whyHint')}
        required
        rows={6}
        maxLength={3000}
      />
      <TextField
        form={form}
        name="name"
        label={t('contact.name')}
        maxLength={80}
        autoComplete="name"
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('contact.email')}
        hint={t('report.emailHint')}
        maxLength={254}
        autoComplete="email"
      />
      <CheckField form={form} name="honest" required>
        {t('report.honest')}
      </CheckField>
      <Honeypot form={form} />
      <p>
        <button className="button" type="submit">
          {t('report.send')}
        </button>
      </p>
    </form>
  )
}
