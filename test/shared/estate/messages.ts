import deFields from '../../../locales/de/fields.json'
import enFields from '../../../locales/en/fields.json'
import frFields from '../../../locales/fr/fields.json'
import nlFields from '../../../locales/nl/fields.json'
import type { Locale } from '../../../shared/locale.ts'
import { createTranslator, type Messages } from '../../../shared/translator.ts'
import { fieldMessages } from '../../../worker/site/field-words.ts'
import { MESSAGES as ALL } from '../../../worker/site/messages.ts'

/** Words of fields without their labels, and those labels. */
function apart(words: Parameters<typeof fieldMessages>[0]): {
  enumerations: Messages
  fields: Messages
} {
  const { field = {}, ...enumerations } = fieldMessages(words)
  return { enumerations, fields: { field } as Messages }
}

/** The estate's own texts in each language, as the files have them. */
export const MESSAGES: Record<Locale, { enumerations: Messages; fields: Messages }> = {
  nl: apart(nlFields),
  fr: apart(frFields),
  en: apart(enFields),
  de: apart(deFields),
}

export const translator = (locale: Locale) => createTranslator(locale, ALL[locale])
