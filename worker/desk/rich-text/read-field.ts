import { cleanedOrNull, cleanHtml } from '../../api/clean-html.ts'
import { MAX_TEXT, problemOf, withSteppedHeadings, type TextProblem } from './check-html.ts'
import { rawHtml, toHtml, toMarkdown, type PictureSizes } from './markdown.ts'
import { isTangled } from './tangled.ts'

/** What stands in a field of formatted text: as it is stored, or as it was just typed. */
export interface FieldText {
  /** What a textarea shows where no script runs. */
  markdown: string
  /** What the editor begins with; cleaned. */
  html: string
}

export interface ReadText {
  /** To store: cleaned, and null where nothing is written. Only to be stored where there is no problem. */
  html: string | null
  problem: TextProblem | null
  /** To show the field again with what was typed. */
  typed: () => FieldText
}

interface Given {
  /** The text before; sent back untouched it stays, byte for byte (DESK-152). */
  stored?: string | null
  /** Level of the heading that the text stands under: 1 the page's, 2 a section's. */
  above?: number
  sizes?: PictureSizes
}

/** A stored text for its field. */
export function fieldText(stored: string | null | undefined, sizes?: PictureSizes): FieldText {
  const html = cleanHtml(stored ?? '')
  return { html, markdown: toMarkdown(html, sizes) }
}

/** The field `name` of a form as RichText posts it: Markdown, or HTML where the editor ran, which says so. */
export function readRichText(
  fields: URLSearchParams,
  name: string,
  { stored = null, above = 1, sizes = NO_SIZES }: Given = {},
): ReadText {
  const sent = (fields.get(name) ?? '').replaceAll('\r\n', '\n')
  const isHtml = fields.get(`${name}_as`) === 'html'
  if (sent.length > MAX_TEXT) return refused(sent, 'long')
  try {
    return read(sent, isHtml, { stored, above, sizes })
  } catch {
    return refused(sent, 'nested')
  }
}

function read(sent: string, isHtml: boolean, { stored, above, sizes }: Required<Given>): ReadText {
  if (stored) {
    const before = fieldText(stored, sizes)
    if (sent === (isHtml ? before.html : before.markdown))
      return { html: stored, problem: null, typed: () => before }
  }
  if (!isHtml && isTangled(sent)) return refused(sent, 'nested')
  const raw = isHtml ? sent : rawHtml(sent)
  const cleaned = isHtml ? cleanedOrNull(sent) : toHtml(sent, sizes, raw)
  if (cleaned === null) return refused(sent, 'nested')
  if (cleaned.length > MAX_TEXT) return refused(sent, 'long')
  return {
    html: withSteppedHeadings(cleaned, above) || null,
    problem: problemOf(raw),
    typed: () => (isHtml ? fieldText(cleaned, sizes) : { markdown: sent, html: cleaned }),
  }
}

const NO_SIZES: PictureSizes = new Map()

const refused = (sent: string, name: 'long' | 'nested'): ReadText => ({
  html: null,
  problem: { name, what: '' },
  typed: () => ({ markdown: sent, html: '' }),
})
