import { isLocale, type Locale } from '../locale.ts'

/** How the texts of the product's own drawings begin, in the starter and in the demo. */
const DRAWN: Record<Locale, RegExp> = {
  nl: /^(?:Illustratie:|Getekend )/,
  fr: /^(?:Illustration\s?:|Portrait dessiné )/,
  en: /^(?:Illustration:|Drawn )/,
  de: /^(?:Illustration:|Gezeichnetes )/,
}

/** Whether a text says of a picture that it is drawn. */
export const isOfDrawing = (text: string, locale: Locale): boolean => DRAWN[locale].test(text)

/** The texts of a photograph that took the place of a drawing: without what was said of the drawing (PACK-164). */
export const altOfPhotograph = (alt: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(alt).filter(
      ([locale, text]) =>
        !(isLocale(locale) && typeof text === 'string' && isOfDrawing(text, locale)),
    ),
  )
