import { type IslandName, ISLANDS, type HydrateWhen } from './islands.ts'

/** Dispatched on an island's element by another part of the page that needs it awake. */
export const HYDRATE_EVENT = 'baksteen:wake'

const TOUCH_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input', HYDRATE_EVENT]
const NEAR = '600px'

/** Lets each island of the page sleep until one of its wakers calls. */
export function watchIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('baksteen-island[data-name]'))
    watch(element)
}

function watch(element: HTMLElement): void {
  const name = element.dataset.name
  if (!isIsland(name)) return console.error('unknown island', name)
  let waking: Promise<void> | null = null
  const wake = (): void => {
    waking ??= start(name, element).catch((error: unknown) => {
      // The next touch tries again; the page's plain form or link works meanwhile.
      waking = null
      console.error('island', name, error)
    })
  }
  const wakers: readonly HydrateWhen[] = ISLANDS[name].when
  for (const type of wakers.includes('touch') ? TOUCH_EVENTS : [HYDRATE_EVENT])
    element.addEventListener(type, wake, { passive: true })
  // The visitor was here before this script.
  if (wakers.includes('touch') && element.contains(document.activeElement)) wake()
  if (wakers.includes('seen')) whenWithin(element, '0px', wake)
  if (wakers.includes('near'))
    addEventListener('scroll', () => whenWithin(element, NEAR, wake), { once: true, passive: true })
}

async function start(name: IslandName, element: HTMLElement): Promise<void> {
  const begin = await ISLANDS[name].load()
  const script = element.querySelector<HTMLScriptElement>(
    ':scope > script[type="application/json"]',
  )
  const props: unknown = JSON.parse(script?.textContent || '{}')
  // React must find in the element what it rendered, and no more.
  script?.remove()
  begin(element, props)
}

function whenWithin(element: HTMLElement, rootMargin: string, wake: () => void): void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin },
  )
  observer.observe(element)
}

const isIsland = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(ISLANDS, name)
