import type { ListNode } from '../../../shared/content/section.ts'
import { type Source, transactionIds } from '../../../shared/estate/status.ts'
import { writeAddress } from '../../../shared/search/address.ts'
import { type Search, searchWith } from '../../../shared/search/criteria.ts'
import { FILTER_STATUSES } from '../../../shared/estate/fields/general.ts'

/** A search that may be saved keeps what its list is about, sale or rent (LIST-48). */
export function savedParams(node: ListNode, search: Search, source: Source): URLSearchParams {
  const ids = node.query.terms?.['transaction.id'] ?? []
  const status = FILTER_STATUSES.filter(each =>
    transactionIds(each, source).some(id => ids.includes(id)),
  )
  return writeAddress(
    search.deal.status || status.length === 0 ? search : searchWith(search, { status }),
  )
}
