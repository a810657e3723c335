import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { remove } from 'unist-util-remove'

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => (tree: Root) => { remove(tree, node => node.type === 'comment' || ('tagName' in node && NOT_TEXT.has(String(node.tagName)))) })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze()

const NOT_TEXT = new Set(['script', 'svg', 'button', 'form', 'baksteen-island', 'dialog'])

/** The Markdown twin of a page: its very main content, so that no fact can differ. */
export const toMarkdown = (html: string): string => String(converter.processSync(html))
