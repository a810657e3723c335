/** A number from the API: numeric strings are tolerated, anything that is no finite number gives null. */
export function numberOf(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Prefix and suffix of each number format, the same in every language (FORMAT-3 to FORMAT-9). */
export const NUMBER_FORMATS = {
  number: ['', ''],
  currency: ['€ ', ''],
  pricePerSurface: ['€ ', ' /m²'],
  surface: ['', ' m²'],
  size: ['', ' m'],
  epc: ['', ' kWh/m²'],
  epcPerYear: ['', ' kWh/m²/year'],
  epcYear: ['', ' kWh/jaar'],
  co2: ['', ' kg/m²/year'],
  liquid: ['', 'l'],
  percentage: ['', '%'],
} as const satisfies Record<string, readonly [string, string]>

export type NumberFormat = keyof typeof NUMBER_FORMATS

export const isNumberFormat = (format: string): format is NumberFormat =>
  Object.hasOwn(NUMBER_FORMATS, format)

/**
 * A number as text: '.' thousands, ',' decimal, at most two decimals (amounts: none or two). -1 is the
 * API's 'empty' and gives null, as does anything that is no number within the safe range (FORMAT-1, FORMAT-2, FORMAT-10).
 */
export function formatNumber(format: NumberFormat, value: unknown): string | null {
  const number = numberOf(value)
  if (number === null || number === -1 || Math.abs(number) > Number.MAX_SAFE_INTEGER) return null
  const [prefix, suffix] = NUMBER_FORMATS[format]
  return `${prefix}${digits(number, prefix !== '')}${suffix}`
}

function digits(number: number, isAmount: boolean): string {
  const [whole = '0', cents = '00'] = Math.abs(number).toFixed(2).split('.')
  const decimals = cents === '00' ? '' : isAmount ? cents : cents.replace(/0$/, '')
  const sign = number < 0 && (whole !== '0' || decimals !== '') ? '-' : ''
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
  const year = numberOf(value)
  return year !== null && Number.isInteger(year) && year > 0 && year < 10_000 ? String(year) : null
}
