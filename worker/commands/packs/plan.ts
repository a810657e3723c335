import { createHash } from 'node:crypto'
import { canonicalJson } from '../../listing-api/packs/digest.ts'
import { isLine, type Part } from './parts.ts'

/** What a deployment has of an agency. */
export interface Known {
  /** Path of a part → SHA-256 of its canonical JSON. */
  digests: Record<string, string>
  /** Homes that a feed brought: no pack removes them. */
  feeds: string[]
}

/** Parts that are not the same there; what only its numbers and times make different is found out there (PACK-81). */
export const unequalParts = (parts: readonly Part[], { digests }: Known): Part[] =>
  parts.filter(({ path, content }) => digests[path] !== sha256(canonicalJson(content)))

/** What is there and in no file of the pack, but for what a feed brought (PACK-84, PACK-85). */
export function surplusOf(parts: readonly Part[], { digests, feeds }: Known): string[] {
  const named = new Set([...parts.map(({ path }) => path), ...feeds])
  return Object.keys(digests).filter(path => !named.has(path) && !path.startsWith('assets/'))
}

/** Letters of a body: content is written in one go, lines in calls that are short. */
const MAX_CONTENT = 8_000_000
const MAX_LINES = 500_000

/** Lines of the call that writes many parts, in bodies that it takes. The content of a site stays together (PACK-86). */
export function slicesOf(parts: readonly { path: string; content: unknown }[]): string[] {
  const slices: string[] = []
  let slice = ''
  for (const part of parts) {
    const line = `${JSON.stringify(part)}\n`
    const most = isLine(part.path) ? MAX_LINES : MAX_CONTENT
    if (slice !== '' && slice.length + line.length > most) {
      slices.push(slice)
      slice = ''
    }
    slice += line
  }
  return slice === '' ? slices : [...slices, slice]
}

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')
