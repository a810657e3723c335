import type { Site } from '../../shared/site/site.ts'
import type { Translate } from '../../shared/translator.ts'

/** What the script of a form has to say without asking: everything else comes with the answer. */
const TEXT_KEYS = {
  required: 'formError.required',
  email: 'formError.email',
  tooLong: 'formError.tooLong',
  privacy: 'formError.privacy',
  invalid: 'formFailure.invalid',
  unavailable: 'formFailure.unavailable',
  loading: 'contactForm.loading',
} as const

export type FormTexts = Record<keyof typeof TEXT_KEYS, string>

export interface FormIslandProps {
  form: string
  by: 'json' | 'post'
  texts: FormTexts
  captcha: Site['settings']['captcha']
}

export const formTexts = (t: Translate): FormTexts =>
  Object.fromEntries(Object.entries(TEXT_KEYS).map(([name, key]) => [name, t(key)])) as FormTexts
