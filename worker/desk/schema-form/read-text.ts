import { isRecord } from '../../../shared/is-record.ts'
import { LOCALES } from '../../../shared/locale.ts'

/** A field that the form does not have stays as it was. */
export function typed(
  form: URLSearchParams,
  name: string,
  from: unknown,
  isLine: boolean,
): unknown {
  const text = form.get(name)?.replace(/\r\n?/g, '\n')
  const before = typeof from === 'string' || typeof from === 'number' ? String(from) : ''
  if (text === undefined || text === shown(before, isLine)) return from
  if (typeof from === 'number' && /^\d{1,12}$/.test(text)) return Number(text)
  return text.trim() === '' ? undefined : text
}

/** As a browser gives back what it was given. */
const shown = (text: string, isLine: boolean): string =>
  isLine ? text.replace(/[\r\n]/g, '') : text.replace(/\r\n?/g, '\n')

/** A text in each language that has one. */
export function readLocalized(
  form: URLSearchParams,
  name: string,
  from: unknown,
  isLine: boolean,
): unknown {
  const before = isRecord(from) ? from : {}
  const next: Record<string, unknown> = { ...before }
  for (const locale of LOCALES) {
    const text = typed(form, `${name}-${locale}`, before[locale], isLine)
    if (text === undefined) delete next[locale]
    else next[locale] = text
  }
  return isEmpty(next) && (from === null || from === undefined) ? from : next
}

/** Whether nothing is filled in. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (isRecord(value) && Object.values(value).every(isEmpty))

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
