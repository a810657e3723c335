import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { useView, ViewProvider, type View } from '../../client/view.tsx'
import { LruCache } from '../cache/lru-cache.ts'
import { concat, encode, type Bytes } from '../http/bytes.ts'

/** A part of an answer in document order: bytes at hand, or a late block's bytes to come. */
export type Chunk = Bytes | Promise<DeferredBytes>

export interface DeferredBytes {
  bytes: Bytes
  /** The block could not be had; its plain link stands in its place. */
  failed: boolean
}

/** Decided once the whole page around it is known. */
type IslandDependent = (islands: boolean) => Bytes

interface Slots {
  /** Gives the mark of a piece, which may hold islands. */
  slot(piece: Chunk | IslandDependent, islands?: boolean): string
}

interface CachedFragment {
  bytes: Bytes
  islands: boolean
}

const FRAGMENT_BYTES = 16 * 1024 * 1024
const DEFERRED_DEADLINE_MS = 4000

/** Rendered fragments as bytes. Keyed by everything they show, so they need no purge and can't be stale. */
const fragments = new LruCache<CachedFragment>(FRAGMENT_BYTES)

/** React's separator of neighbouring texts, which our marks are to it. */
const BETWEEN_TEXTS = '<!-- -->'

const SlotsContext = createContext<Slots | null>(null)

/**
 * Renders whole roots in document order. React leaves an unguessable mark where a fragment or a late
 * block belongs; no Suspense, so no inline script and no hidden text (PAGE-5).
 */
export function renderChunks(view: View, element: ReactNode, doctype = ''): Chunk[] {
  const secret = `{${crypto.randomUUID()}:`
  const left: (Chunk | IslandDependent)[] = []
  let anyIsland = false
  const holes: Slots = {
    slot(piece, islands = false) {
      anyIsland ||= islands
      return `${secret}${left.push(piece) - 1}}`
    },
  }
  const html =
    doctype +
    renderToString(
      <SlotsContext value={holes}>
        <ViewProvider value={view}>{element}</ViewProvider>
      </SlotsContext>,
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
  const holes = useContext(SlotsContext)
  if (!holes) return <Component {...props} />
  const { bytes, islands } = cachedFragment(view, { name, of: Component, props })
  return holes.slot(bytes, islands)
}

/** A fragment that only a page with islands needs. */
export function WithIslands<P extends object>({
  name,
  of: Component,
  props,
}: FragmentProps<P>): ReactNode {
  const view = useView()
  const holes = useContext(SlotsContext)
  if (!holes) return <Component {...props} />
  return holes.slot(islands =>
    islands ? cachedFragment(view, { name, of: Component, props }).bytes : NO_BYTES,
  )
}

function cachedFragment<P extends object>(
  view: View,
  { name, of: Component, props }: FragmentProps<P>,
): CachedFragment {
  const key = `${name} ${view.key ?? ''} ${Object.entries(props)
    .map(([prop, value]) => `${prop}:${serialize(value)}`)
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
const serialized = new WeakMap<object, string>()

function serialize(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return JSON.stringify(value) ?? ''
  const known = serialized.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  serialized.set(value, text)
  return text
}

const hasIsland = (html: string): boolean => html.includes('<baksteen-island')

const NO_BYTES: Bytes = new Uint8Array()

interface DeferredBlockProps<D> {
  /** Started by the loader, so that it runs while the shell is made. */
  load: Promise<D>
  view: (data: D) => ReactNode
  /** A plain link to the same thing, in its place when the block fails or takes over four seconds. */
  fallback: ReactNode
}

/** A slower block: the shell leaves at once, the block follows in its place in the same response. */
export function DeferredBlock<D>({ load, view: show, fallback }: DeferredBlockProps<D>): ReactNode {
  const view = useView()
  const holes = useContext(SlotsContext)
  if (!holes) return fallback
  const block = withDeadline(load)
    .then(data => ({ bytes: joinBytes(renderChunks(view, show(data))), failed: false }))
    .catch(() => ({ bytes: joinBytes(renderChunks(view, fallback)), failed: true }))
  return holes.slot(block)
}

function withDeadline<D>(load: Promise<D>): Promise<D> {
  let timer: ReturnType<typeof setTimeout>
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, DEFERRED_DEADLINE_MS, new Error('late block too late'))
  })
  return Promise.race([load, deadline]).finally(() => clearTimeout(timer))
}

/** Late blocks do not nest: only bytes can be joined. */
const joinBytes = (pieces: Chunk[]): Bytes =>
  concat(pieces.filter(piece => piece instanceof Uint8Array))
