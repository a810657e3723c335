import type { ReactNode } from 'react'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { CardFragment } from './card-fragment.tsx'

/** Homes as cards, on a page that is no list to search. */
export function CardList({ cards }: { cards: EstateCard[] }): ReactNode {
  return (
    <ul className="card-list">
      {cards.map(card => (
        <li key={publicId(card)}>
          <CardFragment card={card} />
        </li>
      ))}
    </ul>
  )
}
