import type { ReactNode } from 'react'
import { type EstateCardProps, EstateCardView } from '../../client/estate/card.tsx'
import { Fragment } from '../document/holes.tsx'

/** A card as kept bytes. */
export const CardFragment = (props: EstateCardProps): ReactNode => <Fragment name="card" of={EstateCardView} props={props} />
