import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { isLinkTarget } from '../../../../shared/content/web-address.ts'
import { PLAIN, styleWithin, type TextStyle } from './text-style.ts'
import { attribute, isElement, listPoints, textOf, type ListPoint } from './word-lists.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** A text, or an element without anything that styles it or runs. */
export type OwnNode = string | OwnElement

export interface OwnElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: OwnNode[]
}

/**
 * HTML of a clipboard as nodes of a text: what is bold or slanted by style as elements, lists of Word as lists, and of the
 * attributes those that a text of ours may have. Every letter that a reader saw is in them, but for the bullets and numbers
 * that a list writes itself.
 */
export const readPasted = (html: string): OwnNode[] =>
  fromNodes(parseFragment(html, { scriptingEnabled: false }).childNodes, PLAIN)

/** What no reader of the page saw. */
const UNSEEN = new Set([
  'iframe',
  'link',
  'meta',
  'noembed',
  'noframes',
  'script',
  'style',
  'template',
  'title',
  'xml',
])

/** Where a text between the elements would be none of theirs. */
const BETWEEN = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'])

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

function fromNodes(nodes: readonly Node[], style: TextStyle, around = ''): OwnNode[] {
  const lists = new OpenLists()
  return nodes.flatMap((node): OwnNode[] => {
    const points = listPoints(node)
    if (points.length > 0 && points.every(point => lists.takes(point)))
      return points.flatMap(point => {
        point.dropMarker()
        const children = childrenOf(point.element, style)
        const isText = point.element.tagName === 'p'
        return lists.add(point, isText ? [{ name: 'p', attributes: {}, children }] : children)
      })
    if (isElement(node) || textOf(node).trim() !== '') lists.close()
    if (isElement(node)) return fromElement(node, style)
    return 'value' in node ? fromText(node.value, style, around) : []
  })
}

const childrenOf = (node: Element, around: TextStyle): OwnNode[] =>
  fromNodes(
    node.childNodes,
    styleWithin(around, node.tagName, attribute(node, 'style')),
    node.tagName,
  )

function fromElement(node: Element, style: TextStyle): OwnNode[] {
  const { tagName } = node
  if (UNSEEN.has(tagName)) return []
  return [
    {
      name: nameOf(node),
      attributes: Object.fromEntries(
        (ALLOWED[tagName] ?? [])
          .map(name => [name, attribute(node, name)] as const)
          .filter(([name, value]) => value !== '' && (name !== 'href' || isLinkTarget(value))),
      ),
      children: childrenOf(node, style),
    },
  ]
}

/** Its own name, unless that says what its letters say themselves or would hide some of them. */
function nameOf({ tagName, childNodes }: Element): string {
  if (/^(b|strong|i|em|u|s|del|strike)$/.test(tagName) || !/^[a-z][a-z\d]*$/.test(tagName))
    return 'span'
  if (tagName === 'noscript' || tagName === 'object') return 'div'
  const isMore = childNodes.some(
    node => !(isElement(node) && node.tagName === 'figcaption') && textOf(node).trim() !== '',
  )
  return tagName === 'figure' && isMore ? 'div' : tagName
}

function fromText(text: string, style: TextStyle, around: string): OwnNode[] {
  if (BETWEEN.has(around) && text.trim() === '') return [text]
  const marks = (['strong', 'em', 'u', 's'] as const).filter(mark => style[mark])
  return [
    marks.reduce<OwnNode>((inner, name) => ({ name, attributes: {}, children: [inner] }), text),
  ]
}

interface OpenList {
  level: number
  isOrdered: boolean
  items: OwnElement[]
}

/** The lists that the points of Word go into, from the outermost inwards. */
class OpenLists {
  #open: OpenList[] = []

  /** Whether its number is the one that a list of ours gives it. */
  takes({ level, isOrdered, number }: ListPoint): boolean {
    const at = this.#open.find(list => list.level === level && list.isOrdered === isOrdered)
    return number === null || number === 1 || number === (at?.items.length ?? 0) + 1
  }

  /** Puts a point at its place; what comes back is a new list beside what is there. */
  add(point: ListPoint, children: OwnNode[]): OwnNode[] {
    const { level, isOrdered, number } = point
    this.#open = this.#open.filter(list => list.level <= level)
    let list = this.#open.at(-1)
    const begins =
      list?.level !== level ||
      list.isOrdered !== isOrdered ||
      (number === 1 && list.items.length > 0)
    const found: OwnNode[] = []
    if (begins) {
      if (list?.level === level) this.#open.pop()
      list = { level, isOrdered, items: [] }
      const into = this.#open.at(-1)?.items.at(-1)?.children ?? found
      into.push({ name: isOrdered ? 'ol' : 'ul', attributes: {}, children: list.items })
      this.#open.push(list)
    }
    list?.items.push({ name: 'li', attributes: {}, children })
    return found
  }

  close(): void {
    this.#open = []
  }
}
