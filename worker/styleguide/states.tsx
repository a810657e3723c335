import type { ReactNode } from 'react'
import { EstateCardView } from '../../client/estate/card/card.tsx'
import { EmptyList } from '../../client/estate/list/empty-list.tsx'
import { ListCallToActionView } from '../../client/estate/list/call-to-action.tsx'
import { Pagination } from '../../client/estate/list/pagination.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { EVERYTHING } from '../../shared/search/criteria.ts'
import type { ListCallToAction } from '../../shared/search/list-calls-to-action.ts'
import { unavailablePage } from '../page/error-pages.tsx'
import type { PageRequest } from '../page/result.ts'
import { Specimen } from './specimen.tsx'

const CALLS: readonly ListCallToAction[] = ['subscribe', 'valuation', 'reviews']
const LINKS = { subscribe: '#states', valuation: '#states', reviews: '#states' }

interface Props {
  request: PageRequest
  cards: readonly EstateCard[]
  notFound: ReactNode
}

/** Nothing found, a busy list, its pagination, and the error pages. */
export const StateSpecimens = ({ request, cards, notFound }: Props): ReactNode => (
  <>
    <Specimen name="Nothing found" wide>
      <EmptyList subscribeHref="#states" />
    </Specimen>
    <Specimen name="On its way" wide>
      <ul className="list__items" aria-busy="true">
        {cards.slice(0, 2).map(card => (
          <li key={publicId(card)}>
            <EstateCardView card={card} />
          </li>
        ))}
      </ul>
    </Specimen>
    {CALLS.map(call => (
      <Specimen key={call} name={`Call: ${call}`}>
        <ListCallToActionView call={call} links={LINKS} />
      </Specimen>
    ))}
    <Specimen name="First page">
      <Pagination path="#" search={EVERYTHING} start={0} offset={15} total={70} />
    </Specimen>
    <Specimen name="A page between">
      <Pagination path="#" search={EVERYTHING} start={15} offset={30} total={70} />
    </Specimen>
    <Specimen name="Not there" wide>
      {notFound}
    </Specimen>
    <Specimen name="Not to be had" wide>
      {unavailablePage(request).body}
    </Specimen>
  </>
)
