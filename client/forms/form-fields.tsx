import type { ReactNode } from 'react'
import { href } from '../../shared/routes.ts'
import type { FieldErrors } from '../../shared/forms/fields.ts'
import { useView } from '../view.tsx'

/** A form as it is rendered: empty, or with what the visitor wrote and its errors. */
export interface FormView {
  /** Prefix of every id in it. */
  id: string
  fields: URLSearchParams | null
  errors: FieldErrors
}

interface FieldProps {
  form: FormView
  name: string
  label: string
  required?: boolean
  maxLength?: number
  autoComplete?: string
  type?: 'text' | 'email' | 'tel'
  /** Makes it a text area. */
  rows?: number
  hint?: string
}

/** A labelled text field. The line for its error is always rendered, for the script to fill. */
export function TextField({
  form,
  name,
  label,
  required,
  rows,
  hint,
  type = 'text',
  ...rest
}: FieldProps): ReactNode {
  const { t } = useView()
  const error = form.errors[name]
  const id = `${form.id}-${name}`
  const control = {
    ...rest,
    id,
    name,
    required,
    className: 'control',
    defaultValue: form.fields?.get(name) ?? '',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' '),
    ...focusIfFirstError(form, name),
  }
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label} {!required && <span className="field__optional">({t('contact.optional')})</span>}
      </label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

interface CheckProps {
  form: FormView
  name: string
  required?: boolean
  value?: string
  checked?: boolean
  children: ReactNode
}

/** A checkbox; never ticked in advance. */
export function CheckField({
  form,
  name,
  required,
  value = '1',
  checked,
  children,
}: CheckProps): ReactNode {
  const error = form.errors[name]
  const id = `${form.id}-${name}-${value}`
  const box = {
    id,
    name,
    value,
    required,
    ...focusIfFirstError(form, name),
    defaultChecked: checked ?? form.fields?.getAll(name).includes(value) ?? false,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': `${id}-error`,
  }
  return (
    <div className="field">
      <label className={error ? 'check check--wrong' : 'check'}>
        <input {...box} type="checkbox" />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** The consent, in the words that are stored, with a link to the privacy policy. */
export function PrivacyField({ form, text }: { form: FormView; text: string }): ReactNode {
  const { t, locale } = useView()
  return (
    <CheckField form={form} name="privacy" required>
      {text} <a href={href('privacy', locale)}>{t('consent.privacyLink')}</a>
    </CheckField>
  )
}

/** A field that people do not see and bots fill in. */
export function Honeypot({ form }: { form: FormView }): ReactNode {
  const { t } = useView()
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={`${form.id}-website`}>{t('contact.leaveEmpty')}</label>
      <input id={`${form.id}-website`} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

function FieldError({ id, error }: { id: string; error: string | undefined }): ReactNode {
  const { t } = useView()
  return (
    <p className="field__error" id={id} hidden={!error}>
      {error ? t(error) : ''}
    </p>
  )
}

/** Focuses the first field with an error when a form comes back. Errors are in the order of the form. */
export const focusIfFirstError = (form: FormView, name: string): { autoFocus: boolean } => ({
  autoFocus: Object.keys(form.errors)[0] === name,
})
