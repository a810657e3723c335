import { withoutSite, pathTag } from '../cache/known-purges.ts'

/** All that a purge may name a page by in Workers Cache: its own tags, the same in any site, and its path. */
export function addPurgeTags(headers: Headers, path: string): void {
  const tags = (headers.get('Cache-Tag') ?? '')
    .split(',')
    .map(tag => tag.trim().toLowerCase())
    .filter(Boolean)
  headers.set(
    'Cache-Tag',
    [...new Set([...tags, ...tags.map(withoutSite), pathTag(path)])].join(','),
  )
}
