import type { ListNode } from '../../../shared/content/section.ts'
import { type Source, transactionIds } from '../../../shared/estate/status.ts'
import { FILTER_STATUSES, type FilterQuery, filterParams } from '../../../shared/search/filter.ts'

/** A search that may be saved keeps what its list is about, sale or rent (LIST-48). */
export function savedParams(node: ListNode, filter: FilterQuery, source: Source): URLSearchParams {
  const ids = node.query.terms?.['transaction.id'] ?? []
  const status = FILTER_STATUSES.filter(each =>
    transactionIds(each, source).some(id => ids.includes(id)),
  )
  return filterParams(filter.status || status.length === 0 ? filter : { ...filter, status })
}
