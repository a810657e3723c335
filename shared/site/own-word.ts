import { isLockedWord } from './locked-words.ts'

export const MAX_WORD = 2_000

/** Why an agency may not have a text as its own wording; its words are 'deskWords.problem.{name}'. */
export type WordProblem = 'unknown' | 'locked' | 'long' | 'markup' | 'control' | 'placeholders'

// oxlint-disable-next-line no-control-regex -- control letters are what it finds.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** What is wrong with an own wording in the place of the product's text; null: nothing (DESK-160). */
export function wordProblem(
  key: string,
  own: string,
  product: string | undefined,
): WordProblem | null {
  if (product === undefined) return 'unknown'
  if (isLockedWord(key)) return 'locked'
  if (own.length > MAX_WORD) return 'long'
  if (/<[a-z!/]/i.test(own)) return 'markup'
  if (CONTROL.test(own)) return 'control'
  return placeholders(own).join() === placeholders(product).join() ? null : 'placeholders'
}

/** '{{city}}', once each, sorted. */
export const placeholders = (text: string): string[] =>
  [...new Set(text.match(/\{+\s*\w+\s*\}+/g) ?? [])].sort()
