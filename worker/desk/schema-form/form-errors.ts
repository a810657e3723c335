import * as v from 'valibot'
import type { Translate } from '../../../shared/translator.ts'
import { explain, fieldOf } from '../../../shared/packs/explain.ts'

/** What is wrong, by the field's name in the form, in the reader's words. */
export type FormErrors = Record<string, string>

/** The word for what a schema says, 'deskPages.error.{word}'; the first that fits. */
const WORDS: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/is missing|must not be empty/, 'empty'],
  [/text in at least one language/, 'language'],
  [/at most ([\d,]+) letters/, 'long'],
  [/email/, 'email'],
  [/day/, 'day'],
  [/must not end before/, 'order'],
  [/must start with https/, 'address'],
  [/words of a–z/, 'path'],
  [/must not begin with/, 'reserved'],
  [/is the address of/, 'taken'],
  [/stands twice/, 'twice'],
  [/file in assets|hash|picture/, 'picture'],
  [/whole number|must be a number|a number without|at least|at most/, 'number'],
  [/one of/, 'choice'],
  [/\{"page"/, 'target'],
]

const wordFor = (message: string): string =>
  WORDS.find(([pattern]) => pattern.test(message))?.[1] ?? 'wrong'

/** 'numbers[0].label.nl' → 'numbers-0-label-nl'. */
export const nameOfField = (field: string): string =>
  field.replace(/\[(\d+)\]/g, '-$1').replaceAll('.', '-')

export const errorText = (message: string, t: Translate): string =>
  t(`deskPages.error.${wordFor(message)}`)

/** Everything that a schema refuses of a value. */
export function errorsOf<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  t: Translate,
): FormErrors {
  const result = v.safeParse(schema, value)
  const issues = result.success ? [] : result.issues
  return Object.fromEntries(
    issues.map(issue => {
      const { path, message } = explain(issue, schema)
      return [nameOfField(fieldOf(path)) || 'form', errorText(message, t)]
    }),
  )
}
