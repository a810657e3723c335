import type { ReactNode } from 'react'
import type { Control } from '../../../../shared/homes/form/control.ts'
import type { HomeForm } from './home-form.ts'
import { optionsOf } from './options.ts'

/** What is stored now at a control where this form says something else (DESK-80). */
export const Theirs = ({
  name,
  control = { kind: 'line' },
  form,
}: {
  name: string
  control?: Control
  form: HomeForm
}): ReactNode => {
  const { theirs, t } = form
  const text = theirs[name]
  return text === undefined ? null : (
    <p className="homes-field__theirs">
      {t('deskHomes.conflict.theirs', { value: shownText(control, text, form) || t('notEntered') })}
    </p>
  )
}

/** A control's text as a person reads it: the word of a code. */
export const shownText = (control: Control, text: string, { estate, t }: HomeForm): string =>
  (text !== '' &&
    optionsOf(control, estate, text, t)?.find(({ value }) => value === text)?.label) ||
  text
