import type { EstateCard } from '../../../shared/estate/card.ts'
import type { NearMiss } from '../../../shared/search/near-miss.ts'
import type { Search } from '../../../shared/search/criteria.ts'
import { isSoldList } from '../../../shared/search/query.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'
import { SortSelect } from '../filter/sort-select.tsx'
import { NearMisses } from './near-misses.tsx'
import { EstateListItems } from './list-items.tsx'
import type { CallToActionLinks } from './call-to-action.tsx'
import type { SearchRef } from '../../../shared/search/search-ref.ts'
import { totalLabel } from './total-label.ts'
import { Pagination } from './pagination.tsx'

export interface EstateListViewProps {
  place: SearchRef
  path: string
  links: CallToActionLinks
  /** From lastGroup, of the served cards. */
  previousGroup: string | null
}

interface EstateListServed {
  /** Id of the filter's form, whose order stands beside the number. */
  sortForm?: string | null
  search: Search
  cards: readonly EstateCard[]
  /** Where nothing is found. */
  nearMisses?: readonly NearMiss[]
}

/** A list as it is served: the total, the first slice and links to the others. Not hydrated; the island adds to it. */
export function EstateListView({
  place,
  path,
  links,
  search,
  cards,
  nearMisses = [],
  sortForm,
}: EstateListViewProps & EstateListServed) {
  const { t, site } = useView()
  const { node, total, start, offset } = place
  return (
    <div className="list">
      <div className="list__head">
        <p className="list__total">
          <output data-list-total>{totalLabel(total, t)}</output>
        </p>
        {links.subscribe && (
          <a className="list__save" href={links.subscribe} data-list-save rel="nofollow">
            <Icon name="bell" />
            {t('calls.subscribe.save')}
          </a>
        )}{' '}
        {sortForm && <SortSelect form={sortForm} search={search} />}
      </div>
      <ul className="list__items" data-list-items>
        <EstateListItems
          cards={cards}
          startIndex={start}
          soldList={isSoldList(node, search, site.source)}
          groupBy={node.groupOptions?.groupBy ?? null}
          links={links}
          eager={1}
          suggestion={<NearMisses misses={nearMisses} path={path} />}
        />
      </ul>
      <div data-list-root hidden />
      <Pagination path={path} search={search} start={start} offset={offset} total={total} />
    </div>
  )
}
