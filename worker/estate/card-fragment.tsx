import type { ReactNode } from 'react'
import { type EstateCardProps, EstateCardView } from '../../client/estate/card.tsx'
import { ListedCard } from '../../client/estate/listed-card.tsx'
import { Fragment } from '../document/holes.tsx'

/** A card as kept bytes. */
export const CardFragment = (props: EstateCardProps): ReactNode => (
  <Fragment name="card" of={EstateCardView} props={props} />
)

/** A list's card as kept bytes. */
export const ListedCardFragment = (props: EstateCardProps): ReactNode => (
  <Fragment name="listed-card" of={ListedCard} props={props} />
)
