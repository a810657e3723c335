import deEnumerations from '../../../locales/de/enumerations.json'
import deFields from '../../../locales/de/field.json'
import enEnumerations from '../../../locales/en/enumerations.json'
import enFields from '../../../locales/en/field.json'
import frEnumerations from '../../../locales/fr/enumerations.json'
import frFields from '../../../locales/fr/field.json'
import nlEnumerations from '../../../locales/nl/enumerations.json'
import nlFields from '../../../locales/nl/field.json'
import type { Locale } from '../../../shared/locale.ts'
import { createTranslator, type Messages } from '../../../shared/translator.ts'
import { MESSAGES as ALL } from '../../../worker/site/messages.ts'

/** The estate's own texts in each language, as the files have them. */
export const MESSAGES: Record<Locale, { enumerations: Messages; fields: Messages }> = {
  nl: { enumerations: nlEnumerations, fields: nlFields },
  fr: { enumerations: frEnumerations, fields: frFields },
  en: { enumerations: enEnumerations, fields: enFields },
  de: { enumerations: deEnumerations, fields: deFields },
}

export const translator = (locale: Locale) => createTranslator(locale, ALL[locale])
