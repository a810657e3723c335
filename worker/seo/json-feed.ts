import type { PageRequest } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'
import type { Entry } from './feed-entry.ts'

/** Entries as JSON Feed 1.1; `more` of one go with it under `_home`, `next` is where the rest is. */
export function jsonFeed(
  entries: (Entry & { more?: object })[],
  self: string,
  { site, locale }: PageRequest,
  next?: string,
): { text: string; contentType: string } {
  const items = entries.map(({ id, url, title, text, image, published, updated, more }) => ({
    id,
    url,
    title,
    content_text: text,
    ...(image && { image }),
    date_published: published,
    date_modified: updated,
    ...(more && { _home: more }),
  }))
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.name,
    home_page_url: siteOrigin(site),
    feed_url: self,
    ...(next && { next_url: next }),
    language: locale,
    items,
  }
  return { text: JSON.stringify(value), contentType: 'application/feed+json; charset=utf-8' }
}
