import type { ReactNode } from 'react'
import { useView } from '../view.tsx'
import { TextField, type FormView } from './form-fields.tsx'

interface Props {
  form: FormView
  /** Without it the visitor may leave the number out. */
  needsPhone?: boolean
}

/** Who asks: name, address and number. Rendered on the server only. */
export function PersonFields({ form, needsPhone = false }: Props): ReactNode {
  const { t } = useView()
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t('contact.name')}
        autoComplete="name"
        required
        maxLength={120}
      />
      <div className="form__row">
        <EmailField form={form} />
        <TextField
          form={form}
          name="phone"
          type="tel"
          label={t('contact.phone')}
          autoComplete="tel"
          required={needsPhone}
          maxLength={30}
        />
      </div>
    </>
  )
}

export function EmailField({ form, hint }: { form: FormView; hint?: string }): ReactNode {
  const { t } = useView()
  return (
    <TextField
      form={form}
      name="email"
      type="email"
      label={t('contact.email')}
      autoComplete="email"
      required
      maxLength={254}
      hint={hint}
    />
  )
}
