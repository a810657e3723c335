/** The letter of a flood score, also one that is not on today's scale; null for what is no single letter. */
export const floodLetter = (score: unknown): string | null =>
  (typeof score === 'string' && /^\s*([a-z])\s*$/i.exec(score)?.[1]?.toUpperCase()) || null

/** Whether a flood score asks for the official symbol: all after 'C' (LAW-19). */
export const hasFloodIcon = (score: unknown): boolean => (floodLetter(score) ?? '') > 'C'
