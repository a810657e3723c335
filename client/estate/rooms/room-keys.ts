const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The room of the same drawing that lies nearest that way, or null: there is none, or the key is another. */
export function roomAfter(room: Element, key: string): SVGAElement | null {
  const way = WAYS[key]
  const drawing = room.closest('.plan')
  if (!way || !drawing) return null
  const from = middleOf(room)
  let best: SVGAElement | null = null
  let least = Infinity
  for (const other of drawing.querySelectorAll<SVGAElement>('a.room')) {
    const to = middleOf(other)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    // What lies aside more than ahead is another way.
    if (other === room || ahead < 1 || aside > ahead * 2) continue
    const far = ahead + aside * 2
    if (far < least) [least, best] = [far, other]
  }
  return best
}

/** Of the floor, which is drawn first. */
function middleOf(room: Element): { x: number; y: number } {
  const { left, top, width, height } = (room.firstElementChild ?? room).getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
