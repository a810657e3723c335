import type { ReactNode } from 'react'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { CardFragment } from './card-fragment.tsx'

/** Homes as cards, on a page that is no list to search. A chosen few have a layout of their own. */
export function CardList({
  cards,
  isChosen = false,
}: {
  cards: EstateCard[]
  isChosen?: boolean
}): ReactNode {
  return (
    <ul className={isChosen ? 'card-list card-list--chosen' : 'card-list'}>
      {cards.map(card => (
        <li key={publicId(card)}>
          <CardFragment card={card} />
        </li>
      ))}
    </ul>
  )
}
