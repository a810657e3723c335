import { createHash } from 'node:crypto'
import { canonicalJson } from '../../listing-api/packs/digest.ts'
import { isLine, type Part } from './parts.ts'

/** What a deployment has of an agency. */
export interface Known {
  /** Path of a part → SHA-256 of its canonical JSON. */
  digests: Record<string, string>
  /** Homes that a feed brought: no pack removes them. */
  feeds: string[]
  /** Numbers and guids of these. */
  feedIds: string[]
  /** null: it is not there. */
  agency: KnownAgency | null
}

export interface KnownAgency {
  /** Its own id. */
  id: string
  name: string
  hostnames: string[]
}

export const NOTHING_KNOWN: Known = { digests: {}, feeds: [], feedIds: [], agency: null }

/** Parts that are not the same there; what only its numbers and times make different is found out there (PACK-81). */
export const unequalParts = (parts: readonly Part[], { digests }: Pick<Known, 'digests'>): Part[] =>
  parts.filter(({ path, content }) => digests[path] !== sha256(canonicalJson(content)))

/** What is there and in no file of the pack, but for what a feed brought (PACK-84, PACK-85). */
export function surplusOf(
  parts: readonly Part[],
  { digests, feeds }: Pick<Known, 'digests' | 'feeds'>,
): string[] {
  const named = new Set([...parts.map(({ path }) => path), ...feeds])
  return Object.keys(digests).filter(path => !named.has(path) && !path.startsWith('assets/'))
}

/** What is counted apart when things go: a tenth of the homes may go, and all of the pages stay. */
const KINDS = { 'estates/': 'homes', 'rentals/': 'holiday homes', '': 'pages and lists' } as const

/** How much of each kind that is the folder's would go, for those of which something does. */
export function countRemoved(
  removed: readonly string[],
  { digests, feeds }: Pick<Known, 'digests' | 'feeds'>,
): { what: string; gone: number; of: number }[] {
  const fed = new Set(feeds)
  const kindOf = (path: string): string =>
    Object.keys(KINDS).find(start => path.startsWith(start)) ?? ''
  const isCounted = (path: string): boolean => !/^(assets|drawings)\//.test(path) && !fed.has(path)
  return Object.entries(KINDS)
    .map(([start, what]) => {
      const count = (paths: readonly string[]): number =>
        paths.filter(path => isCounted(path) && kindOf(path) === start).length
      return { what, gone: count(removed), of: count(Object.keys(digests)) }
    })
    .filter(({ gone }) => gone > 0)
}

/** More than so many of a kind, and more than this part of it, are taken away for --prune-all alone. */
const MAX_REMOVED = 5
const MAX_PART = 1 / 5

/** Whether so much goes that it looks like a mistake, as in a feed (PACK-159). */
export const isTooMuch = ({ gone, of }: { gone: number; of: number }): boolean =>
  gone > MAX_REMOVED && gone > of * MAX_PART

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
