/** What a word may say, of what concerns a kind. */
interface Says {
  kind?: string
  trait?: string
  deal?: string
}

/** What the first part of a word says of its kind, in Dutch and German. */
const FIRST_PARTS: readonly (readonly [RegExp, Says])[] = [
  [/^(nieuwbouw|neubau)/, { trait: 'newBuilding' }],
  [/^(huur|miet)/, { deal: 'rent' }],
  [/^(koop|kauf)/, { deal: 'sale' }],
  [/^(vakantie|ferien|urlaubs)/, { deal: 'stay' }],
  [/^(luxe|luxus|familie|familien|gezins|droom|traum|stads|stadt|kust|strand|zee)/, {}],
]

const SHORTEST_FIRST = 4

/** 'nieuwbouwapp', 'Traumvilla', 'duplexapp': a kind with a word before it, or with the word for a home after it (SENTENCE-24). */
export const createCompounds =
  (table: ReadonlyMap<string, Says>) =>
  (word: string): Says | null => {
    for (const [pattern, says] of FIRST_PARTS) {
      const first = pattern.exec(word)?.[0]
      if (first === undefined) continue
      const { kind } = table.get(word.slice(first.length)) ?? {}
      if (kind !== undefined) return { ...says, kind }
    }
    const first = word.replace(/(app|appt|appartement|flat|woning|wohnung|huis|haus)$/, '')
    const { kind } = (first.length < SHORTEST_FIRST ? undefined : table.get(first)) ?? {}
    return kind === undefined ? null : { kind }
  }
