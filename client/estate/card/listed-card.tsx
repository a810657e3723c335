import { type EstateCardProps, EstateCardView } from './card.tsx'
import { HideButton } from './hide-button.tsx'

/** A card in a list, and the way to fold it out of it. */
export const ListedCard = (props: EstateCardProps) => (
  <>
    <EstateCardView {...props} />
    <HideButton card={props.card} />
  </>
)
