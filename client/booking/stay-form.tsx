import type { ReactNode } from 'react'
import type { Agreement } from '../../shared/content/page.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import type { Stay } from '../../shared/booking/stay.ts'
import { href } from '../../shared/routes.ts'
import { FormAlerts } from '../forms/form-alerts.tsx'
import {
  CheckField,
  focusIfFirstError,
  PrivacyField,
  TextField,
  Honeypot,
  type FormView,
} from '../forms/form-fields.tsx'
import { PersonFields } from '../forms/person-fields.tsx'
import { useView } from '../view.tsx'

interface StayFormProps {
  unitId: number
  stay: Stay
  maxOccupation: number | null
  agreements: Agreement[]
  /** Number of persons the list was filtered by. */
  persons: number | null
  returnTo: string
  failed?: RejectedForm | null
}

/** The reservation form. Price and dates are sent for comparison only: the API determines them itself. */
export function StayForm({
  unitId,
  stay,
  maxOccupation,
  agreements,
  persons,
  returnTo,
  failed,
}: StayFormProps): ReactNode {
  const { t, locale, site } = useView()
  const form: FormView = {
    id: 'stay',
    fields: failed?.fields ?? null,
    errors: failed?.errors ?? {},
  }
  const hiddenFields = {
    unit: unitId,
    start: stay.start,
    end: stay.end,
    price: stay.price,
    return: returnTo,
  }
  const max = maxOccupation ?? 50
  return (
    <form
      className="form stay-form"
      method="post"
      action={href('ajax', locale, { call: 'stay' })}
      id="stay"
    >
      <FormAlerts failure={failed ? t(`formFailure.${failed.reason}`) : null} />
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PersonFields form={form} needsPhone />
      <div className="field">
        <label className="field__label" htmlFor="stay-persons">
          {t('rental.form.persons')}
        </label>
        <input
          className="control"
          id="stay-persons"
          name="persons"
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          required
          defaultValue={form.fields?.get('persons') ?? (persons && persons <= max ? persons : '')}
          aria-describedby="stay-persons-hint stay-persons-error"
          aria-invalid={form.errors.persons ? true : undefined}
          {...focusIfFirstError(form, 'persons')}
        />
        <p className="field__hint" id="stay-persons-hint">
          {t('rental.form.personsHint', { count: max })}
        </p>
        <p className="field__error" id="stay-persons-error" hidden={!form.errors.persons}>
          {form.errors.persons && t(form.errors.persons)}
        </p>
      </div>
      <TextField
        form={form}
        name="message"
        label={t('rental.form.message')}
        rows={4}
        maxLength={2000}
      />
      {agreements.map(agreement => (
        <AgreementField key={agreement.id} form={form} agreement={agreement} />
      ))}
      <Honeypot form={form} />
      <PrivacyField form={form} text={t('rental.consent', { agency: site.name })} />
      <p>
        <button className="button" type="submit">
          {t('rental.form.send')}
        </button>
      </p>
    </form>
  )
}

/** An agreement to accept; its HTML was sanitized when it was cached. */
function AgreementField({
  form,
  agreement: { id, name, text, required },
}: {
  form: FormView
  agreement: Agreement
}): ReactNode {
  const { t } = useView()
  const isMissing = required && !form.fields?.getAll('agreement').includes(String(id))
  return (
    <div className="agreement">
      <details>
        <summary>{t('rental.form.read', { name })}</summary>
        <div className="html-text" dangerouslySetInnerHTML={{ __html: text }} />
      </details>
      <CheckField
        form={isMissing ? form : { ...form, errors: {} }}
        name="agreement"
        value={String(id)}
        required={required}
      >
        {t('rental.form.agree', { name })}
        {!required && ` (${t('contact.optional')})`}
      </CheckField>
    </div>
  )
}
