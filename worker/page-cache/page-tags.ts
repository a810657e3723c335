import { withoutSite, pathTag } from '../purge/targets.ts'

/** Every name a purge may use for a page in Workers Cache: its own tags, the same without site, and its path. */
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
