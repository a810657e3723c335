import type { Locale } from './locale.ts'

export interface NumberKind {
  /** The most decimals that it may have: 2 for an amount, 0 for a number of things. */
  decimals: number
  /** The most that it can be, either side of zero: 90 for a latitude. */
  most?: number
}

/** An amount in euro. */
export const AMOUNT: NumberKind = { decimals: 2 }
/** A number of things, of metres. */
export const WHOLE: NumberKind = { decimals: 0 }
/** A size, a share, a value as it was measured. */
export const MEASURE: NumberKind = { decimals: 9 }
export const LATITUDE: NumberKind = { decimals: 12, most: 90 }
export const LONGITUDE: NumberKind = { decimals: 12, most: 180 }

/**
 * A number as a person types it in a language: '285.000', '12,5', '€ 1 250,75', '1.250.000,-'; in English '1,250.50'. The
 * one reader of numbers in forms, so that a text is the same number in each (DESK-77). null: it is none.
 *
 * Where one point or comma stands before exactly three digits it may mean either. They are thousands where they could be
 * no decimals ('450,000' as a price), decimals where they could be no thousands ('51.053' as a latitude), and else what
 * they are in the language: '1.250' is 1250 in Dutch, French and German, and 1.25 in English.
 */
export function parseNumber(
  text: string,
  locale: Locale,
  { decimals, most = Infinity }: NumberKind,
): number | null {
  const plain = text
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/€|euro?$/gi, '')
    .trim()
    .replace(/[,.]-$/, '')
    .replace(/^\u2212/, '-')
  const [, sign = '', digits = ''] = /^(-?) ?(\d[\d .,'’]*)$/.exec(plain) ?? []
  const runs = digits.split(/[ .,'’]/)
  if (runs.some(run => run === '') || runs.join('').length > 15) return null
  const marks = [...digits.replace(/\d/g, '')]
  const last = marks.at(-1) ?? ''
  const whole = isGrouped(runs, marks) ? readAs(sign, runs) : null
  const fraction = runs.at(-1) ?? ''
  const isDecimal =
    /[.,]/.test(last) &&
    fraction.length <= decimals &&
    !marks.slice(0, -1).includes(last) &&
    isGrouped(runs.slice(0, -1), marks.slice(0, -1))
  const broken = isDecimal ? readAs(sign, runs.slice(0, -1), fraction) : null
  const readings = [last === DECIMAL[locale] ? broken : whole, whole, broken]
  return readings.find(each => each !== null && Math.abs(each) <= most) ?? whole ?? broken
}

/** '12,5': as a field shows it, without marks between thousands. */
export const numberText = (value: number, locale: Locale): string =>
  String(value).replace('.', DECIMAL[locale])

const DECIMAL: Readonly<Record<Locale, '.' | ','>> = { nl: ',', fr: ',', de: ',', en: '.' }

/** Whether runs of digits are a number with one mark between its thousands, or without. */
const isGrouped = ([first = '', ...others]: readonly string[], marks: readonly string[]): boolean =>
  others.length === 0 ||
  (/^[1-9]\d{0,2}$/.test(first) &&
    others.every(run => run.length === 3) &&
    new Set(marks.map(mark => (mark === '’' ? "'" : mark))).size === 1)

const readAs = (sign: string, runs: readonly string[], fraction = ''): number =>
  Number(`${sign}${runs.join('')}.${fraction || '0'}`)
