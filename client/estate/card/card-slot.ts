import { type ComponentType, createContext } from 'react'
import type { EstateCardProps } from './card.tsx'
import { ListedCard } from './listed-card.tsx'

/** The component that lists show a card with; the server sets one that is cached as HTML. */
export const CardSlot = createContext<ComponentType<EstateCardProps>>(ListedCard)
