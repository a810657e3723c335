import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { useView, ViewProvider, type View } from '../../client/view.tsx'
import { BoundedMap } from '../api/bounded-map.ts'
import { concat, encode, type Bytes } from './bytes.ts'

/** A part of an answer in document order: bytes at hand, or a late block's bytes to come. */
export type Piece = Bytes | Promise<LateBytes>

export interface LateBytes {
  bytes: Bytes
  /** The block could not be had; its plain link stands in its place. */
  failed: boolean
}

/** Decided once the whole page around it is known. */
type Afterthought = (islands: boolean) => Bytes

interface Holes {
  /** Gives the mark of a piece, which may hold islands. */
  leave(piece: Piece | Afterthought, islands?: boolean): string
}

interface KeptFragment {
  bytes: Bytes
  islands: boolean
}

const FRAGMENT_BYTES = 16 * 1024 * 1024
const LATE_DEADLINE_MS = 4000

/** Rendered fragments as bytes. Keyed by everything they show, so they need no purge and can't be stale. */
const fragments = new BoundedMap<KeptFragment>(FRAGMENT_BYTES)

/** React's separator of neighbouring texts, which our marks are to it. */
const BETWEEN_TEXTS = '<!-- -->'

const HolesContext = createContext<Holes | null>(null)

/**
 * Renders whole roots in document order. React leaves an unguessable mark where a fragment or a late
 * block belongs; no Suspense, so no inline script and no hidden text (design 5).
 */
export function renderPieces(view: View, element: ReactNode, doctype = ''): Piece[] {
  const secret = `{${crypto.randomUUID()}:`
  const left: (Piece | Afterthought)[] = []
  let anyIsland = false
  const holes: Holes = {
    leave(piece, islands = false) {
      anyIsland ||= islands
      return `${secret}${left.push(piece) - 1}}`
    },
  }
  const html =
    doctype +
    renderToString(
      <HolesContext value={holes}>
        <ViewProvider value={view}>{element}</ViewProvider>
      </HolesContext>,
    )
  anyIsland ||= hasIsland(html)
  const [first = '', ...rest] = html.replaceAll(`${BETWEEN_TEXTS}${secret}`, secret).split(secret)
  return [
    encode(first),
    ...rest.flatMap(part => {
      const end = part.indexOf('}')
      const piece = left[Number(part.slice(0, end))]
      const filled = typeof piece === 'function' ? piece(anyIsland) : piece
      const after = part.slice(end + 1)
      return filled
        ? [
            filled,
            encode(after.startsWith(BETWEEN_TEXTS) ? after.slice(BETWEEN_TEXTS.length) : after),
          ]
        : []
    }),
  ]
}

interface FragmentProps<P extends object> {
  /** Names the component in the key. */
  name: string
  of: ComponentType<P>
  /** Plain JSON: it is the key. */
  props: P
}

/** A component whose HTML is kept as bytes; outside renderPieces it is just the component. */
export function Fragment<P extends object>({
  name,
  of: Component,
  props,
}: FragmentProps<P>): ReactNode {
  const view = useView()
  const holes = useContext(HolesContext)
  if (!holes) return <Component {...props} />
  const { bytes, islands } = keptFragment(view, { name, of: Component, props })
  return holes.leave(bytes, islands)
}

/** A fragment that only a page with islands needs. */
export function WithIslands<P extends object>({
  name,
  of: Component,
  props,
}: FragmentProps<P>): ReactNode {
  const view = useView()
  const holes = useContext(HolesContext)
  if (!holes) return <Component {...props} />
  return holes.leave(islands =>
    islands ? keptFragment(view, { name, of: Component, props }).bytes : NOTHING,
  )
}

function keptFragment<P extends object>(
  view: View,
  { name, of: Component, props }: FragmentProps<P>,
): KeptFragment {
  const key = `${name} ${view.key ?? ''} ${Object.entries(props)
    .map(([prop, value]) => `${prop}:${textOf(value)}`)
    .join(' ')}`
  const known = fragments.get(key)
  if (known) return known
  const html = renderToString(
    <ViewProvider value={view}>
      <Component {...props} />
    </ViewProvider>,
  )
  const kept = { bytes: encode(html), islands: hasIsland(html) }
  fragments.set(key, kept, kept.bytes.byteLength + key.length)
  return kept
}

/** The JSON of an answer that many pages share is made once. */
const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return JSON.stringify(value) ?? ''
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

const hasIsland = (html: string): boolean => html.includes('<baksteen-island')

const NOTHING: Bytes = new Uint8Array()

interface LateBlockProps<D> {
  /** Started by the loader, so that it runs while the shell is made. */
  load: Promise<D>
  view: (data: D) => ReactNode
  /** A plain link to the same thing, in its place when the block fails or takes over four seconds. */
  fallback: ReactNode
}

/** A slower block: the shell leaves at once, the block follows in its place in the same response. */
export function LateBlock<D>({ load, view: show, fallback }: LateBlockProps<D>): ReactNode {
  const view = useView()
  const holes = useContext(HolesContext)
  if (!holes) return fallback
  const block = within(load)
    .then(data => ({ bytes: join(renderPieces(view, show(data))), failed: false }))
    .catch(() => ({ bytes: join(renderPieces(view, fallback)), failed: true }))
  return holes.leave(block)
}

function within<D>(load: Promise<D>): Promise<D> {
  let timer: ReturnType<typeof setTimeout>
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, LATE_DEADLINE_MS, new Error('late block too late'))
  })
  return Promise.race([load, deadline]).finally(() => clearTimeout(timer))
}

/** Late blocks do not nest: only bytes can be joined. */
const join = (pieces: Piece[]): Bytes => concat(pieces.filter(piece => piece instanceof Uint8Array))
