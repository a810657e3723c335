import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/** A number from the API: numeric strings are tolerated, anything that is no finite number gives null. */
export function numberOf(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** What stands before and after each number (FORMAT-3 to FORMAT-9); blanks do not break. `{year}` is the word of the language. */
export const NUMBER_FORMATS = {
  number: ['', ''],
  currency: ['€\u00a0', ''],
  pricePerSurface: ['€\u00a0', '\u00a0/m²'],
  surface: ['', '\u00a0m²'],
  size: ['', '\u00a0m'],
  epc: ['', '\u00a0kWh/m²'],
  epcPerYear: ['', '\u00a0kWh/m²/{year}'],
  epcYear: ['', '\u00a0kWh/{year}'],
  co2: ['', '\u00a0kg/m²/{year}'],
  liquid: ['', 'l'],
  percentage: ['', '\u00a0%'],
} as const satisfies Record<string, readonly [string, string]>

const YEAR: Record<Locale, string> = { nl: 'jaar', fr: 'an', en: 'year', de: 'Jahr' }

/** The end of a number in a language; percentages in English have no blank (FORMAT-9). */
const suffixOf = (format: NumberFormat, locale: Locale): string =>
  format === 'percentage' && locale === 'en'
    ? '%'
    : NUMBER_FORMATS[format][1].replace('{year}', YEAR[locale])

export type NumberFormat = keyof typeof NUMBER_FORMATS

export const isNumberFormat = (format: string): format is NumberFormat =>
  Object.hasOwn(NUMBER_FORMATS, format)

/**
 * A number as text: '.' thousands, ',' decimal, at most two decimals (amounts: none or two). -1 is the
 * API's 'empty' and gives null, as does anything that is no number within the safe range (FORMAT-1, FORMAT-2, FORMAT-10).
 */
export function formatNumber(
  format: NumberFormat,
  value: unknown,
  locale: Locale = DEFAULT_LOCALE,
): string | null {
  const number = numberOf(value)
  if (number === null || number === -1 || Math.abs(number) > Number.MAX_SAFE_INTEGER) return null
  const [prefix] = NUMBER_FORMATS[format]
  return `${prefix}${digits(number, prefix !== '')}${suffixOf(format, locale)}`
}

function digits(number: number, isAmount: boolean): string {
  const [whole = '0', cents = '00'] = Math.abs(number).toFixed(2).split('.')
  const decimals = cents === '00' ? '' : isAmount ? cents : cents.replace(/0$/, '')
  const sign = Number(number.toFixed(2)) < 0 ? '-' : ''
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, '.')}${decimals && `,${decimals}`}`
}

/**
 * An ISO 8601 date or date-time as dd/mm/yyyy (FORMAT-14). The date is taken as written, so no time zone
 * can move it by a day; a date that does not exist gives null.
 */
export function formatDate(value: unknown): string | null {
  const parts = typeof value === 'string' ? /^\s*(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(value) : null
  if (!parts) return null
  const [, year = '', month = '', day = ''] = parts
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const exists =
    Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days
  return exists ? `${day}/${month}/${year}` : null
}

/** A year without thousands mark. */
export function formatYear(value: unknown): string | null {
  const year = numberOf(value) ?? 0
  return Number.isInteger(year) && year > 0 && year < 10_000 ? String(year) : null
}
