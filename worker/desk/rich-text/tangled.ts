/**
 * What reading a text of Markdown may cost. 64,000 letters of people's prose, with a list or a link every few lines, cost
 * 2,000; a unit is some fiftieth of a millisecond.
 */
const MAX_COST = 3_000

/** Of a block, since what opens is looked for among all that did before. */
const MAX_SIGNS = 600
const MAX_TAGS = 3_000

/** Made for each line that it stands in front of. */
const COST_OF_A_CONTAINER = 3
/** Made for each column of each row, written or not. */
const COST_OF_A_CELL = 2

const COST_OF_A_BLANK = 0.2

const BETWEEN_BLOCKS = /\n\s*\n/
const TAGS = /<[^<>]{1,2000}>/g
const HTML_BLOCK =
  /^ {0,3}<\/?(?:p|ul|ol|li|h[1-6]|blockquote|figure|figcaption|table|thead|tbody|tr|th|td|hr)\b/i
const CONTAINERS = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)]))+(?=[ \t]|$)|^[ \t]*>[> \t]*/
const COLUMNS = /^[ \t>|:*+-]+$/

/** Lists and quotes in each other, signs upon signs, a table of more cells than letters: no text has them (DESK-156). */
export const isTangled = (markdown: string): boolean =>
  hasManySigns(markdown) ||
  markdown.split(BETWEEN_BLOCKS).some(block => block.split('<').length > MAX_TAGS)

/** The same of a text that is HTML, whose tags are not looked at here. */
export const hasManySigns = (text: string): boolean =>
  /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){20}/m.test(text) ||
  text
    .replace(TAGS, '')
    .split(BETWEEN_BLOCKS)
    .some(block => countSigns(block) > MAX_SIGNS) ||
  costOf(text) > MAX_COST

const countSigns = (text: string): number => text.match(/[*_~`[\]<]/g)?.length ?? 0

/** In units of one sign; counted without reading the text. */
export function costOf(markdown: string): number {
  let cost = 0
  let columns = 0
  let isHtml = false
  for (const line of markdown.split('\n')) {
    if (line.trim() === '') {
      columns = 0
      isHtml = false
      cost += COST_OF_A_BLANK
      continue
    }
    cost += 1
    isHtml ||= HTML_BLOCK.test(line)
    if (isHtml) continue
    const containers = CONTAINERS.exec(line)?.[0].match(/[>*+-]|\d+[.)]/g)?.length ?? 0
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0
    cost += COST_OF_A_CONTAINER * (containers + Math.floor(indent / 2))
    cost += (line.match(/[*_~`[\]<!&\\@|]|www\.|https?:/gi)?.length ?? 0) + COST_OF_A_CELL * columns
    if (COLUMNS.test(line) && line.includes('-') && /[|:]/.test(line))
      columns = line.match(/-+/g)?.length ?? 0
  }
  return cost
}
