import type { Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import { createTranslator } from '../../shared/translator.ts'
import { WORDS } from '../site/words.ts'
import type { MailContext } from './write-mail.tsx'

/** Who sends, in the language of who receives. */
export const mailContext = (site: Site, locale: Locale): MailContext => ({ site, locale, t: createTranslator(locale, WORDS[locale]) })
