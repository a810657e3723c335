import type { State } from '../state.ts'

const GROUPS = new Set<string | undefined>(
  'gezin|famille|family|familie|groep|groupe|group|gruppe|party'.split('|'),
)
const OF = new Set<string | undefined>('van|met|de|of|von|mit'.split('|'))

/** Who comes, of a stay. */
export const isGroupWord = (text: string): boolean => GROUPS.has(text)

/** The number of 'famille de 5'. */
export const isGroup = ({ terms }: State, at: number): boolean =>
  GROUPS.has(terms[at - 2]?.text) && OF.has(terms[at - 1]?.text)
