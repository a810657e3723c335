import type { Estate } from '../../shared/estate/estate.ts'
import type { Site } from '../../shared/site/site.ts'
import { isSold } from '../../shared/estate/status.ts'
import { aSite, siteApi } from './demo-api.ts'
import type { FakeApi } from './fake-api.ts'
import { openSite, type OpenSite } from './open-site.ts'

export interface OpenedPage {
  status: number
  html: string
  path: string
  headers: Headers
}

export interface Agency {
  site: Site
  api: FakeApi
  origin: string
  /** The page, its redirects followed. */
  open(path: string): Promise<OpenedPage>
}

/** A site with these estates, every call of an estate's page answered as the embedded API does. */
export function anAgency(estates: readonly Estate[], changes: Partial<Site> = {}): Agency {
  const fresh = aSite()
  const site: Site = {
    ...fresh,
    ...changes,
    id: fresh.id,
    hostnames: fresh.hostnames,
    origin: null,
  }
  const api = siteApi(site, [])
  const at = `/sites/${site.id}`
  for (const estate of estates) {
    const { id, guid } = estate.general
    const own = guid || String(id)
    const children = estates.filter(
      other => [id, guid].includes(other.general.parentId as number) && other.general.parentId,
    )
    api.answers.set(`GET ${at}/estates/${guid ? `skarabee/${guid}` : `v2/${id}`}`, estate)
    api.answers.set(`GET ${at}/estates/group/${own}`, {
      total: { value: children.length },
      results: children,
    })
    api.answers.set(`GET ${at}/estates/${own}/contact-info`, estate.salesRep ?? null)
    for (const locale of site.locales)
      api.answers.set(
        `GET ${at}/estate-pages/${locale}/${own}`,
        () => new Response(null, { status: 204 }),
      )
  }
  const similar = estates.filter(estate => !isSold(estate) && !estate.general.parentId).slice(0, 4)
  api.answers.set(`POST ${at}/estates`, { total: { value: similar.length }, results: similar })
  const { get }: OpenSite = openSite({ API: api, TOKEN_SECRET: 'test' })
  const origin = `http://${site.hostnames[0]}`
  const open = async (path: string, hops = 3): Promise<OpenedPage> => {
    const response = await get(origin + path)
    const to = response.headers.get('Location')
    if (to && hops > 0)
      return open(new URL(to, origin).pathname + new URL(to, origin).search, hops - 1)
    return { status: response.status, html: await response.text(), path, headers: response.headers }
  }
  return { site, api, origin, open }
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What a visitor reads: the page without its scripts, styles and tags. No-break blanks are plain ones, unless kept. */
export const visibleText = (html: string, keepsNoBreak = false): string =>
  html
    .replace(/<(script|style|template|textarea)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, entity => ENTITIES[entity] ?? entity)
    .replace(keepsNoBreak ? /[ \n\t]+/g : /\s+/g, ' ')

/** Texts of all headings, h1 to h4. */
export const headings = (html: string): { level: number; text: string }[] =>
  [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, level, inner]) => ({
    level: Number(level),
    text: visibleText(inner ?? '').trim(),
  }))
