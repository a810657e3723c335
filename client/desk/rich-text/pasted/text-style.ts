/** How letters are written, as far as a text of ours has it. */
export interface TextStyle {
  strong: boolean
  em: boolean
  u: boolean
  s: boolean
  /** In a link, under which a line is drawn as it is. */
  isLink: boolean
}

export const PLAIN: TextStyle = { strong: false, em: false, u: false, s: false, isLink: false }

const OF_TAG: Readonly<Record<string, 'strong' | 'em' | 'u' | 's'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  del: 's',
  strike: 's',
}

/** 'color: red; font-weight: 700' → each property and its value, in small letters. */
export function declarations(style: string): Map<string, string> {
  const found = style.matchAll(/([\w-]+)\s*:((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)/g)
  return new Map(
    [...found].map(([, property = '', value = '']) => [
      property.toLowerCase(),
      value
        .replace(/!\s*important/i, '')
        .trim()
        .toLowerCase(),
    ]),
  )
}

/**
 * How an element's letters are written, by its name and its style, within one whose letters are written as `around`. Google
 * Docs wraps a whole text in `<b style="font-weight:normal">` and writes what is bold as a weight of 700.
 */
export function styleWithin(around: TextStyle, tag: string, style: string): TextStyle {
  const own = OF_TAG[tag]
  const css = declarations(style)
  const line = css.get('text-decoration-line') ?? css.get('text-decoration') ?? ''
  const isLink = around.isLink || tag === 'a'
  const drawn = (name: 'u' | 's', isDrawn: boolean): boolean =>
    isDrawn || around[name] || (own === name && line !== 'none')
  return {
    strong: weight(css) ?? (own === 'strong' || around.strong),
    em: slant(css) ?? (own === 'em' || around.em),
    u: drawn('u', line.includes('underline') && !isLink),
    s: drawn('s', line.includes('line-through')),
    isLink,
  }
}

const BOLD = 600

function weight(css: ReadonlyMap<string, string>): boolean | undefined {
  const value = css.get('font-weight')
  if (value === undefined) {
    const font = css.get('font')
    return font === undefined ? undefined : /(^|\s)(bold|bolder|[6-9]00)(\s|$)/.test(font)
  }
  if (value.startsWith('bold')) return true
  if (value === 'normal' || value === 'lighter') return false
  return /^\d+$/.test(value) ? Number(value) >= BOLD : undefined
}

function slant(css: ReadonlyMap<string, string>): boolean | undefined {
  const value = css.get('font-style') ?? css.get('font')
  if (value === undefined) return undefined
  if (/italic|oblique/.test(value)) return true
  return value === 'normal' || css.get('font-style') === undefined ? false : undefined
}
