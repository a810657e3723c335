import { MOST_LEFT_OUT } from './shown-deals.ts'
import { readAddresses } from '../shared-list/read-act.ts'

/** Homes that are named by their number or by the address of their page; or the first word that is neither, or is one too many. */
export function readLeftOut(text: string): { ids: string[] } | { wrong: string } {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  const ids = new Set<string>()
  for (const word of words) {
    const [id] = readAddresses(word)
    if (id === undefined || !/\d/.test(id)) return { wrong: word.slice(0, 60) }
    ids.add(id)
    if (ids.size > MOST_LEFT_OUT) return { wrong: word.slice(0, 60) }
  }
  return { ids: [...ids] }
}
