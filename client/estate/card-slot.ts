import { type ComponentType, createContext } from 'react'
import { type EstateCardProps, EstateCardView } from './card.tsx'

/** How a list shows a card; the server puts its kept fragments here. */
export const CardSlot = createContext<ComponentType<EstateCardProps>>(EstateCardView)
