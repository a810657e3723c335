import type { Source } from '../../shared/estate/status.ts'
import { reasonBits } from '../../shared/subscription/reason.ts'
import { searchAddress, type SavedSearch } from '../../shared/subscription/subscription-request.ts'
import { prefilterOf } from '../agency/subscription/prefilter.ts'
import { searchText } from '../agency/subscription/saved-search.ts'
import type { StoredSearch } from '../agency/subscription/searches.ts'

/** A search as the agency stores it: as the query of a list, whole, and in columns (SUBS-10). */
export function storedSearch({ search, ...saved }: SavedSearch, source: Source): StoredSearch {
  const prefilter = prefilterOf(search, source)
  return {
    name: saved.name,
    filter: searchAddress(search),
    frequency: saved.frequency,
    reasons: reasonBits(saved.reasons),
    search: searchText(search),
    prefilter,
    criteria: prefilter,
  }
}
