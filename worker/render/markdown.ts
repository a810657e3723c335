import type { Element, Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { remove } from 'unist-util-remove'
import { visit } from 'unist-util-visit'

/** Elements that are operated or looked at, not read; and `wbr`, which would become a zero-width character in links. */
const NOT_TEXT = new Set([
  'script',
  'svg',
  'button',
  'form',
  'input',
  'select',
  'dialog',
  'template',
  'textarea',
  'wbr',
])

type Node = Parameters<typeof remove>[0]

const isElement = (node: Node): node is Element => node.type === 'element'

const isText = (node: Node): boolean =>
  isElement(node)
    ? !NOT_TEXT.has(node.tagName) && node.properties.ariaHidden !== 'true'
    : node.type !== 'comment'

const INLINE = new Set(['a', 'b', 'em', 'i', 'label', 'small', 'span', 'strong', 'time'])

const isInline = (node: Root | RootContent | undefined): boolean =>
  node?.type === 'element' && INLINE.has(node.tagName)

/** Neighbours that styles set apart stand apart in plain text too. */
function setApart(parent: Root | Element): void {
  for (let index = parent.children.length - 1; index > 0; index--)
    if (isInline(parent.children[index]) && isInline(parent.children[index - 1]))
      parent.children.splice(index, 0, { type: 'text', value: ' ' })
}

/** Markdown tables have no caption, so it becomes the paragraph before. */
function readable(tree: Root): void {
  remove(tree, node => !isText(node))
  // What folds lies open, its heading too.
  visit(tree, 'element', node => {
    if (node.tagName === 'details' || node.tagName === 'summary') node.tagName = 'div'
  })
  visit(tree, node => {
    if (node.type === 'root' || node.type === 'element') setApart(node)
  })
  visit(tree, 'element', (table, index, parent) => {
    const at =
      table.tagName === 'table'
        ? table.children.findIndex(child => child.type === 'element' && child.tagName === 'caption')
        : -1
    if (at < 0 || !parent || index === undefined) return
    const [caption] = table.children.splice(at, 1)
    if (caption?.type === 'element') parent.children.splice(index, 0, { ...caption, tagName: 'p' })
  })
}

const converter = unified()
  .use(() => readable)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze()

/** A page's main element as Markdown, from the same HTML, so that the facts cannot differ. */
export function toMarkdown(html: string): string {
  const tree = fromParse5(parseFragment(html, { scriptingEnabled: false }))
  return tree.type === 'root' ? converter.stringify(converter.runSync(tree)) : ''
}
