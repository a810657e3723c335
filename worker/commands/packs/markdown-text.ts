import type { Nodes, Root, RootContent } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import * as v from 'valibot'
import { address } from '../../../shared/packs/fields.ts'

/** A part of a text, from one '## Heading' to the next. */
interface TextPart {
  /** Null before the first heading. */
  title: string | null
  html: string
  line: number
}

export interface MarkdownText {
  /** A '# Heading' at the very beginning. */
  heading: string | null
  parts: TextPart[]
  wrong: { line: number; message: string }[]
}

const reader = unified().use(remarkParse).use(remarkGfm).freeze()
const writer = unified().use(remarkRehype).use(rehypeStringify).freeze()
const Target = v.union([address(), v.pipe(v.string(), v.startsWith('#'))])

/** The parts of a Markdown text, each as HTML (PACK-71, PACK-72). */
export function readMarkdown(body: string, firstLine: number): MarkdownText {
  const root = reader.parse(body)
  const lineOf = (node: Nodes | undefined): number =>
    firstLine - 1 + (node?.position?.start.line ?? 1)
  const [first] = root.children
  const heading = first?.type === 'heading' && first.depth === 1 ? textOf(first) : null
  const content = heading === null ? root.children : root.children.slice(1)
  const wrong: MarkdownText['wrong'] = []
  visit({ type: 'root', children: content } satisfies Root, node => {
    const message = problemOf(node)
    if (message) wrong.push({ line: lineOf(node), message })
  })
  const definitions = content.filter(({ type }) => /[dD]efinition$/.test(type))
  const parts: TextPart[] = []
  let title: string | null = null
  let nodes: RootContent[] = []
  let line = firstLine
  const finish = (): void => {
    if (nodes.length > 0 || title !== null)
      parts.push({ title, html: htmlOf([...nodes, ...definitions]), line })
  }
  for (const node of content) {
    if (node.type === 'heading' && node.depth === 2) {
      finish()
      title = textOf(node)
      nodes = []
      line = lineOf(node)
    } else if (!definitions.includes(node)) {
      if (nodes.length === 0 && title === null) line = lineOf(node)
      nodes.push(node)
    }
  }
  finish()
  return { heading, parts, wrong }
}

function problemOf(node: Nodes): string | null {
  if (node.type === 'html') return 'is HTML; write it as Markdown, or the page as .json'
  if (node.type === 'image' || node.type === 'imageReference')
    return 'is a picture; a page with pictures is a .json file'
  if (node.type === 'heading' && node.depth === 1)
    return "must begin with '##': the one heading with '#' is the first line of the text"
  if (node.type === 'link' || node.type === 'definition')
    return v.is(Target, node.url)
      ? null
      : 'has a link that must start with https://, http://, mailto:, tel:, / or #'
  return null
}

const htmlOf = (children: RootContent[]): string => {
  const tree = writer.runSync({ type: 'root', children } satisfies Root)
  return writer.stringify(tree)
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''
