import { assetHref } from '../../client/view.tsx'
import { detailHref } from '../../client/estate/card/detail-href.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { headTitle } from '../../shared/estate/kind/head-title.ts'
import { mainPicture, pictureFile } from '../../shared/estate/media/pictures.ts'
import { advertLines } from '../../shared/estate/legal/advert-lines.ts'
import { priceLine } from '../../shared/estate/price/price.ts'
import { statusCode, type StatusCode } from '../../shared/estate/status.ts'
import { href } from '../../shared/routes.ts'
import type { PageRequest } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'

/** A home as every feed tells it. */
export interface Entry {
  id: string
  url: string
  title: string
  text: string
  image: string | null
  published: string
  updated: string
}

/**
 * A home as feeds may tell it: one that is sold or let has its town alone, or a file would say where
 * people just moved to (SEO-63).
 */
export function openCard(card: EstateCard): EstateCard {
  const { general } = card
  if (!general.address || !isClosed(statusCode(card))) return card
  return { ...card, general: { ...general, address: { ...general.address, visible: false } } }
}

const isClosed = (status: StatusCode | null): boolean =>
  status === 'SOLD' || status === 'RENTED' || status === 'TAKEN_OVER'

export function entryOf(card: EstateCard, { site, locale, t }: PageRequest): Entry {
  const picture = mainPicture(card)
  const origin = siteOrigin(site)
  const published = isoDate(card.general.publicationDate)
  return {
    id: `${origin}${href('estate', site.defaultLocale, { estateId: publicId(card) })}`,
    url: origin + detailHref(card, locale),
    title: headTitle(card, locale, t),
    text: [priceLine(card, t), ...advertLines(card, locale, t)].join(' · '),
    image: picture && origin + assetHref(pictureFile(picture), picture.hash, 725),
    published,
    updated: card.updatedAt ? new Date(card.updatedAt * 1000).toISOString() : published,
  }
}

const isoDate = (value: string | null | undefined): string => {
  const date = new Date(value ?? 0)
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString()
}
