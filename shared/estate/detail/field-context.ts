import type { Locale } from '../../locale.ts'
import type { Translate } from '../../translator.ts'

/** In which language a page tells its fields. */
export interface FieldContext {
  t: Translate
  locale: Locale
}
