import type { Source } from '../../shared/estate/status.ts'
import { toCriteria } from '../../shared/subscription/criteria.ts'
import { reasonBits } from '../../shared/subscription/reason.ts'
import { searchText, type SavedSearch } from '../../shared/subscription/subscription-request.ts'
import type { StoredSearch } from '../agency/subscription/searches.ts'

/** A search as the agency stores it: its filter as text and as columns (SUBS-10). */
export const storedSearch = ({ search, ...saved }: SavedSearch, source: Source): StoredSearch => ({
  name: saved.name,
  filter: searchText(search),
  frequency: saved.frequency,
  reasons: reasonBits(saved.reasons),
  criteria: toCriteria(search, source),
})
