import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** What a browser would send of a page's form that has a field of this name, pressing its button of `_do` 'save'. */
export function formFields(html: string, name: string): Record<string, string> {
  const forms: Element[] = []
  const tree: Root = unified().use(rehypeParse).parse(html)
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === 'form') forms.push(node)
  })
  const found = forms.map(fieldsIn).find(fields => Object.hasOwn(fields, name))
  if (!found) throw new Error(`No form with ${name}`)
  return found
}

function fieldsIn(form: Element): Record<string, string> {
  const fields: Record<string, string> = {}
  visit(form, 'element', (node: Element) => {
    const { name, type, value, checked } = node.properties
    if (typeof name !== 'string') return
    if (node.tagName === 'textarea') fields[name] = textOf(node).replace(/\r?\n/g, '\r\n')
    else if (node.tagName === 'select') fields[name] = chosenOf(node)
    else if (node.tagName === 'input' && (!['radio', 'checkbox'].includes(String(type)) || checked))
      fields[name] = String(value ?? (type === 'checkbox' ? 'on' : '')).replace(/[\r\n]/g, '')
  })
  return fields
}

const textOf = ({ children }: Element): string =>
  children.map(child => (child.type === 'text' ? child.value : '')).join('')

/** The selected option, else the first. */
function chosenOf(select: Element): string {
  const options: Element[] = []
  visit(select, 'element', (node: Element) => {
    if (node.tagName === 'option') options.push(node)
  })
  const chosen = options.find(({ properties }) => properties.selected) ?? options[0]
  return String(chosen?.properties.value ?? '')
}
