import type { Fragment, Mark, Node } from 'prosemirror-model'
import { isExternalLink } from '../../../shared/content/external-link.ts'

const TAGS: Record<string, string> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  table: 'table',
  table_head: 'thead',
  table_body: 'tbody',
  table_row: 'tr',
}

const MARKS: Record<string, string> = { strong: 'strong', em: 'em', underline: 'u', strike: 's' }

/** A text of the editor as HTML, letter for letter as the Worker's cleaner writes it (DESK-150). */
export function writeHtml(doc: Node): string {
  const html = blocks(doc.content)
  return html === '<p></p>' ? '' : html
}

const blocks = (content: Fragment): string => content.content.map(block).join('')

function block(node: Node): string {
  const { attrs, type, content } = node
  switch (type.name) {
    case 'heading':
      return `<h${attrs['level']}>${inline(content)}</h${attrs['level']}>`
    case 'list_item':
      return `<li>${tight(content)}</li>`
    case 'table_cell':
    case 'table_header': {
      const tag = type.name === 'table_cell' ? 'td' : 'th'
      return `<${tag}${spans(attrs)}>${tight(content)}</${tag}>`
    }
    case 'figure': {
      const caption = inline(content)
      return `<figure>${picture(attrs)}${caption && `<figcaption>${caption}</figcaption>`}</figure>`
    }
    case 'horizontal_rule':
      return '<hr>'
    default: {
      const tag = TAGS[type.name] ?? 'p'
      return `<${tag}>${node.inlineContent ? inline(content) : blocks(content)}</${tag}>`
    }
  }
}

/** A point or a cell with one paragraph, and lists below it, has no paragraph of its own. */
function tight(content: Fragment): string {
  const [first, ...others] = content.content
  const isTight =
    first?.type.name === 'paragraph' && others.every(({ type }) => type.name.endsWith('_list'))
  return isTight ? inline(first.content) + others.map(block).join('') : blocks(content)
}

/** Each mark opens once around all that bears it, from the outermost of the schema inwards. */
function inline(content: Fragment): string {
  let open: readonly Mark[] = []
  let html = ''
  for (const node of content.content) {
    const same = open.findIndex((mark, at) => !node.marks[at]?.eq(mark))
    const stay = same < 0 ? open.length : same
    html += closing(open.slice(stay)) + node.marks.slice(stay).map(opening).join('') + leaf(node)
    open = node.marks
  }
  return html + closing(open)
}

function leaf({ attrs, type, text }: Node): string {
  if (type.name === 'image') return picture(attrs)
  return type.name === 'hard_break' ? '<br>' : escaped(text ?? '', /[&<]/g)
}

function opening({ attrs, type }: Mark): string {
  if (type.name !== 'link') return `<${MARKS[type.name]}>`
  const { href } = attrs
  return `<a${attribute('href', href)}${isExternalLink(href) ? ' rel="nofollow noopener noreferrer"' : ''}>`
}

const closing = (marks: readonly Mark[]): string =>
  [...marks]
    .reverse()
    .map(({ type }) => `</${MARKS[type.name] ?? 'a'}>`)
    .join('')

type Attributes = Node['attrs']

const picture = ({ src, alt, width, height }: Attributes): string =>
  `<img${attribute('src', src)}${attribute('alt', alt)} width="${width}" height="${height}" loading="lazy" decoding="async">`

const spans = ({ colspan, rowspan, scope }: Attributes): string =>
  (colspan > 1 ? ` colspan="${colspan}"` : '') +
  (rowspan > 1 ? ` rowspan="${rowspan}"` : '') +
  (scope ? ` scope="${scope}"` : '')

const attribute = (name: string, value: unknown): string =>
  ` ${name}="${escaped(String(value), /["&'`]/g)}"`

const escaped = (text: string, letters: RegExp): string =>
  text.replace(letters, letter => `&#x${letter.charCodeAt(0).toString(16).toUpperCase()};`)
