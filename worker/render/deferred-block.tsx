import { useContext, type ReactNode } from 'react'
import { useView } from '../../client/view.tsx'
import { concat, type Bytes } from '../http/bytes.ts'
import { SlotsContext, type Chunk } from './slots.ts'
import { renderChunks } from './stream.tsx'

const DEADLINE_MS = 4000

interface DeferredBlockProps<D> {
  /** Started by the loader, so that it runs while the rest of the page is rendered. */
  load: Promise<D>
  view: (data: D) => ReactNode
  /** A plain link to the same content, shown when loading fails or takes over four seconds. */
  fallback: ReactNode
}

/** A slower block: the page leaves at once, and the block follows in its place in the same response. */
export function DeferredBlock<D>({ load, view: show, fallback }: DeferredBlockProps<D>): ReactNode {
  const view = useView()
  const slots = useContext(SlotsContext)
  if (!slots) return fallback
  const block = withDeadline(load)
    .then(async data => ({ bytes: await joinBytes(renderChunks(view, show(data))), failed: false }))
    .catch(async () => ({ bytes: await joinBytes(renderChunks(view, fallback)), failed: true }))
  return slots.slot(block)
}

function withDeadline<D>(load: Promise<D>): Promise<D> {
  let timer: ReturnType<typeof setTimeout>
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, DEADLINE_MS, new Error('deferred block too late'))
  })
  return Promise.race([load, deadline]).finally(() => clearTimeout(timer))
}

async function joinBytes(chunks: Chunk[]): Promise<Bytes> {
  const settled = await Promise.all(chunks)
  return concat(settled.map(chunk => (chunk instanceof Uint8Array ? chunk : chunk.bytes)))
}
