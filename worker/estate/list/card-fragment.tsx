import type { ReactNode } from 'react'
import { type EstateCardProps, EstateCardView } from '../../../client/estate/card/card.tsx'
import { ListedCard } from '../../../client/estate/card/listed-card.tsx'
import { Fragment } from '../../render/fragment.tsx'

/** A card whose HTML is cached. */
export const CardFragment = (props: EstateCardProps): ReactNode => (
  <Fragment name="card" of={EstateCardView} props={props} />
)

/** A list's card whose HTML is cached. */
export const ListedCardFragment = (props: EstateCardProps): ReactNode => (
  <Fragment name="listed-card" of={ListedCard} props={props} />
)
