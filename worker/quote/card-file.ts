import { isLocale, type Locale } from '../../shared/locale.ts'
import { lightPalette } from '../../shared/site/palette.ts'
import { HOUR, seconds } from '../../shared/time/units.ts'
import { notFound } from '../http/absence.ts'
import type { PageRequest, PageResult } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'
import { createRequestContext } from '../site/request-context.ts'
import { CARD } from '../http/oembed.ts'
import { drawCard } from './card-drawing.ts'
import { cardPicture } from './card-picture.ts'
import { quotedHome, type QuotedHome } from './quoted-home.ts'

/** How long whoever quotes a home may go on showing what it was, in seconds (SEO-41). */
const QUOTE_LIFE = seconds(HOUR)

const CARD_FILE =
  /^\/card\/([1-9]\d{0,9}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.([a-z]{2}))?(?:\.(\d{2,4}))?\.(svg|json)$/i

/** /card/{id}.svg, /card/{id}.{language}.svg and, as oEmbed tells it, /card/{id}.{language}.{width}.json. */
export function cardFile(path: string): ((request: PageRequest) => Promise<PageResult>) | null {
  const [, id, language, width, ending] = CARD_FILE.exec(path) ?? []
  if (!id || (ending === 'json') !== (width !== undefined)) return null
  if (language !== undefined && !isLocale(language)) return null
  return async request => {
    const locale = language ?? request.site.defaultLocale
    if (!request.site.locales.includes(locale)) return notFound()
    const context =
      locale === request.locale ? request : await createRequestContext({ ...request, locale })
    const home = await quotedHome(context, id)
    if (home === 'unknown') return notFound()
    const quoted = { ...context, url: request.url }
    return width ? oEmbed(quoted, home, id, Number(width)) : picture(quoted, home)
  }
}

async function picture(request: PageRequest, home: QuotedHome): Promise<PageResult> {
  const { site } = request
  const drawing = drawCard({
    home,
    palette: lightPalette(site.theme),
    agency: site.name,
    hostname: new URL(siteOrigin(site)).hostname,
    picture: await cardPicture(request, home.picture),
  })
  return {
    kind: 'text',
    text: drawing,
    contentType: 'image/svg+xml',
    policy: 'estate',
    tags: [`list-${site.id}`],
    elsewhere: QUOTE_LIFE,
  }
}

/** What a program that meets the address of a home may show of it: our picture, never our markup (SEO-42). */
function oEmbed(
  { site, locale }: PageRequest,
  home: QuotedHome,
  id: string,
  width: number,
): PageResult {
  if (!home.address) return notFound()
  const origin = siteOrigin(site)
  const photo = {
    version: '1.0',
    type: 'photo',
    title: [home.title, home.price ?? home.state].filter(Boolean).join(' · '),
    author_name: site.name,
    author_url: origin,
    provider_name: site.name,
    provider_url: origin,
    cache_age: QUOTE_LIFE,
    url: origin + cardPath(id, locale),
    width,
    height: Math.round((width / CARD.width) * CARD.height),
  }
  return {
    kind: 'text',
    text: JSON.stringify(photo),
    contentType: 'application/json; charset=utf-8',
    policy: 'estate',
    tags: [`list-${site.id}`],
    elsewhere: QUOTE_LIFE,
  }
}

/** Where the picture of a home is, in a language. */
export const cardPath = (id: string, locale: Locale): string => `/card/${id}.${locale}.svg`
