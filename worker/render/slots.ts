import { createContext } from 'react'
import type { Bytes } from '../http/bytes.ts'

/** A part of a response, in document order: bytes, or the bytes of a deferred block to come. */
export type Chunk = Bytes | Promise<DeferredBytes>

export interface DeferredBytes {
  bytes: Bytes
  /** Loading failed; the block's plain link stands in its place. */
  failed: boolean
}

/** What a page may hold that asks for something elsewhere in it: islands for their words, hearts for their form. */
export interface Needs {
  islands: boolean
  hearts: boolean
}

/** Bytes that depend on what the whole page holds, known when it is rendered. */
export type NeedDependent = (needs: Needs) => Bytes

export interface Slots {
  /** Takes what React shall not render and gives the placeholder that stands for it. */
  slot(content: Chunk | NeedDependent, needs?: Needs): string
}

/** null outside renderChunks. */
export const SlotsContext = createContext<Slots | null>(null)

export const needsOf = (html: string): Needs => ({
  islands: html.includes('<baksteen-island'),
  hearts: html.includes(' data-favorite="'),
})
