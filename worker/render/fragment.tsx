import { useContext, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { useView, ViewProvider, type View } from '../../client/view.tsx'
import { LruCache } from '../cache/lru-cache.ts'
import { encode, type Bytes } from '../http/bytes.ts'
import { needsOf, SlotsContext, type Needs } from './slots.ts'

interface CachedFragment {
  bytes: Bytes
  needs: Needs
}

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
}

/** A component whose HTML is cached as bytes; outside renderChunks it is just the component. */
export function Fragment<P extends object>(fragment: FragmentProps<P>): ReactNode {
  const view = useView()
  const slots = useContext(SlotsContext)
  if (!slots) return <fragment.of {...fragment.props} />
  const { bytes, needs } = cachedFragment(view, fragment)
  return slots.slot(bytes, needs)
}

/** A fragment that is sent only with a page that holds what needs it; deferred blocks come too late to count. */
export function WhereNeeded<P extends object>({
  by,
  ...fragment
}: FragmentProps<P> & { by: keyof Needs }): ReactNode {
  const view = useView()
  const slots = useContext(SlotsContext)
  if (!slots) return <fragment.of {...fragment.props} />
  return slots.slot(needs => (needs[by] ? cachedFragment(view, fragment).bytes : NO_BYTES))
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
  const fragment = { bytes: encode(html), needs: needsOf(html) }
  fragments.set(key, fragment, fragment.bytes.byteLength + key.length)
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
