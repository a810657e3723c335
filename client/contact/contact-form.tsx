import type { ReactNode } from 'react'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import { PersonFields } from '../forms/person-fields.tsx'
import { useView } from '../view.tsx'
import { FormAlerts } from '../forms/form-alerts.tsx'
import { PrivacyField, TextField, Honeypot, type FormView } from '../forms/form-fields.tsx'

/** An office that can be asked. */
type OfficeChoice = { id: number; name: string }

interface ContactFormProps {
  /** Prefix of its ids; unique on the page. */
  id: string
  /** Where the visitor returns to after sending without script. */
  returnTo: string
  subject?: string | null
  /** Public id of the estate it is about. */
  estate?: string | null
  /** 'estimate' where the page was asked for with it (FORM-31). */
  source?: string | null
  /** Between which the visitor chooses; none: there is no choice. */
  offices?: readonly OfficeChoice[]
  /** The form was just sent. */
  isSent?: boolean
  failed?: RejectedForm | null
}

/** The contact form. Works without script; the script sends the same fields as JSON. Rendered on the server only. */
export function ContactForm({
  id,
  returnTo,
  subject,
  estate,
  source,
  offices = [],
  isSent,
  failed,
}: ContactFormProps): ReactNode {
  const { t, locale, site } = useView()
  const form: FormView = { id, fields: failed?.fields ?? null, errors: failed?.errors ?? {} }
  const hiddenFields = { subject, estate, source, return: returnTo }
  return (
    <form
      className="form"
      method="post"
      action={href('ajax', locale, { call: 'contact-form-handler' })}
      id={id}
    >
      <FormAlerts
        sent={isSent ? t('contactForm.sent') : null}
        failure={failed ? t(`formFailure.${failed.reason}`) : null}
      />
      {Object.entries(hiddenFields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <PersonFields form={form} />
      {offices.length > 0 && <OfficeField form={form} offices={offices} />}
      <TextField
        form={form}
        name="text"
        label={t('contact.text')}
        rows={6}
        required
        maxLength={5000}
      />
      <Honeypot form={form} />
      <PrivacyField form={form} text={t('consent.contact', { agency: site.name })} />
      <p>
        <button className="button" type="submit">
          {t('contact.send')}
        </button>
      </p>
    </form>
  )
}

function OfficeField({
  form: { id, fields },
  offices,
}: {
  form: FormView
  offices: readonly OfficeChoice[]
}): ReactNode {
  const { t } = useView()
  return (
    <div className="field">
      <label className="field__label" htmlFor={`${id}-office`}>
        {t('contact.office')} <span className="field__optional">({t('contact.optional')})</span>
      </label>
      <select
        className="control"
        id={`${id}-office`}
        name="office"
        defaultValue={fields?.get('office') ?? ''}
      >
        <option value="">{t('contact.anyOffice')}</option>
        {offices.map(office => (
          <option key={office.id} value={office.id}>
            {office.name}
          </option>
        ))}
      </select>
    </div>
  )
}
