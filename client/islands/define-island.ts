/** Dispatched on an island's element by another part of the page that needs it started. */
export const HYDRATE_EVENT = 'baksteen:hydrate'
export type HydrateEvent = typeof HYDRATE_EVENT

/** When the code of an island is fetched: at a touch (pointer, focus or input in it), near it once the visitor scrolls, in sight, or at once where the page is about it. */
export type HydrateWhen = 'touch' | 'near' | 'seen' | 'now'

/** Starts an island on its element, with the props that the server wrote into it. */
export type StartIsland<Props> = (element: HTMLElement, props: Props) => void

export interface IslandDefinition<Props> {
  when: readonly HydrateWhen[]
  load: () => Promise<{ start: StartIsland<Props> }>
}

export const defineIsland = <Props extends object>(
  when: readonly HydrateWhen[],
  load: IslandDefinition<Props>['load'],
): IslandDefinition<Props> => ({ when, load })
