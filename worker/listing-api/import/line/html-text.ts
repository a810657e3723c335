import type { Root, RootContent } from 'hast'
import {
  type Effort,
  effortFor,
  parseHtml,
  TangledHtml,
} from '../../../../shared/content/parse-html.ts'

type Node = Root | RootContent

/** Elements that begin a paragraph of their own. */
const BLOCKS =
  /^(address|article|aside|blockquote|center|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/
/** Elements of which nothing is read. */
const UNREAD = /^(head|iframe|noscript|object|script|style|svg|template|title)$/

/** HTML as plain text, of as many texts as a line has: together they cost no more than one of their length (IMPORT-99). */
export function textReader(letters: number): (html: string) => string {
  const effort = effortFor(letters)
  return html => {
    try {
      return htmlText(html, effort)
    } catch (error) {
      if (error instanceof TangledHtml) return lettersOf(html)
      throw error
    }
  }
}

/** For what is tangled: its letters alone. */
const lettersOf = (html: string): string =>
  htmlText(html.replace(/<[^>]*>?/g, ' ').replaceAll('>', ''), effortFor(0))

/**
 * HTML as plain text: a line a paragraph, list item or row, entities decoded (IMPORT-57). A text without markup keeps its
 * own line breaks. Throws TangledHtml.
 */
function htmlText(html: string, effort: Effort): string {
  const text: string[] = []
  const hasMarkup = /<(?:br|\/?[a-z][a-z\d]*)\b[^<>]*>/i.test(html)
  const read = (node: Node): void => {
    if (node.type === 'text') {
      // In HTML a line break is a blank; in a text that only has entities it is meant.
      text.push(hasMarkup ? node.value.replace(/[\t\n\r ]+/g, ' ') : node.value)
      return
    }
    if (!('children' in node)) return
    const name = node.type === 'element' ? node.tagName : ''
    if (UNREAD.test(name)) return
    const isBlock = BLOCKS.test(name)
    if (isBlock || name === 'br') text.push('\n')
    if (name === 'li') text.push('– ')
    for (const child of node.children) read(child)
    if (isBlock) text.push('\n')
  }
  read(parseHtml(html, effort))
  return text
    .join('')
    .split('\n')
    .map(line => line.replace(/[\t\r ]+/g, ' ').trim())
    .filter((line, index, lines) => line !== '' || (!hasMarkup && lines[index - 1] !== ''))
    .join('\n')
    .trim()
}
