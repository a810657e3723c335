import { reasonsOf } from '../../shared/subscription/reason.ts'
import type { Match } from '../agency/subscription/digests.ts'
import type { MatchedEstate } from '../mail/messages/subscription-mails.ts'

/** An estate with the change that its card is read of. */
export type MatchedRow = MatchedEstate & { change: string }

export interface MatchedSearch {
  name: string
  estates: MatchedRow[]
}

/** Each estate once, under the first search that it matches, with everything that happened to it. */
export function groupBySearch(matches: Match[]): MatchedSearch[] {
  const estates = new Map<string, MatchedRow>()
  const searches = new Map<string, MatchedSearch>()
  for (const match of matches) {
    const reasons = reasonsOf(match.reason)
    const known = estates.get(match.estate)
    if (known) {
      known.reasons = [...new Set([...known.reasons, ...reasons])]
      continue
    }
    const { change, priceBefore } = match
    const estate: MatchedRow = { change, card: null, reasons, priceBefore }
    const search = searches.get(match.subscription) ?? { name: match.name, estates: [] }
    search.estates.push(estate)
    estates.set(match.estate, estate)
    searches.set(match.subscription, search)
  }
  return [...searches.values()]
}
