import { parseAccept } from 'hono/utils/accept'

const NAMED = /\btext\/(x-)?markdown\b/i
const MAX_HEADER = 500

/** Markdown must be named, as assistants do and no browser does, and weigh no less than HTML where that is named too (PAGE-105). */
export function wantsMarkdown(accept: string | null): boolean {
  const header = (accept ?? '').slice(0, MAX_HEADER).toLowerCase()
  if (!NAMED.test(header)) return false
  const weightOf = (...types: string[]): number =>
    Math.max(0, ...parseAccept(header).flatMap(({ type, q }) => (types.includes(type) ? q : [])))
  const markdown = weightOf('text/markdown', 'text/x-markdown')
  return markdown > 0 && markdown >= weightOf('text/html')
}
