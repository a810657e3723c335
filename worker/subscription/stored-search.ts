import type { Source } from '../../shared/estate/status.ts'
import { toCriteria } from '../../shared/subscription/criteria.ts'
import { reasonBits } from '../../shared/subscription/reason.ts'
import { filterText, type SavedSearch } from '../../shared/subscription/subscription-request.ts'
import type { StoredSearch } from '../agency/subscription/searches.ts'

/** A search as the agency stores it: its filter as text and as columns (SUBS-10). */
export const storedSearch = (search: SavedSearch, source: Source): StoredSearch => ({
  name: search.name,
  filter: filterText(search.filter),
  frequency: search.frequency,
  reasons: reasonBits(search.reasons),
  criteria: toCriteria(search.filter, source),
})
