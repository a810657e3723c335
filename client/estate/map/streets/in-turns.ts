type Render<At, Canvas> = (at: At, element: Canvas, key: string, done?: () => void) => Promise<void>

/** What of a canvas is needed here. */
interface TileCanvas {
  key?: string | undefined
  width: number
  height: number
  remove(): void
}

export type Turns = (run: () => void) => void

/** Runs what it is given one after the other, each in a task of its own. */
export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  const next = (): void => {
    waiting[0]?.()
    waiting.shift()
    if (waiting.length > 0) setTimeout(next)
  }
  return run => {
    if (waiting.push(run) === 1) setTimeout(next)
  }
}

/** Draws a tile a task (SEARCH-70): one answer of data is for several. All are asked for at once; those no longer looked at are left. */
export function drawnInTurns<At extends { z: number }, Canvas extends { key: string }>(
  render: Render<At, Canvas>,
  fetchData: (at: At) => Promise<unknown>,
  turns = createTurns(),
): Render<At, Canvas> {
  let zoom: number | null = null
  return async (at, element, key, done) => {
    zoom = at.z
    // Not in the task that made the tiles.
    await new Promise<void>(resolve => setTimeout(resolve))
    if (element.key !== key) return
    // A tile without data is told of by the library.
    await fetchData(at).catch(() => null)
    await new Promise<void>(turns)
    if (element.key === key && zoom === at.z) await render(at, element, key, done)
  }
}

/** Forgets a tile at once, and frees its canvas when it is its turn: after a zoom there are dozens. */
export function removedInTurns(
  tiles: () => Record<string, { el: TileCanvas }>,
  turns = createTurns(),
): (key: string) => void {
  return key => {
    const element = tiles()[key]?.el
    if (!element) return
    delete tiles()[key]
    element.key = undefined
    turns(() => {
      element.width = 0
      element.height = 0
      element.remove()
    })
  }
}
