/** What is written in a room: lines, its number where none fit, nothing where that does not either. */
export type Label = string[] | 'number' | null

interface Space {
  /** In the units of the drawing. */
  width: number
  height: number
  /** Of the letters, in the same units. */
  size: number
  maxLines?: number
}

/** Longer names are never tried: a room's name is a word or three. */
const LONGEST = 60
const LEADING = 1.2
/** Blank on each side, in letters. */
const MARGIN = 0.22

/**
 * A name and, beneath it, an area as they fit into a room (PLAN-12): the name on as many lines as there is space for,
 * the area where a line is left, else the room's number. A word is never broken or shortened.
 */
export function fitLabel(name: string, area: string | null, space: Space): Label {
  const { width, height, size, maxLines = 3 } = space
  const room = width - 2 * MARGIN * size
  const most = Math.min(maxLines, Math.floor((height - MARGIN * size) / (size * LEADING)))
  if (most < 1 || room < size * 1.1) return null
  const lines = name.length <= LONGEST ? wrapped(name, room, size) : null
  if (!lines || lines.length > most) return 'number'
  return area && lines.length < most && textWidth(area, size) <= room ? [...lines, area] : lines
}

/** Words on as few lines as hold them; null: one is too long. */
function wrapped(name: string, width: number, size: number): string[] | null {
  const lines: string[] = []
  for (const word of name.split(/\s+/).filter(Boolean)) {
    if (textWidth(word, size) > width) return null
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length > 0 ? lines : null
}

/** How wide a text is about, in any face of an agency: what it measures there is never more. */
export const textWidth = (text: string, size: number): number =>
  size * [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

const letterWidth = (letter: string): number => {
  if (/[ijlItf.,'’:;|!()\s\u00a0-]/.test(letter)) return 0.34
  if (/[mwMW@%&—]/.test(letter)) return 0.92
  if (/\p{Lu}/u.test(letter)) return 0.74
  return /[\u0020-\u024f]/.test(letter) ? 0.55 : 1.1
}
