import { Schema, type DOMOutputSpec, type NodeSpec, type TagParseRule } from 'prosemirror-model'

/** What a picture has where its own size is not known. */
const WIDTH = 725
const HEIGHT = 544

const PICTURE = {
  src: { validate: 'string' },
  alt: { default: '', validate: 'string' },
  width: { default: WIDTH, validate: 'number' },
  height: { default: HEIGHT, validate: 'number' },
}

const sizeOf = (element: Element, name: string, otherwise: number): number => {
  const size = Number(element.getAttribute(name))
  return Number.isInteger(size) && size > 0 ? size : otherwise
}

/** The site's own pictures alone. */
function pictureOf(element: Element | null): Record<string, unknown> | false {
  const src = element?.getAttribute('src') ?? ''
  if (!element || !/^\/assets\/[\w-]+(\?[\w=&-]*)?$/.test(src)) return false
  return {
    src,
    alt: element.getAttribute('alt') ?? '',
    width: sizeOf(element, 'width', WIDTH),
    height: sizeOf(element, 'height', HEIGHT),
  }
}

const heading = (level: number): TagParseRule => ({ tag: `h${level}`, attrs: { level } })

const CELL = {
  content: 'block+',
  isolating: true,
  attrs: {
    colspan: { default: 1, validate: 'number' },
    rowspan: { default: 1, validate: 'number' },
    scope: { default: null, validate: 'string|null' },
  },
} as const satisfies NodeSpec

const cell = (tag: 'td' | 'th'): NodeSpec => ({
  ...CELL,
  parseDOM: [
    {
      tag,
      getAttrs: element => ({
        colspan: sizeOf(element, 'colspan', 1),
        rowspan: sizeOf(element, 'rowspan', 1),
        scope: tag === 'th' ? scopeOf(element.getAttribute('scope')) : null,
      }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    tag,
    {
      colspan: attrs['colspan'] === 1 ? null : attrs['colspan'],
      rowspan: attrs['rowspan'] === 1 ? null : attrs['rowspan'],
      scope: attrs['scope'],
    },
    0,
  ],
})

const scopeOf = (scope: string | null): string | null =>
  scope === 'col' || scope === 'row' ? scope : null

/** An element without attributes around its content. */
const plain = (tag: string, spec: NodeSpec): NodeSpec => ({
  ...spec,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
})

/** What the cleaner of the Worker keeps, and no more: whatever is pasted becomes this (DESK-150). */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: plain('p', { content: 'inline*', group: 'block' }),
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: [{ tag: 'h1', attrs: { level: 2 } }, heading(2), heading(3), heading(4)],
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    blockquote: plain('blockquote', { content: 'block+', group: 'block', defining: true }),
    bullet_list: plain('ul', { content: 'list_item+', group: 'block' }),
    ordered_list: plain('ol', { content: 'list_item+', group: 'block' }),
    list_item: plain('li', { content: 'block+', defining: true }),
    figure: {
      content: 'inline*',
      group: 'block',
      attrs: PICTURE,
      isolating: true,
      parseDOM: [
        {
          tag: 'figure',
          getAttrs: element =>
            element.querySelectorAll('img').length === 1 &&
            pictureOf(element.querySelector(':scope > img')),
          contentElement: element =>
            element instanceof HTMLElement
              ? (element.querySelector<HTMLElement>('figcaption') ??
                document.createElement('figcaption'))
              : document.createElement('figcaption'),
        },
      ],
      toDOM: ({ attrs }) => ['figure', ['img', attrs], ['figcaption', 0]],
    },
    table: plain('table', { content: '(table_body | table_head)+', group: 'block' }),
    table_head: plain('thead', { content: 'table_row+' }),
    table_body: plain('tbody', { content: 'table_row+' }),
    table_row: plain('tr', { content: '(table_cell | table_header)+' }),
    table_cell: cell('td'),
    table_header: cell('th'),
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    text: { group: 'inline' },
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: PICTURE,
      parseDOM: [{ tag: 'img', getAttrs: element => pictureOf(element) }],
      toDOM: ({ attrs }) => ['img', attrs],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        { tag: 'a[href]', getAttrs: element => ({ href: element.getAttribute('href') ?? '' }) },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs['href'] }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
  },
})
