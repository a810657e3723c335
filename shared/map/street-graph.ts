/** A point of the map's own grid, in whole units. */
export type GridPoint = readonly [x: number, y: number]

/** Streets as lines of one grid: where two have a point in common one can turn. */
export interface StreetGraph {
  /** Of each node its place, and those that it leads to, with how far that is, in units. */
  places: GridPoint[]
  ways: [node: number, units: number][][]
}

/** A key that no two points of the grid share. */
const WIDTH = 2 ** 26
/** Ends that lie so near to each other are one: tiles cut a line at slightly different points. */
const JOINED = 4
/** Farther from every street than this a place is not on the map's streets, in units. */
const OFF_STREET = 250

/** The streets of lines. */
export function streetGraph(lines: readonly (readonly GridPoint[])[]): StreetGraph {
  const nodes = new Map<number, number>()
  const graph: StreetGraph = { places: [], ways: [] }
  const nodeAt = (point: GridPoint): number => {
    const key = point[0] * WIDTH + point[1]
    const known = nodes.get(key)
    if (known !== undefined) return known
    const node = graph.places.push(point) - 1
    graph.ways.push([])
    nodes.set(key, node)
    return node
  }
  for (const line of lines)
    for (const [index, point] of line.entries()) {
      const before = line[index - 1]
      if (before) join(graph, nodeAt(before), nodeAt(point))
    }
  joinEnds(graph)
  return graph
}

function join({ places, ways }: StreetGraph, a: number, b: number): void {
  const [from, to] = [places[a], places[b]]
  if (a === b || !from || !to) return
  const units = Math.hypot(from[0] - to[0], from[1] - to[1])
  ways[a]?.push([b, units])
  ways[b]?.push([a, units])
}

function joinEnds(graph: StreetGraph): void {
  const cells = new Map<number, number[]>()
  const ends = graph.ways.flatMap((ways, node) => (ways.length === 1 ? [node] : []))
  const cellOf = ([x, y]: GridPoint, dx = 0, dy = 0): number =>
    (Math.floor(x / JOINED) + dx) * WIDTH + Math.floor(y / JOINED) + dy
  for (const [node, place] of graph.places.entries()) {
    const cell = cellOf(place)
    cells.set(cell, [...(cells.get(cell) ?? []), node])
  }
  for (const end of ends) {
    const at = graph.places[end]
    if (!at) continue
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const other of cells.get(cellOf(at, dx, dy)) ?? []) {
          const place = graph.places[other]
          if (place && Math.hypot(at[0] - place[0], at[1] - place[1]) <= JOINED)
            join(graph, end, other)
        }
  }
}

/** How far it is along the streets from one point to each of others, in units; null: no street leads there. */
export function unitsAlong(
  graph: StreetGraph,
  from: GridPoint,
  others: readonly GridPoint[],
): (number | null)[] {
  const start = nearestNode(graph, from)
  const ends = others.map(other => nearestNode(graph, other))
  if (!start) return others.map(() => null)
  const far = distances(graph, start.node)
  return ends.map(end => {
    const units = end && far[end.node]
    return end && units !== undefined && Number.isFinite(Number(units))
      ? start.off + Number(units) + end.off
      : null
  })
}

function nearestNode(
  { places }: StreetGraph,
  [x, y]: GridPoint,
): { node: number; off: number } | null {
  let found: { node: number; off: number } | null = null
  for (const [node, place] of places.entries()) {
    const off = Math.hypot(place[0] - x, place[1] - y)
    if (off <= OFF_STREET && (!found || off < found.off)) found = { node, off }
  }
  return found
}

/** Dijkstra's, with a heap of nodes by how far they are. */
function distances({ ways }: StreetGraph, start: number): Float64Array {
  const far = new Float64Array(ways.length).fill(Infinity)
  const heap: [units: number, node: number][] = [[0, start]]
  far[start] = 0
  for (let next = pop(heap); next; next = pop(heap)) {
    const [units, node] = next
    if (units > (far[node] ?? 0)) continue
    for (const [to, step] of ways[node] ?? [])
      if (units + step < (far[to] ?? 0)) {
        far[to] = units + step
        push(heap, [units + step, to])
      }
  }
  return far
}

type Entry = [units: number, node: number]

function push(heap: Entry[], entry: Entry): void {
  let at = heap.push(entry) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    const parent = heap[above]
    if (!parent || parent[0] <= entry[0]) break
    heap[at] = parent
    heap[above] = entry
    at = above
  }
}

function pop(heap: Entry[]): Entry | undefined {
  const top = heap[0]
  const last = heap.pop()
  if (!top || !last || heap.length === 0) return top
  let at = 0
  for (;;) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]]
    if (!left || (left[0] >= last[0] && (!right || right[0] >= last[0]))) break
    const below = right && right[0] < left[0] ? 2 * at + 2 : 2 * at + 1
    heap[at] = heap[below] ?? last
    at = below
  }
  heap[at] = last
  return top
}
