import type { Locale } from '../../../shared/locale.ts'
import type { Source } from '../../../shared/estate/status.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { Option } from '../page/choices.tsx'
import type { ReadText } from '../rich-text/read-field.ts'

/** What the fields of a form need besides their value. */
export interface FormContext {
  t: Translate
  /** Of the site, its own language first. */
  locales: readonly Locale[]
  source: Source
  /** Pages of the site, as `targetOf` names them. */
  pages: readonly Option[]
  /** Pictures to choose from, the most likely first. */
  pictures: readonly PictureChoice[]
  /** Choices of a field by its name, such as the collections that there are. */
  selects: Readonly<Record<string, readonly Option[]>>
  /** By the field's name in the form. */
  errors: Readonly<Record<string, string>>
  /** Formatted texts that were refused, by the field's name: shown as they were typed. */
  texts: ReadonlyMap<string, ReadText>
}

export interface PictureChoice {
  name: string
  hash: string
}
