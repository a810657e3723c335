import type { DefaultTreeAdapterTypes } from 'parse5'
import { declarations } from './text-style.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** A point of a list as Word and Outlook write it: a paragraph that says at which level it is. */
export interface ListPoint {
  level: number
  isOrdered: boolean
  /** Of a point with a number: it; null: a bullet, or a letter. */
  number: number | null
  /** What its text is in. */
  element: Element
  /** Takes the bullet or number out of its text, where the list writes one itself. */
  dropMarker: () => void
}

export const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find(each => each.name === name)?.value ?? ''

export const isElement = (node: Node): node is Element => 'tagName' in node

export const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

/** The points that an element is; none: it is something else. */
export function listPoints(node: Node): ListPoint[] {
  if (!isElement(node)) return []
  return node.tagName === 'p' ? wordPoint(node) : wordOnlinePoints(node)
}

/** `<p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o </span>…`. */
function wordPoint(node: Element): ListPoint[] {
  const list = declarations(attribute(node, 'style')).get('mso-list') ?? ''
  const level = /\blevel(\d+)/.exec(list)?.[1]
  if (level === undefined) return []
  const marker = markerIn(node)
  const kind = marker && readMarker(textOf(marker))
  // A marker with words, 'Article 1', is text, and a list of ours would lose it.
  if (marker && !kind) return []
  return [
    {
      level: Number(level),
      isOrdered: kind?.isOrdered ?? false,
      number: kind?.number ?? null,
      element: node,
      dropMarker() {
        const beside = marker?.parentNode?.childNodes
        if (beside && marker) beside.splice(beside.indexOf(marker), 1)
      },
    },
  ]
}

function markerIn(node: Element): Element | null {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue
    const isMarker = declarations(attribute(child, 'style')).get('mso-list') === 'ignore'
    const found = isMarker ? child : markerIn(child)
    if (found) return found
  }
  return null
}

/** '·', 'o', '2.', 'b)', '(iv)'; null: more than that. */
function readMarker(text: string): { isOrdered: boolean; number: number | null } | null {
  const marker = text.replace(/[\s\u00a0]/g, '')
  // Word writes some bullets as a letter in a font of signs: 'o', 'Ø', 'ü', 'v'.
  if (/^(?:[^\p{N}]|[^\p{L}\p{N}]*)$/u.test(marker)) return { isOrdered: false, number: null }
  const number = /^\(?(?:\d{1,3}\.)*(\d{1,3})[.)°]?$/.exec(marker)?.[1]
  if (number !== undefined) return { isOrdered: true, number: Number(number) }
  return /^\(?(?:[a-z]{1,2}|[ivxlcdm]{1,8})[.)]$/i.test(marker)
    ? { isOrdered: true, number: null }
    : null
}

/** Word in a browser: each point in a list of its own, beside the others, with its level in an attribute. */
function wordOnlinePoints(node: Element): ListPoint[] {
  if (!/(^|\s)ListContainerWrapper(\s|$)/.test(attribute(node, 'class'))) return []
  const [list, ...others] = node.childNodes.filter(isElement)
  if (!list || others.length > 0 || !['ul', 'ol'].includes(list.tagName)) return []
  return list.childNodes.filter(isElement).map(item => ({
    level: Number(attribute(item, 'data-aria-level')) || 1,
    isOrdered: list.tagName === 'ol',
    number: null,
    element: item,
    dropMarker: () => undefined,
  }))
}
