import type { Element, Root } from 'hast'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { isExternalLink } from '../../shared/content/external-link.ts'
import { effortFor, parseHtml, TangledHtml } from '../../shared/content/parse-html.ts'

/** Longer texts are cut before they are parsed: 200 kB is a hundred pages of print. */
const MAX_CHARS = 200_000
/** One to clean and one to see that nothing changes any more; the others are for texts written to be misread. */
const MAX_PASSES = 5

/** What a CMS text may hold. No class, id or style: the page's own styles decide how it looks. */
const ALLOWED: Options = {
  tagNames: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'a',
    'img',
    'blockquote',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colSpan', 'rowSpan', ['scope', 'col', 'row']],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https'] },
  strip: ['script', 'style', 'template', 'svg', 'math', 'iframe', 'object'],
  clobber: [],
}

const cleaner = unified()
  .use(rehypeSanitize, ALLOWED)
  .use(() => addLinkAttributes)
  .use(rehypeStringify)
  .freeze()

/**
 * Makes HTML of a CMS harmless by an allow-list over a parse tree. Runs where the text enters the cache, never per
 * render. Cleaning twice changes nothing.
 */
export function cleanHtml(html: unknown): string {
  if (typeof html !== 'string') return ''
  const text = html.slice(0, MAX_CHARS)
  return cleanedOrNull(text) ?? textOf(text)
}

/** A cleaned text, or null where it is tangled so that only its letters could be kept. */
export function cleanedOrNull(text: string): string | null {
  try {
    return untilStable(text)
  } catch (error) {
    // A RangeError: a stack that is full.
    if (error instanceof TangledHtml || error instanceof RangeError) return null
    throw error
  }
}

/**
 * Cleans until the text parses to the tree that it was written from. `<a><table><a>` and `<p><button><p>` are trees
 * that HTML cannot express: parsed again they become other trees, which is how a cleaned text can run script.
 */
function untilStable(
  text: string,
  effort = effortFor(text.length),
  passes = MAX_PASSES,
): string | null {
  const clean = cleaner.stringify(cleaner.runSync(parseHtml(text, effort)))
  if (clean === text) return clean
  return passes > 0 ? untilStable(clean, effort, passes - 1) : null
}

/** For what is tangled: its letters only. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[<>]/g, '')
    .replace(/&(?![a-z0-9#]{1,32};)/gi, '&amp;')
    .trim()

/** External links pass on neither rank nor opener; pictures load lazily and reserve their space. */
function addLinkAttributes(tree: Root): void {
  visit(tree, 'element', (node: Element, index, parent) => {
    const { properties } = node
    if (node.tagName === 'a' && isExternalLink(properties.href))
      properties.rel = ['nofollow', 'noopener', 'noreferrer']
    if (node.tagName !== 'img') return
    if (!isOwnPicture(properties.src)) {
      if (parent && index !== undefined) parent.children.splice(index, 1)
      return index
    }
    const { src, alt = '', width = 725, height = 544 } = properties
    node.properties = { src, alt, width, height, loading: 'lazy', decoding: 'async' }
    return undefined
  })
}

/** Only the site's own assets: nothing is fetched from a third party. */
export const isOwnPicture = (src: unknown): boolean =>
  typeof src === 'string' && /^\/assets\/[\w-]+(\?[\w=&-]*)?$/.test(src)
