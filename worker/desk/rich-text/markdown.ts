import type { Element, Nodes, Root, RootContent } from 'hast'
import type { Delete, Root as MarkdownRoot } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import rehypeRemark, { type Options } from 'rehype-remark'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { cleanedOrNull, cleanHtml } from '../../api/clean-html.ts'
import { parseHtml, TangledHtml } from '../../../shared/content/parse-html.ts'
import { hasManySigns, isTangled } from './tangled.ts'

/** Sizes of the agency's pictures in px by their address, which Markdown has no sign for. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>

const NONE: PictureSizes = new Map()

const html = unified().use(rehypeStringify).freeze()

type Handle = NonNullable<Options['handlers']>[string]

/** What Markdown has no sign for stays HTML in it. */
const asHtml: Handle = (_, node) => ({ type: 'html', value: html.stringify(rootOf(node)) })

const rootOf = (...children: RootContent[]): Root => ({ type: 'root', children })

const toTree = unified()
  .use(rehypeRemark, { handlers: { u: asHtml, figure: asHtml } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*', resourceLink: true })
  .freeze()

/** The cleaner knows `s`, not `del`. */
function asStruck(state: State, node: Delete): Element {
  return { type: 'element', tagName: 's', properties: {}, children: state.all(node) }
}

/** An address that just stands in a text stays text: a link is written as one. */
function withoutFoundLinks(tree: MarkdownRoot, file: VFile): void {
  visit(tree, 'link', (node, index, parent) => {
    const start = node.position?.start.offset ?? -1
    if (!parent || index === undefined || /[[<]/.test(String(file)[start] ?? '')) return undefined
    parent.children.splice(index, 1, ...node.children)
    return index
  })
}

const fromMarkdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => withoutFoundLinks)
  .use(remarkRehype, { allowDangerousHtml: true, handlers: { delete: asStruck } })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze()

/** Elements of a text that is written as Markdown, and of each of its blocks. */
const MAX_IN_ALL = 1_500
const MAX_ELEMENTS = 600
/** Read one by one where the whole could not be. */
const MAX_BLOCKS = 200

/** A cleaned text as Markdown, which becomes that text again; a part that would not stays HTML (DESK-151). */
export function toMarkdown(text: string, sizes: PictureSizes = NONE): string {
  const wanted = normalized(cleanHtml(text))
  if (hasManySigns(text)) return wanted
  const tree = parseHtml(wanted)
  if (countOf(tree.children) > MAX_IN_ALL) return wanted
  const blocks = inBlocks(tree.children)
  const isLight = blocks.every(block => countOf(block) <= MAX_ELEMENTS)
  const whole = isLight ? markdownOf(tree) : wanted
  // Read at once where it can be: each block alone costs ten times that.
  if (becomes(whole, wanted, sizes)) return whole
  if (blocks.length > MAX_BLOCKS) return wanted
  const parts = blocks.map(block => {
    const root = rootOf(...block)
    const own = html.stringify(root)
    if (countOf(block) > MAX_ELEMENTS) return own
    const markdown = markdownOf(root)
    return becomes(markdown, own, sizes) ? markdown : own
  })
  const joined = parts.join('\n\n')
  return becomes(joined, wanted, sizes) ? joined : wanted
}

const markdownOf = (root: Root): string =>
  unescaped(toTree.stringify(toTree.runSync(structuredClone(root)))).trim()

function becomes(markdown: string, wanted: string, sizes: PictureSizes): boolean {
  if (isTangled(markdown)) return false
  const cleaned = cleanedOrNull(rawHtml(markdown))
  return cleaned !== null && normalized(cleanHtml(asSized(cleaned, sizes))) === wanted
}

/** Elements of a block. */
function countOf(block: RootContent[]): number {
  let count = 0
  visit(rootOf(...block), 'element', () => void count++)
  return count
}

/** Markdown as HTML, with what HTML there is in it; not cleaned. */
export const rawHtml = (markdown: string): string => String(fromMarkdown.processSync(markdown))

/** Markdown, and HTML in it, as a cleaned text; `raw` where it was read already. Throws TangledHtml. */
export function toHtml(
  markdown: string,
  sizes: PictureSizes = NONE,
  raw = rawHtml(markdown),
): string {
  const cleaned = cleanedOrNull(raw)
  if (cleaned === null) throw new TangledHtml()
  return asSized(cleaned, sizes)
}

/** Addresses in a text as people write them: nothing reads them as links. */
const unescaped = (markdown: string): string =>
  markdown.replace(/(www)?\\(.)/gi, (signs, www: string | undefined, sign: string) =>
    sign === '@' || sign === ':' || (www && sign === '.') ? (www ?? '') + sign : signs,
  )

/** Text between blocks, which a browser lays out as a block of its own, stays with its neighbours. */
function inBlocks(children: RootContent[]): RootContent[][] {
  const groups: RootContent[][] = []
  let isInlineBefore = false
  for (const child of children) {
    const isInline = child.type !== 'element' || INLINE.has(child.tagName)
    const last = groups.at(-1)
    if (isInline && isInlineBefore && last) last.push(child)
    else groups.push([child])
    isInlineBefore = isInline
  }
  return groups
}

const INLINE = new Set(['a', 'b', 'br', 'em', 'i', 'img', 's', 'strong', 'u'])

const asSized = (cleaned: string, sizes: PictureSizes): string =>
  normalized(sizes.size === 0 ? cleaned : withSizes(cleaned, sizes))

function withSizes(text: string, sizes: PictureSizes): string {
  const tree = parseHtml(text)
  visit(tree, 'element', (node: Element) => {
    const size = node.tagName === 'img' ? sizes.get(String(node.properties.src)) : undefined
    if (size) Object.assign(node.properties, size)
  })
  return html.stringify(tree)
}

const BLOCKS = /^(?:p|ul|ol|li|h[234]|blockquote|figure|figcaption|table|thead|tbody|tr|th|td|hr)$/

const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

/** On one line, without blanks between blocks, and each of two elements that look the same by one name. */
function normalized(text: string): string {
  const tree = parseHtml(text)
  visit(tree, 'element', (node: Element) => {
    node.tagName = SAME[node.tagName] ?? node.tagName
  })
  visit(tree, 'text', (node, index, parent) => {
    node.value = node.value.replace(/[ \t\n\f\r]+/g, ' ')
    if (!parent || index === undefined) return undefined
    const isEdge = (at: Nodes | undefined): boolean =>
      at === undefined
        ? parent.type === 'root' || (parent.type === 'element' && BLOCKS.test(parent.tagName))
        : at.type === 'element' && (BLOCKS.test(at.tagName) || at.tagName === 'br')
    if (isEdge(parent.children[index - 1])) node.value = node.value.replace(/^ /, '')
    if (isEdge(parent.children[index + 1])) node.value = node.value.replace(/ $/, '')
    if (node.value !== '') return undefined
    parent.children.splice(index, 1)
    return index
  })
  return html.stringify(tree)
}
