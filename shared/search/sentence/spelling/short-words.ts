import type { Token } from '../token.ts'
import { CAPITALS, SHORT_ENDS, SHORT_WORDS } from '../words/short.ts'

const WORDS = new Map(
  SHORT_WORDS.flatMap(([whole, short]) => short.split('|').map(each => [each, whole] as const)),
)
/** Only where a point follows: without it they are other words. */
const WITH_POINT = new Set(
  'u|ap|mob|hol|sem|vac|vak|quart|park|mind|appr|proj|imm|balk|env|ong|wk|gard|gart|hs|gst|sout|asc|mit'.split(
    '|',
  ),
)
const GROUND_UNIT = /^(a|are|ares|ha|hectares?)$/
/** Of so many m² it is ground. */
const LARGE = 150

/** 'gar.', '3 SZ u. Grdst.', 'AV': the words that are meant, where what was written stands (SENTENCE-29). */
export function expandShort(text: string, tokens: readonly Token[]): Token[] {
  const isLoud = text === text.toUpperCase()
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [token]
    const written = text.slice(token.start, token.end)
    const capitals = isLoud || !Object.hasOwn(CAPITALS, written) ? undefined : CAPITALS[written]
    // 'hoeve m. stallen', but '150 m.' and 'p.m.'.
    const isWith =
      token.isShort &&
      token.text === 'm' &&
      tokens[at - 1]?.kind === 'word' &&
      text[token.start - 1] === ' '
    const whole = /^terr?$/.test(token.text)
      ? terraceOrGround(tokens, at)
      : isWith
        ? 'met'
        : (capitals ??
          (token.isShort || !WITH_POINT.has(token.text) ? WORDS.get(token.text) : undefined))
    if (whole === undefined) return [token]
    const [first = '', ...others] = whole.split(' ')
    const { start, end } = token
    const rest = others.map((each): Token => ({ kind: 'word', text: each, start: end, end }))
    return [{ kind: 'word', text: first, start, end }, ...rest]
  })
}

/** 'terr. 10 ares', 'terr. à bâtir', 'terr. house', and else a terrace. */
function terraceOrGround(tokens: readonly Token[], at: number): string | undefined {
  const [next, unit] = [tokens[at + 1], tokens[at + 2]]
  if (!tokens[at]?.isShort && tokens[at]?.text !== 'terr') return undefined
  if (next?.text === 'house' || next?.text === 'home') return 'terraced'
  const isGround =
    (next?.kind === 'number' &&
      (GROUND_UNIT.test(unit?.text ?? '') || Number(next.text.replace(/\D/g, '')) >= LARGE)) ||
    /^(a|agric|agricole|constr|constructible|ind|industriel|boise|de)$/.test(next?.text ?? '')
  return isGround ? 'terrain' : 'terrasse'
}

/** Of one word, what it ends in as it is written out: 'ferienwhg'. */
export const wholeEnd = (word: string): string =>
  SHORT_ENDS.reduce((found, [end, whole]) => found.replace(end, whole), word)

/** Whether the words of a phrase begin as these do that have a point after them. */
export const beginsSo = (phrase: readonly string[], tokens: readonly Token[]): boolean =>
  tokens.every(({ text, isShort }, index) =>
    isShort ? (phrase[index]?.startsWith(text) ?? false) : phrase[index] === text,
  )
