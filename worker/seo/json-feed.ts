import type { PageRequest } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'
import type { Entry } from './feed-entry.ts'

/** What a feed is of: its title, and the page where a reader finds the same. */
export interface FeedSubject {
  title: string
  url: string
}

/** Entries as JSON Feed 1.1, of all that the agency has unless `of` is given; `more` of one go with it under `_home`, `next` is where the rest is. */
export function jsonFeed(
  entries: (Entry & { more?: object })[],
  self: string,
  { site, locale }: PageRequest,
  {
    next,
    of = { title: site.name, url: siteOrigin(site) },
  }: { next?: string | undefined; of?: FeedSubject } = {},
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
    title: of.title,
    home_page_url: of.url,
    feed_url: self,
    ...(next && { next_url: next }),
    language: locale,
    items,
  }
  return { text: JSON.stringify(value), contentType: 'application/feed+json; charset=utf-8' }
}
