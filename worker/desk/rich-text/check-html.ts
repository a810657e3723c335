import type { Element, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { steppedLevels } from '../../../shared/content/heading-levels.ts'
import { isLinkTarget } from '../../../shared/content/web-address.ts'
import { isOwnPicture } from '../../api/clean-html.ts'
import { parseHtml } from '../../../shared/content/parse-html.ts'

/** What a text may not be saved with; its words are 'deskText.problem.{name}'. */
export interface TextProblem {
  name: 'link' | 'picture' | 'alt' | 'long' | 'nested'
  /** The address it is about. */
  what: string
}

export const MAX_TEXT = 64_000

const html = unified().use(rehypeStringify).freeze()

/** The first problem of a text as it was typed, before the cleaner takes it away (DESK-154, DESK-155). */
export function problemOf(typed: string): TextProblem | null {
  if (typed.length > MAX_TEXT) return { name: 'long', what: '' }
  const problems: TextProblem[] = []
  visit(parseHtml(typed), 'element', ({ tagName, properties }: Element) => {
    const { href, src, alt } = properties
    if (tagName === 'a' && href !== undefined && !isLinkTarget(String(href)))
      problems.push({ name: 'link', what: String(href) })
    if (tagName !== 'img') return
    const what = String(src ?? '')
    if (!isOwnPicture(src)) problems.push({ name: 'picture', what })
    else if (String(alt ?? '').trim() === '') problems.push({ name: 'alt', what })
  })
  return problems[0] ?? null
}

/** A cleaned text whose headings go down one level at a time (DESK-153). */
export function withSteppedHeadings(cleaned: string, above: number): string {
  const tree: Root = parseHtml(cleaned)
  const headings: Element[] = []
  visit(tree, 'element', (node: Element) => {
    if (/^h[234]$/.test(node.tagName)) headings.push(node)
  })
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
  for (const [index, level] of steppedLevels(levels, above).entries()) {
    const heading = headings[index]
    if (heading) heading.tagName = `h${level}`
  }
  return html.stringify(tree)
}
