import { useEffect } from 'react'
import type { MapView } from './map-view.ts'

/** While a card of the list is pointed at or holds the focus, its pin is lit. */
export function useMapHighlight(map: MapView | null, listing: HTMLElement): void {
  useEffect(() => {
    if (!map) return
    const onEnter = ({ target }: Event): void => {
      const card = target instanceof Element ? target.closest('.list__item .card') : null
      map.highlight(card?.querySelector<HTMLElement>('[data-favorite]')?.dataset.favorite ?? null)
    }
    const onLeave = (): void => map.highlight(null)
    listing.addEventListener('pointerover', onEnter)
    listing.addEventListener('focusin', onEnter)
    listing.addEventListener('pointerleave', onLeave)
    return () => {
      listing.removeEventListener('pointerover', onEnter)
      listing.removeEventListener('focusin', onEnter)
      listing.removeEventListener('pointerleave', onLeave)
    }
  }, [map, listing])
}
