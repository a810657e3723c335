import { isRecord } from '../../../../shared/is-record.ts'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'

interface Fillings {
  locales: Locale[]
  texts: (locale: Locale) => Record<string, string>
  /** What stands for a whole text, as '{hero}'. */
  values: Record<string, unknown>
}

/** A value of the template in the site's languages, with names, towns and values in their places. */
export function fill(value: unknown, fillings: Fillings, inHtml = false): unknown {
  const { locales, values } = fillings
  if (typeof value === 'string') {
    const whole = /^\{(\w+)\}$/.exec(value)?.[1]
    return whole !== undefined && Object.hasOwn(values, whole)
      ? fill(values[whole], fillings)
      : value
  }
  if (Array.isArray(value)) return value.map(each => fill(each, fillings, inHtml))
  if (!isRecord(value)) return value
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every(key => LOCALES.some(locale => locale === key)))
    return Object.fromEntries(
      locales.map(locale => [
        locale,
        withTexts(String(value[locale]), fillings.texts(locale), inHtml),
      ]),
    )
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fill(each, fillings, key === 'html')]),
  )
}

const withTexts = (text: string, texts: Record<string, string>, inHtml: boolean): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => {
    const found = texts[name]
    if (found === undefined) return all
    return inHtml ? found.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : found
  })
