import { startPrintButton } from './print-button.ts'
import { FIGURE_HEADER, type Figure } from '../../shared/figures/figure.ts'

/**
 * Tells that a page was shown, a home kept or printed where no page is asked for: by a HEAD of the page that it is about, which
 * says nothing of who asks. What does not arrive is not counted.
 */
const tell = (figure: Figure, page = location.pathname): void =>
  void fetch(page, {
    method: 'HEAD',
    headers: { [FIGURE_HEADER]: figure },
    keepalive: true,
  }).catch(() => undefined)

/** The heart has been toggled by then: it is in the loader, and was there first. */
function savedPage(target: EventTarget | null): string | null {
  const heart = target instanceof Element ? target.closest('[data-favorite]') : null
  if (heart?.getAttribute('aria-pressed') !== 'true') return null
  const link = heart.closest('.card')?.querySelector('a')
  return link ? link.pathname : location.pathname
}

function start(): void {
  const [visit] = performance.getEntriesByType('navigation')
  // Fetched ahead by the browser, and looked at now.
  if (visit && 'deliveryType' in visit && visit.deliveryType === 'navigational-prefetch')
    tell('views')
  addEventListener('beforeprint', () => tell('brochures'))
  document.addEventListener('click', ({ target }) => {
    const page = savedPage(target)
    if (page) tell('saves', page)
  })
}

startPrintButton()
start()
