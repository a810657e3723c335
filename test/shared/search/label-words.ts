import { readFileSync } from 'node:fs'
import { LOCALES } from '../../../shared/locale.ts'
import type { FieldWords } from '../../../shared/search/sentence/field-words.ts'
import { tableOf } from '../../../shared/table.ts'

/** The label files as they are, which a bare Node reads too. */
export const LABEL_WORDS: FieldWords = tableOf(LOCALES, locale =>
  JSON.parse(
    readFileSync(new URL(`../../../locales/${locale}/fields.json`, import.meta.url), 'utf8'),
  ),
)
