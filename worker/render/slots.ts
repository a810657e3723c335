import { createContext } from 'react'
import type { Bytes } from '../http/bytes.ts'

/** A part of a response, in document order: bytes, or the bytes of a deferred block to come. */
export type Chunk = Bytes | Promise<DeferredBytes>

export interface DeferredBytes {
  bytes: Bytes
  /** Loading failed; the block's plain link stands in its place. */
  failed: boolean
}

/** Bytes that depend on whether the whole page has islands, known when it is rendered. */
export type IslandDependent = (hasIslands: boolean) => Bytes

export interface Slots {
  /** Takes what React shall not render and gives the placeholder that stands for it. */
  slot(content: Chunk | IslandDependent, hasIslands?: boolean): string
}

/** null outside renderChunks. */
export const SlotsContext = createContext<Slots | null>(null)

export const hasIsland = (html: string): boolean => html.includes('<baksteen-island')
