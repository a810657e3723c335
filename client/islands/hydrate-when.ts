import { HYDRATE_EVENT, type HydrateWhen } from './define-island.ts'
import { type IslandName, ISLANDS } from './islands.ts'

const TOUCH_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input', HYDRATE_EVENT]
const NEAR = '600px'

/** Starts each island of the page when its row of ISLANDS says so. */
export function watchIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('baksteen-island[data-name]'))
    watch(element)
}

function watch(element: HTMLElement): void {
  const name = element.dataset.name
  if (!isIsland(name)) return console.error('unknown island', name)
  let starting: Promise<void> | null = null
  const startOnce = (): void => {
    if (!starting) {
      element.ariaBusy = 'true'
      preload(element)
    }
    starting ??= startIsland(name, element).catch((error: unknown) => {
      // The next touch tries again; the page's plain form or link works meanwhile.
      starting = null
      element.removeAttribute('aria-busy')
      console.error('island', name, error)
    })
  }
  const when: readonly HydrateWhen[] = ISLANDS[name].when
  // A control of its own may stand outside it.
  const touched = [element, ...document.querySelectorAll(`[data-wakes="${name}"]`)]
  for (const type of when.includes('touch') ? TOUCH_EVENTS : [HYDRATE_EVENT])
    for (const target of touched) target.addEventListener(type, startOnce, { passive: true })
  // The visitor was here before this script.
  if (when.includes('touch') && element.contains(document.activeElement)) startOnce()
  if (when.includes('now')) startOnce()
  if (when.includes('seen')) whenWithin(element, '0px', startOnce)
  if (when.includes('near'))
    addEventListener('scroll', () => whenWithin(element, NEAR, startOnce), {
      once: true,
      passive: true,
    })
}

async function startIsland(name: IslandName, element: HTMLElement): Promise<void> {
  const { start } = await ISLANDS[name].load()
  const script = element.querySelector<HTMLScriptElement>(
    ':scope > script[type="application/json"]',
  )
  const props = JSON.parse(script?.textContent || '{}')
  // React must find in the element what it rendered, and no more.
  script?.remove()
  element.removeAttribute('aria-busy')
  start(element, props)
}

/**
 * Asks at once for all that its code imports: on a slow line each level of imports costs a round trip. What the visitor asks for
 * meanwhile goes before it (BROWSER-67).
 */
function preload({ dataset }: HTMLElement): void {
  for (const href of dataset.files?.split(' ') ?? [])
    document.head.appendChild(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        fetchPriority: 'low',
      }),
    )
}

function whenWithin(element: HTMLElement, rootMargin: string, run: () => void): void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin },
  )
  observer.observe(element)
}

const isIsland = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(ISLANDS, name)
