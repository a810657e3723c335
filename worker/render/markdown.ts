import type { ElementContent, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { remove } from 'unist-util-remove'
import { visit } from 'unist-util-visit'

/** What is worked with or looked at and not read; and `wbr`, which would stand in an address as a character of no width. */
const NOT_TEXT = new Set([
  'script',
  'svg',
  'button',
  'form',
  'input',
  'select',
  'dialog',
  'template',
  'wbr',
])

const isText = (node: Root | ElementContent): boolean =>
  node.type === 'element'
    ? !NOT_TEXT.has(node.tagName) && node.properties.ariaHidden !== 'true'
    : node.type !== 'comment'

/** Markdown's tables have no caption: it becomes the line before. */
function readable(tree: Root): void {
  remove(tree, node => !isText(node as ElementContent))
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
  .use(rehypeParse, { fragment: true })
  .use(() => readable)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze()

/** The Markdown twin of a page: its very main content, so that no fact can differ. */
export const toMarkdown = (html: string): string => String(converter.processSync(html))
