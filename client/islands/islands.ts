/** What wakes an island: a touch (pointer, focus or input in it), coming near once the visitor scrolls, or being seen. */
export type HydrateWhen = 'touch' | 'near' | 'seen'

/** Brings an island to life. `props` are those that its marker wrote. */
export type Start = (element: HTMLElement, props: unknown) => void

interface IslandDefinition {
  when: readonly HydrateWhen[]
  load: () => Promise<Start>
}

/**
 * The full list of islands: the name its marker bears → where its code is and when it is fetched. A name is
 * its folder and file ('estate-filter' is estate/filter-island.tsx), so that the build can tell its chunks.
 */
export const ISLANDS = {
  'content-carousel': {
    when: ['touch', 'near'],
    load: () => import('../content/carousel-island.tsx').then(island => island.start),
  },
  'content-counters': {
    when: ['seen'],
    load: () => import('../content/counters-island.tsx').then(island => island.start),
  },
  'estate-filter': {
    when: ['touch'],
    load: () => import('../estate/filter-island.tsx').then(island => island.start),
  },
  'estate-list': {
    when: ['near'],
    load: () => import('../estate/list-island.tsx').then(island => island.start),
  },
  'estate-recently-seen': {
    when: ['near'],
    load: () => import('../estate/recently-seen-island.ts').then(island => island.start),
  },
  'estate-map': {
    when: ['seen'],
    load: () => import('../estate/map-island.ts').then(island => island.start),
  },
  'estate-gallery': {
    when: ['seen'],
    load: () => import('../estate/gallery-island.ts').then(island => island.start),
  },
  'estate-tour': {
    when: ['seen'],
    load: () => import('../estate/tour-island.ts').then(island => island.start),
  },
  'estate-costs': {
    when: ['near', 'touch'],
    load: () => import('../estate/costs-island.ts').then(island => island.start),
  },
  'forms-submit': {
    when: ['touch'],
    load: () => import('../forms/submit-island.ts').then(island => island.start),
  },
  'favorites-list': {
    when: ['seen'],
    load: () => import('../favorites/list-island.ts').then(island => island.start),
  },
  'booking-viewing': {
    when: ['touch', 'near'],
    load: () => import('../booking/viewing-island.tsx').then(island => island.start),
  },
} as const satisfies Record<string, IslandDefinition>

export type IslandName = keyof typeof ISLANDS
