import type { Element, Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { EXIT, visit } from 'unist-util-visit'
import { effortFor, parseHtml, TangledHtml } from '../../../shared/content/parse-html.ts'
import { FileRefused } from './refusal.ts'
import { isSafeStyle, SVG_SCHEMA } from './svg-schema.ts'
import { drawnElements, textOf } from './svg-references.ts'

const MAX_LETTERS = 200_000
const MAX_ELEMENTS = 5_000
/** With what shapes are referred to drawn as often as they are. */
const MAX_DRAWN = 20_000

const cleaner = unified().use(rehypeSanitize, SVG_SCHEMA).freeze()
const printer = unified()
  .use(rehypeStringify, {
    space: 'svg',
    closeEmptyElements: true,
    characterReferences: { useNamedReferences: false },
  })
  .freeze()

interface CleanSvg {
  text: string
  /** Its own units; how large it is shown is another matter. */
  width: number
  height: number
}

/**
 * A drawing with its shapes, colours and nothing else: no script, event, link, animation, or address of anything outside it.
 * Clean text stays as it is. Throws a FileRefused for one that is too large, draws too much, or has no shape left.
 */
export async function cleanSvg(text: string): Promise<CleanSvg> {
  if (text.length > MAX_LETTERS)
    throw new FileRefused(
      'invalid',
      'The SVG has over 200,000 letters; save it without the editor’s data',
    )
  const tree = await cleaner.run(onlySvg(parsed(text)))
  let elements = 0
  let shapes = 0
  visit(tree, 'element', (element, index, parent) => {
    elements++
    if (SHAPES.has(element.tagName)) shapes++
    if (element.tagName !== 'style' || isSafeStyle(textOf(element))) return undefined
    parent?.children.splice(index ?? 0, 1)
    return index
  })
  if (elements > MAX_ELEMENTS) throw new FileRefused('invalid', 'The SVG has over 5,000 elements')
  if (shapes === 0) throw new FileRefused('invalid', 'The SVG has no shapes that may be shown')
  if (drawnElements(tree) > MAX_DRAWN)
    throw new FileRefused('invalid', 'The SVG draws shapes within shapes too often')
  return { text: printer.stringify(tree), ...sizeOf(tree) }
}

function parsed(text: string): Root {
  try {
    return parseHtml(text, effortFor(text.length), 'svg')
  } catch (error) {
    if (error instanceof TangledHtml)
      throw new FileRefused('invalid', 'The SVG’s elements are tangled')
    throw error
  }
}

const SHAPES: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
])

/** The first drawing of a file, in the namespace that makes it one, with references written the one way. */
function onlySvg(tree: Root): Root {
  let found: Element | null = null
  visit(tree, 'element', element => {
    if (element.tagName !== 'svg') return undefined
    found = element
    return EXIT
  })
  const root: Root = { type: 'root', children: found ? [found] : [] }
  visit(root, 'element', ({ properties }) => {
    properties.href ??= properties.xLinkHref
  })
  for (const svg of root.children)
    if (svg.type === 'element') svg.properties.xmlns = 'http://www.w3.org/2000/svg'
  return root
}

function sizeOf(tree: Root): { width: number; height: number } {
  const [svg] = tree.children
  const { viewBox, width, height } = svg?.type === 'element' ? svg.properties : {}
  const [, , boxWidth, boxHeight] = String(viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const side = (own: unknown, box = 0): number => {
    const px = box > 0 ? box : Number.parseFloat(String(own ?? ''))
    return px > 0 && px < 60_000 ? Math.max(1, Math.round(px)) : 100
  }
  return { width: side(width, boxWidth), height: side(height, boxHeight) }
}
