import { type ComponentType, createContext } from 'react'
import type { EstateCardProps } from './card.tsx'
import { ListedCard } from './listed-card.tsx'

/** How a list shows a card; the server puts its kept fragments here. */
export const CardSlot = createContext<ComponentType<EstateCardProps>>(ListedCard)
