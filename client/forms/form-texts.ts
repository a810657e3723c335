import type { Site } from '../../shared/site/site.ts'
import type { Translate } from '../../shared/translator.ts'

export interface FormIslandProps {
  form: string
  by: 'json' | 'post'
  texts: FormTexts
  captcha: Site['settings']['captcha']
}

/** The messages that a form's script shows by itself; all others come with the response. */
export const formTexts = (t: Translate) => ({
  required: t('formError.required'),
  email: t('formError.email'),
  tooLong: t('formError.tooLong'),
  privacy: t('formError.privacy'),
  invalid: t('formFailure.invalid'),
  unavailable: t('formFailure.unavailable'),
  loading: t('contactForm.loading'),
})

export type FormTexts = ReturnType<typeof formTexts>
