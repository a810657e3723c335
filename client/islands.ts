/** What wakes an island: a touch (pointer, focus or input in it), coming near once the visitor scrolls, or being seen. */
export type Wake = 'touch' | 'near' | 'seen'

/** Brings an island to life. `props` are those that its marker wrote. */
export type Start = (element: HTMLElement, props: unknown) => void

interface IslandPlace {
  wake: readonly Wake[]
  load: () => Promise<Start>
}

/**
 * The full list of islands: the name its marker bears → where its code is and when it is fetched. A name is
 * its folder and file ('estate-filter' is estate/filter-island.tsx), so that the build can tell its chunks.
 */
export const ISLANDS = {
  'content-carousel': {
    wake: ['touch', 'near'],
    load: () => import('./content/carousel-island.tsx').then(island => island.start),
  },
  'content-counters': {
    wake: ['seen'],
    load: () => import('./content/counters-island.tsx').then(island => island.start),
  },
  'estate-filter': {
    wake: ['touch'],
    load: () => import('./estate/filter-island.tsx').then(island => island.start),
  },
  'estate-list': {
    wake: ['near'],
    load: () => import('./estate/list-island.tsx').then(island => island.start),
  },
  'estate-recently-seen': {
    wake: ['near'],
    load: () => import('./estate/recently-seen-island.ts').then(island => island.start),
  },
  'estate-map': {
    wake: ['seen'],
    load: () => import('./estate/map-island.ts').then(island => island.start),
  },
  'estate-gallery': {
    wake: ['seen'],
    load: () => import('./estate/gallery-island.ts').then(island => island.start),
  },
  'estate-tour': {
    wake: ['seen'],
    load: () => import('./estate/tour-island.ts').then(island => island.start),
  },
  'estate-costs': {
    wake: ['near', 'touch'],
    load: () => import('./estate/costs-island.ts').then(island => island.start),
  },
  'contact-form': {
    wake: ['touch'],
    load: () => import('./contact/form-island.ts').then(island => island.start),
  },
  'favorites-list': {
    wake: ['seen'],
    load: () => import('./favorites/list-island.ts').then(island => island.start),
  },
  'agenda-viewing': {
    wake: ['touch', 'near'],
    load: () => import('./agenda/viewing-island.tsx').then(island => island.start),
  },
} as const satisfies Record<string, IslandPlace>

export type IslandName = keyof typeof ISLANDS
