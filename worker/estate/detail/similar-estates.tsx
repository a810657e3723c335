import type { ReactNode } from 'react'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { CardFragment } from '../list/card-fragment.tsx'

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
      <ul className="card-list">
        {cards.map(card => (
          <li key={publicId(card)}>
            <CardFragment card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
