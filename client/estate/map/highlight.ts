import { useEffect } from 'react'
import type { MapView } from './map-view.ts'

/** While a card of the list is pointed at or holds the focus, its pin is lit; else that of the chosen home. */
export function useMapHighlight(
  map: MapView | null,
  layout: HTMLElement,
  chosen: string | null,
): void {
  useEffect(() => {
    if (!map) return
    map.highlight(chosen)
    const onEnter = ({ target }: Event): void => {
      const card = target instanceof Element ? target.closest('.list__item .card') : null
      map.highlight(card?.querySelector<HTMLElement>('[data-favorite]')?.dataset.favorite ?? chosen)
    }
    const onLeave = (): void => map.highlight(chosen)
    layout.addEventListener('pointerover', onEnter)
    layout.addEventListener('focusin', onEnter)
    layout.addEventListener('pointerleave', onLeave)
    return () => {
      layout.removeEventListener('pointerover', onEnter)
      layout.removeEventListener('focusin', onEnter)
      layout.removeEventListener('pointerleave', onLeave)
    }
  }, [map, layout, chosen])
}
