import type { ReactNode } from 'react'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { CardList } from '../list/card-list.tsx'

/** Homes of the same kind nearby; nothing when there are none. */
export function SimilarEstates({
  cards,
  title,
}: {
  cards: EstateCard[]
  title: string
}): ReactNode {
  if (cards.length === 0) return null
  return (
    <section className="estate__similar">
      <h2>{title}</h2>
      <CardList cards={cards} />
    </section>
  )
}
