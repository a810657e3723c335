import { matchRoute } from '../../shared/routes.ts'

/** Of the picture of a home, in px; it scales. */
export const CARD = { width: 600, height: 315 } as const

/** The routes that a home has a page at. */
const HOMES: ReadonlySet<string> = new Set(['estate', 'estateDetail', 'entityDetail'])

/**
 * The file that /oembed?url=… stands for: that of a home of this very host, in the language of its address and at one of a
 * few widths, so that a cache is asked for the same few. null: no such home (SEO-42); 501: XML, which is not spoken here.
 */
export function oEmbedFile(url: URL): string | 501 | null {
  const { searchParams } = url
  const format = searchParams.get('format') ?? 'json'
  if (format !== 'json') return 501
  const about = searchParams.get('url') ?? ''
  if (about.length > 500 || !URL.canParse(about)) return null
  const { host, pathname, protocol } = new URL(about)
  if (host !== url.host || !/^https?:$/.test(protocol)) return null
  const route = matchRoute(pathname)
  if (!route || !HOMES.has(route.name)) return null
  const id = route.params.entityId ?? route.params.estateId ?? ''
  const width = cardSize(searchParams.get('maxwidth'), searchParams.get('maxheight'))
  return `/card/${encodeURIComponent(id)}.${route.locale}.${width}.json`
}

/** Where a program asks about a page by its whole address. */
export const oEmbedPath = (address: string): string => `/oembed?url=${encodeURIComponent(address)}`

const WIDTHS = [1200, 900, 600, 450, 300, 200] as const

/** The widest of a few that fits into what is wished, in px; the drawing's own where nothing is (SEO-42). */
function cardSize(maxWidth: string | null, maxHeight: string | null): number {
  const across = pixels(maxWidth)
  const down = pixels(maxHeight)
  if (across === null && down === null) return CARD.width
  const most = Math.min(across ?? Infinity, ((down ?? Infinity) / CARD.height) * CARD.width)
  return WIDTHS.find(width => width <= most) ?? 200
}

const pixels = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
