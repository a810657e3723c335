import type { State } from '../state.ts'

const GROUP = /^(gezin|famille|family|familie|groep|groupe|group|gruppe|party)$/

/** The number of 'famille de 5'. */
export const isGroup = ({ terms }: State, at: number): boolean =>
  GROUP.test(terms[at - 2]?.text ?? '') &&
  /^(van|met|de|of|von|mit)$/.test(terms[at - 1]?.text ?? '')
