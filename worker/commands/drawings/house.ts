import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { root } from '../local/run-tool.ts'

/** From a room to those that it imports. */
type Arrows = Map<string, Set<string>>

interface Wing {
  name: string
  /** Each row imports only from the rows under it. */
  rows: string[][]
  arrows: Arrows
}

const IMPORT =
  /(?:^|\n)(?:import|export)\s[^'"]*?from\s*['"](\.[^'"]+)['"]|import\(['"](\.[^'"]+)['"]\)/g

const MARGIN = 24
const ROOM = { width: 118, height: 28, gap: 8, step: 50 }
const TITLE = 30
const PER_ROW = { worker: 5, beside: 3 }
const widthOf = (perRow: number): number => perRow * (ROOM.width + ROOM.gap) - ROOM.gap
const BESIDE = 3 * MARGIN + widthOf(PER_ROW.worker)
const WIDTH = BESIDE + widthOf(PER_ROW.beside) + MARGIN

/**
 * The house as its imports show it, an SVG: the site Worker's rooms in rows, each above those that it builds on; beside it the
 * rooms of the wings that it asks or builds on.
 */
export function drawHouse(): string {
  const site = wing('worker', file => !/^worker\/(?:listing-api|commands)\//.test(file))
  const drawn = drawRows(site)
  let top = MARGIN
  const beside = ['worker/listing-api', 'worker/commands', 'client', 'shared'].map(name => {
    const grid = drawGrid(name, [...wing(name, () => true).arrows.keys()].toSorted(), top)
    top = grid.bottom + MARGIN
    return grid.markup
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${Math.max(top, drawn.bottom + MARGIN)}" font-family="system-ui, sans-serif" font-size="13">
<title>The rooms of the house; those of the site Worker stand above those that they build on</title>
<style>rect{fill:#f4f1ea;stroke:#8a8172}path{fill:none;stroke:#b9b0a0}text{fill:#2b2620}.wing{font-weight:600;font-size:16px}.note{fill:#6b6255}@media (prefers-color-scheme:dark){rect{fill:#2c2823}path{stroke:#5d564b}text{fill:#eee8dc}.note{fill:#b9b0a0}}</style>
${[drawn.markup, ...beside].join('\n')}
</svg>
`
}

function wing(name: string, isOf: (file: string) => boolean): Wing {
  const depth = name.split('/').length
  const roomOf = (file: string): string | null => {
    const parts = file.split('/')
    // A file beside the rooms is part of the wing's entrance, and is not drawn.
    return parts.length > depth + 1 ? (parts[depth] ?? null) : null
  }
  const arrows: Arrows = new Map()
  for (const file of globSync(`${name}/**/*.{ts,tsx}`, { cwd: root }).filter(isOf)) {
    const from = roomOf(file)
    if (!from || file.endsWith('.d.ts')) continue
    const reached = arrows.get(from) ?? new Set()
    arrows.set(from, reached)
    for (const [, fixed, late] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const to = normalize(join(dirname(file), fixed ?? late ?? ''))
      const room = to.startsWith(`${name}/`) && isOf(to) ? roomOf(to) : null
      if (room && room !== from) reached.add(room)
    }
  }
  return { name, rows: rowsOf(arrows), arrows: withoutDetours(arrows) }
}

/** A room stands one row above the highest of those it imports; the list begins with the top row. */
function rowsOf(arrows: Arrows): string[][] {
  const levels = new Map<string, number>()
  const levelOf = (room: string): number => {
    const known = levels.get(room)
    if (known !== undefined) return known
    // In a circle, which the tree's test forbids in the Worker, the first that is met stands lowest.
    levels.set(room, 0)
    const level = Math.max(0, ...[...(arrows.get(room) ?? [])].map(below => levelOf(below) + 1))
    levels.set(room, level)
    return level
  }
  const rows: string[][] = []
  for (const room of [...arrows.keys()].toSorted()) (rows[levelOf(room)] ??= []).push(room)
  return rows.filter(row => row.length > 0).toReversed()
}

/** Arrows without those that a longer way already shows. */
function withoutDetours(arrows: Arrows): Arrows {
  const reach = (room: string, seen = new Set<string>()): Set<string> => {
    for (const next of arrows.get(room) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        reach(next, seen)
      }
    return seen
  }
  return new Map(
    [...arrows].map(([room, below]) => [
      room,
      new Set(
        [...below].filter(to => ![...below].some(other => other !== to && reach(other).has(to))),
      ),
    ]),
  )
}

interface Drawn {
  markup: string
  bottom: number
}

const NOTES: Record<string, string> = {
  worker: 'the site Worker: an arrow leads to what a room builds on',
  'worker/listing-api': 'the back end, asked over HTTP',
  'worker/commands': 'npm run …',
  client: 'what reaches a browser; the Worker renders it too',
  shared: 'rules, imported by all of them',
}

const heading = (name: string, x: number, top: number): string =>
  `<text class="wing" x="${x}" y="${top + 16}">${name}<tspan class="note" font-size="12" font-weight="400" dx="10">${NOTES[name] ?? ''}</tspan></text>`

const room = (name: string, x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="${ROOM.width}" height="${ROOM.height}" rx="4"/><text x="${x + ROOM.width / 2}" y="${y + 19}" text-anchor="middle">${name}</text>`

function drawRows({ name, rows, arrows }: Wing): Drawn {
  const places = new Map<string, { x: number; y: number }>()
  let y = MARGIN + TITLE
  for (const row of rows)
    for (let start = 0; start < row.length; start += PER_ROW.worker) {
      const some = row.slice(start, start + PER_ROW.worker)
      const indent = (widthOf(PER_ROW.worker) - widthOf(some.length)) / 2
      for (const [index, each] of some.entries())
        places.set(each, { x: MARGIN + indent + index * (ROOM.width + ROOM.gap), y })
      y += start + PER_ROW.worker < row.length ? ROOM.height + ROOM.gap : ROOM.step
    }
  const lines = [...arrows].flatMap(([from, below]) =>
    [...below].flatMap(to => {
      const [start, end] = [places.get(from), places.get(to)]
      if (!start || !end) return []
      const [x1, y1, x2] = [start.x + ROOM.width / 2, start.y + ROOM.height, end.x + ROOM.width / 2]
      const middle = (y1 + end.y) / 2
      return `<path d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${end.y}"/>`
    }),
  )
  const boxes = [...places].map(([each, place]) => room(each, place.x, place.y))
  return {
    markup: [heading(name, MARGIN, MARGIN), ...lines, ...boxes].join('\n'),
    bottom: y - (ROOM.step - ROOM.height),
  }
}

function drawGrid(name: string, rooms: string[], top: number): Drawn {
  const boxes = rooms.map((each, index) => {
    const [column, row] = [index % PER_ROW.beside, Math.floor(index / PER_ROW.beside)]
    return room(
      each,
      BESIDE + column * (ROOM.width + ROOM.gap),
      top + TITLE + row * (ROOM.height + ROOM.gap),
    )
  })
  return {
    markup: [heading(name, BESIDE, top), ...boxes].join('\n'),
    bottom: top + TITLE + Math.ceil(rooms.length / PER_ROW.beside) * (ROOM.height + ROOM.gap),
  }
}

if (process.argv[1] === import.meta.filename) {
  const file = join(root, 'docs/house.svg')
  writeFileSync(file, drawHouse())
  console.log(`Drawn: ${relative(root, file)}`)
}
