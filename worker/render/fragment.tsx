import { useContext, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { useView, ViewProvider, type View } from '../../client/view.tsx'
import { LruCache } from '../cache/lru-cache.ts'
import { encode, type Bytes } from '../http/bytes.ts'
import { needsOf, SlotsContext, type Chunk, type Needs } from './slots.ts'

interface CachedFragment {
  /** Before, between and after its gaps. */
  parts: readonly [Bytes, ...Bytes[]]
  needs: Needs
}

/** Stands in a fragment's HTML, or as a text in its JSON, where something of this very page belongs. */
export const GAP = '\uE000gap\uE001'
const GAPS = /"?\uE000gap\uE001"?/

const MAX_BYTES = 16 * 1024 * 1024
const NO_BYTES: Bytes = new Uint8Array()

/** Rendered fragments as bytes. The key holds everything they show, so they need no purge and cannot be stale. */
const fragments = new LruCache<CachedFragment>(MAX_BYTES)

interface FragmentProps<P extends object> {
  /** Names the component in the key. */
  name: string
  of: ComponentType<P>
  /** Plain JSON, part of the key. */
  props: P
  /** What belongs in its gaps, in their order. */
  gaps?: readonly Chunk[]
}

/** A component whose HTML is cached as bytes; outside renderChunks it is just the component. */
export function Fragment<P extends object>(fragment: FragmentProps<P>): ReactNode {
  const view = useView()
  const slots = useContext(SlotsContext)
  if (!slots) return <fragment.of {...fragment.props} />
  const { parts, needs } = cachedFragment(view, fragment)
  const [first, ...rest] = parts
  return (
    slots.slot(first, needs) +
    rest
      .map((part, index) => {
        const gap = fragment.gaps?.[index]
        return (gap ? slots.slot(gap) : '') + slots.slot(part)
      })
      .join('')
  )
}

/** A fragment that is sent only with a page that holds what needs it; deferred blocks come too late to count. */
export function WhereNeeded<P extends object>({
  by,
  ...fragment
}: FragmentProps<P> & { by: keyof Needs }): ReactNode {
  const view = useView()
  const slots = useContext(SlotsContext)
  if (!slots) return <fragment.of {...fragment.props} />
  return slots.slot(needs => (needs[by] ? cachedFragment(view, fragment).parts[0] : NO_BYTES))
}

/** Says what its children may hold that asks for something elsewhere in the page, whatever they turn out to hold. */
export function Holding({ needs, children }: { needs: Needs; children: ReactNode }): ReactNode {
  const slots = useContext(SlotsContext)
  return (
    <>
      {slots?.slot(NO_BYTES, needs)}
      {children}
    </>
  )
}

function cachedFragment<P extends object>(
  view: View,
  { name, of: Component, props }: FragmentProps<P>,
): CachedFragment {
  const key = `${name} ${view.key ?? ''} ${Object.entries(props)
    .map(([prop, value]) => `${prop}:${serialize(value)}`)
    .join(' ')}`
  const cached = fragments.get(key)
  if (cached) return cached
  const html = renderToString(
    <ViewProvider value={view}>
      <Component {...props} />
    </ViewProvider>,
  )
  const [first = '', ...rest] = html.split(GAPS)
  const fragment: CachedFragment = {
    parts: [encode(first), ...rest.map(encode)],
    needs: needsOf(html),
  }
  fragments.set(key, fragment, html.length + key.length)
  return fragment
}

/** Frozen values are shared by many pages, so their JSON is written once. */
const serialized = new WeakMap<object, string>()

function serialize(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return JSON.stringify(value) ?? ''
  const cached = serialized.get(value)
  if (cached !== undefined) return cached
  const json = JSON.stringify(value)
  serialized.set(value, json)
  return json
}
