import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

const PAINTED = /url\(\s*#([\w.-]+)/g
const CLASSES = /^\s*\.[\w-]+(\s*,\s*\.[\w-]+)*\s*$/
/** Of a rule whose selector is another than classes, which is taken to be about every element. */
const ANY = '*'

/**
 * How many elements are drawn, those that others refer to as often as they do: ten shapes of ten shapes of ten shapes are a
 * thousand. Infinity for one that is part of itself.
 */
export function drawnElements(tree: Root): number {
  const byId = new Map<string, Element>()
  const byClass = new Map<string, string[]>()
  visit(tree, 'element', element => {
    const { id } = element.properties
    if (typeof id === 'string' && !byId.has(id)) byId.set(id, element)
    if (element.tagName === 'style') readRules(textOf(element), byClass)
  })
  const known = new Map<Element, number>()
  const count = (element: Element): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    // Met again before it is counted, it is part of itself.
    known.set(element, Infinity)
    let total = 1
    for (const child of element.children) if (child.type === 'element') total += count(child)
    for (const id of [...ownReferences(element), ...styledReferences(element, byClass)]) {
      const target = byId.get(id)
      if (target) total += count(target)
    }
    known.set(element, total)
    return total
  }
  let total = 0
  for (const child of tree.children) if (child.type === 'element') total += count(child)
  return total
}

export const textOf = (element: Element): string =>
  element.children.map(child => (child.type === 'text' ? child.value : '')).join('')

const paintedIn = (text: string): string[] => [...text.matchAll(PAINTED)].map(([, id]) => id ?? '')

function readRules(sheet: string, byClass: Map<string, string[]>): void {
  for (const rule of sheet.split('}').slice(0, -1)) {
    const [body = '', selector] = rule.split('{').toReversed()
    if (selector === undefined) continue
    const names = CLASSES.test(selector) ? (selector.match(/[\w-]+/g) ?? []) : [ANY]
    for (const name of names) byClass.set(name, [...(byClass.get(name) ?? []), ...paintedIn(body)])
  }
}

const ownReferences = ({ properties, tagName }: Element): string[] => [
  ...(tagName === 'use' ? [String(properties.href ?? '').replace(/^#/, '')] : []),
  ...Object.values(properties).flatMap(value => paintedIn(String(value ?? ''))),
]

function styledReferences({ properties }: Element, byClass: Map<string, string[]>): string[] {
  const { className } = properties
  const names = [ANY, ...(Array.isArray(className) ? className.map(String) : [])]
  return names.flatMap(name => byClass.get(name) ?? [])
}
