import { defineIsland } from './define-island.ts'
import { withWords } from './page-words.ts'

/**
 * All islands: the name in the page → when its code is fetched, and from where. A name is folder and file
 * ('estate-filter' is estate/filter-island.tsx), so that the build can tell its chunks.
 */
export const ISLANDS = {
  'content-carousel': defineIsland(
    ['touch', 'near'],
    () => import('../content/carousel-island.tsx'),
  ),
  'content-counters': defineIsland(['seen'], () => import('../content/counters-island.tsx')),
  'estate-filter': defineIsland(['touch'], () => withWords(import('../estate/filter-island.tsx'))),
  'estate-list': defineIsland(['near'], () => withWords(import('../estate/list-island.tsx'))),
  'estate-recently-seen': defineIsland(['near'], () => import('../estate/recently-seen-island.ts')),
  'estate-map': defineIsland(['seen'], () => import('../estate/map-island.ts')),
  'estate-gallery': defineIsland(['seen'], () => import('../estate/gallery-island.ts')),
  'estate-tour': defineIsland(['seen'], () => import('../estate/tour-island.ts')),
  'estate-rooms': defineIsland(['near', 'touch'], () => import('../estate/rooms-island.ts')),
  'estate-costs': defineIsland(['near', 'touch'], () => import('../estate/costs-island.ts')),
  'forms-submit': defineIsland(['touch'], () => import('../forms/submit-island.ts')),
  'favorites-list': defineIsland(['now'], () => import('../favorites/list-island.ts')),
  'favorites-shared': defineIsland(['now'], () => import('../favorites/shared-island.ts')),
}

export type IslandName = keyof typeof ISLANDS
