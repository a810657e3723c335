import { isRecord } from '../../../shared/is-record.ts'
import type { SentPart } from './write-parts.ts'

/** Parts that are written in one call of the object: few, so that a search in between waits for milliseconds. */
const SLICE_PARTS = 50
const SLICE_CHARACTERS = 80_000

/** Parts of which there are many, projects before their homes. */
export function slicesOf(parts: readonly SentPart[]): SentPart[][] {
  const slices: SentPart[][] = []
  let characters = Infinity
  for (const part of parts.toSorted(projectsFirst)) {
    const length = JSON.stringify(part.content).length
    const last = slices.at(-1)
    if (!last || last.length === SLICE_PARTS || characters + length > SLICE_CHARACTERS) {
      slices.push([part])
      characters = 0
    } else last.push(part)
    characters += length
  }
  return slices
}

/** The sender's id of the project that a home names. */
export const projectIn = (content: unknown): string | null =>
  isRecord(content) && typeof content.parent === 'string' ? content.parent : null

const projectsFirst = (a: SentPart, b: SentPart): number =>
  Number(projectIn(a.content) !== null) - Number(projectIn(b.content) !== null)
