import type { Page } from 'playwright-core'

/** Addresses of the desk that a page leads to, one of each kind. */
export async function linksOf(page: Page): Promise<string[]> {
  const paths = await page
    .locator('main a[href^="/desk"], .desk-menu a[href^="/desk"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  return paths.map(path => path.split('#')[0] ?? '')
}

/** A page a kind: ids are one, and so are lists further on. */
const kindOf = (path: string): string =>
  path
    .replace(/\?.*/, query => `?${[...new URLSearchParams(query).keys()].join('&')}`)
    .replace(/\/[\w%-]*\d[\w%-]*(?=\/|\?|$)/g, '/:id')
    .replace(/^\/desk\/(pages|content|words)\/[\w.-]+$/, '/desk/$1/:name')
    .replace(/\/section\/[\w-]+$/, '/section/:id')

/** A room, a home or a page of the site, and a home's photographs: pages that lead on to others. */
export const isRoom = (path: string): boolean =>
  /^\/desk\/(\w+|(homes|pages)\/[\w-]+(\/photos)?)$/.test(path)

/** Whether a page of this kind was looked at; files and the site in a frame are none. */
export function isSeenBefore(seen: Set<string>, path: string): boolean {
  const kind = kindOf(path)
  if (seen.has(kind) || /\.(json|csv|ndjson|zip)\b|\/preview\b/.test(path)) return true
  seen.add(kind)
  return false
}
