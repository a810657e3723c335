import * as v from 'valibot'
import { WEB_ADDRESS } from '../content/web-address.ts'
import { LOCALES } from '../locale.ts'

/** A schema with what editors show of it. */
export const field = <S extends v.GenericSchema>(description: string, schema: S) =>
  v.pipe(schema, v.description(description))

// oxlint-disable-next-line no-control-regex -- control letters are what it refuses.
const CONTROL = /^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]*$/

/** Text of at least one and at most `max` letters, without control letters. */
export const text = (max = 200) =>
  v.pipe(
    v.string(),
    v.check(value => value.trim() !== '', 'must not be empty'),
    v.maxLength(max, `must have at most ${max.toLocaleString('en')} letters`),
    v.regex(CONTROL, 'must not have control letters in it'),
  )

/** A text in at least one language. */
export const localized = (max = 2_000) =>
  v.pipe(
    v.strictObject({
      nl: v.nullish(text(max)),
      fr: v.nullish(text(max)),
      en: v.nullish(text(max)),
      de: v.nullish(text(max)),
    }),
    v.check(
      value => LOCALES.some(locale => typeof value[locale] === 'string'),
      'must have a text in at least one language: nl, fr, en or de',
    ),
  )

/** A text in every language, or in each of those that have it. */
export const plainOrLocalized = (max = 2_000) => v.union([text(max), localized(max)])

/** Formatted text; it is cleaned when it is shown. */
export const html = () => localized(64_000)

export const number = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.finite('must be a number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )

export const whole = (min: number, max: number) =>
  v.pipe(number(min, max), v.integer('must be a whole number'))

/** The highest id, so that there is always a next one. */
export const MAX_ID = 999_999_999_999

/** A number that names something in addresses and references. */
export const id = () => whole(1, MAX_ID)

const DAY_FORM = /^\d{4}-\d\d-\d\d$/

/** 'YYYY-MM-DD', a day that there is. */
export const day = () =>
  v.pipe(
    v.string(),
    v.regex(DAY_FORM, 'must be a day as 2026-11-22'),
    // One that is badly written is told so once.
    v.check(value => !DAY_FORM.test(value) || isDay(value), 'must be a day that there is'),
  )

const isDay = (value: string): boolean => {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** 'HH:MM' in Brussels. */
export const time = () =>
  v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as 09:30'))

export const colour = () =>
  v.pipe(
    v.string(),
    v.regex(/^[\da-f]{6}$/i, 'must be a colour of six hexadecimal digits, as 1f5c4a'),
  )

export const email = () =>
  v.pipe(
    text(254),
    v.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/, 'must be an email address'),
  )

/** A web, mail or telephone address, or a path of the site itself. */
export const address = () =>
  v.pipe(text(2_000), v.regex(WEB_ADDRESS, 'must start with https://, http://, mailto:, tel: or /'))

/** An asset of the pack: the name of its file in assets/ without the ending. */
export const assetId = () =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]{1,64}$/, 'must be the name of a file in assets/, without its ending'),
  )

export const geoLocation = () => v.strictObject({ lat: number(49, 52), lon: number(2, 7) })

/** A closed list of codes. */
export const oneOf = <const T extends readonly [string, ...string[]] | readonly string[]>(
  codes: T,
) => v.picklist(codes, `must be one of ${codes.join(', ')}`)

/** A closed list of numbered ids, which the description and the errors name. */
export function codeId(names: Readonly<Record<number, string>>) {
  const list = Object.entries(names).map(([key, name]) => `${key} ${name}`)
  return v.pipe(
    v.picklist(Object.keys(names).map(Number), `must be one of ${list.join(', ')}`),
    v.description(list.join(', ')),
  )
}

/** The line that tells an editor which schema a file has. */
export const schemaLine = {
  $schema: v.optional(field('The address of this schema, for editors', text(2_000))),
}
