import type { ReactNode } from 'react'
import { EstateCardView } from '../../client/estate/card.tsx'
import { EmptyList } from '../../client/estate/empty-list.tsx'
import { ListCallView } from '../../client/estate/list-call.tsx'
import { Pagination } from '../../client/estate/pagination.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { parseFilter } from '../../shared/estate/filter.ts'
import type { ListCall } from '../../shared/estate/list-calls.ts'
import { unavailablePage } from '../document/error-pages.tsx'
import type { PageRequest } from '../page-answer.ts'
import { Pattern } from './pattern.tsx'

const CALLS: readonly ListCall[] = ['subscribe', 'valuation', 'reviews']
const LINKS = { subscribe: '#states', valuation: '#states', reviews: '#states' }
const ALL = parseFilter(new URLSearchParams())

interface Props {
  request: PageRequest
  cards: readonly EstateCard[]
  notFound: ReactNode
}

/** Nothing found, a list that is searched anew, its beginning and end, and pages that are not there or can't be had. */
export const StatePatterns = ({ request, cards, notFound }: Props): ReactNode => (
  <>
    <Pattern name="Nothing found" wide>
      <EmptyList subscribeHref="#states" />
    </Pattern>
    <Pattern name="On its way" wide>
      <ul className="list__items" aria-busy="true">
        {cards.slice(0, 2).map(card => (
          <li key={publicId(card)}>
            <EstateCardView card={card} />
          </li>
        ))}
      </ul>
    </Pattern>
    {CALLS.map(call => (
      <Pattern key={call} name={`Call: ${call}`}>
        <ListCallView call={call} links={LINKS} />
      </Pattern>
    ))}
    <Pattern name="First page">
      <Pagination path="#" filter={ALL} start={0} offset={15} total={70} />
    </Pattern>
    <Pattern name="A page between">
      <Pagination path="#" filter={ALL} start={15} offset={30} total={70} />
    </Pattern>
    <Pattern name="Not there" wide>
      {notFound}
    </Pattern>
    <Pattern name="Not to be had" wide>
      {unavailablePage(request).body}
    </Pattern>
  </>
)
