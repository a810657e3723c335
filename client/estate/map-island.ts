import { phone } from './map/phone/covered.ts'
import type { StartIsland } from '../islands/define-island.ts'
import { withWords } from '../islands/page-words.ts'
import type { SearchRef } from '../../shared/search/search-ref.ts'

export interface MapIslandProps {
  place: SearchRef
}

const isMapRequested = (): boolean => new URLSearchParams(location.search).get('view') === 'map'

/** The switch between list and map is a link; with script it opens the map in place, and fetches its code only then. */
export const start: StartIsland<MapIslandProps> = (element, { place }) => {
  const link = element.querySelector<HTMLAnchorElement>('[data-map-switch]')
  const root = element.querySelector<HTMLElement>('[data-map-root]')
  const layout = element.closest<HTMLElement>('.listing')
  if (!link || !root || !layout) throw new Error('no place for the map')
  let isMounted = false

  const show = (isOpen: boolean): void => {
    layout.classList.toggle('listing--map', isOpen)
    document.documentElement.toggleAttribute('data-map-open', isOpen)
    link.setAttribute('href', addressOf(!isOpen))
    const label = link.querySelector<HTMLElement>('[data-to-map]')
    if (label) label.textContent = (isOpen ? label.dataset.toList : label.dataset.toMap) ?? ''
    if (!isOpen || isMounted) return
    isMounted = true
    // Asked for on their own too, React and Leaflet start in tasks of their own: a touch between them is answered at once.
    void import('react-dom/client')
    void import('./map/map-view.ts')
    void Promise.all([withWords(import('./map/map-panel.tsx')), withStyle(root)]).then(([panel]) =>
      panel.mountMap(root, layout, place),
    )
  }

  link.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.pushState(null, '', addressOf(!isMapRequested()))
    show(isMapRequested())
    // Scrolled as it was, a phone's list would lie over the map; going back scrolls there again.
    if (isMapRequested() && phone().matches) scrollTo({ top: 0, behavior: 'instant' })
    else if (link.getBoundingClientRect().top > innerHeight / 2)
      link.scrollIntoView({ block: 'start' })
  })
  addEventListener('popstate', () => show(isMapRequested()))
  if (isMapRequested()) show(true)
  void import('./last-visit.ts').then(({ offerSinceVisit }) => offerSinceVisit())
  // Which home is looked at is known by the first pointer that comes over any.
  let touch: TouchEvent | null = null
  const once = { once: true, passive: true }
  document.addEventListener('touchstart', event => (touch = event), once)
  document.addEventListener(
    'pointerover',
    ({ target }) =>
      void import('./card/card-pictures.ts').then(pictures =>
        pictures.startCardPictures(target, touch),
      ),
    once,
  )
}

function addressOf(isMap: boolean): string {
  const params = new URLSearchParams(location.search)
  if (isMap) params.set('view', 'map')
  else params.delete('view')
  return `${location.pathname}${params.size > 0 ? `?${params}` : ''}`
}

/** The map's own style sheet, which the page has already where the map was asked for by its address. */
async function withStyle({ dataset: { style } }: HTMLElement): Promise<void> {
  if (!style || document.querySelector(`link[href="${style}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style })
  await new Promise(resolve => {
    link.onload = link.onerror = resolve
    document.head.appendChild(link)
  })
}
