import { addressLine, cityLine } from '../../../../shared/estate/address.ts'
import { mentionedTitle } from '../../../../shared/estate/kind/head-title.ts'
import { publicId } from '../../../../shared/estate/estate.ts'
import { isFew } from '../../../../shared/figures/outsiders.ts'
import { formatDate } from '../../../../shared/format.ts'
import { href } from '../../../../shared/routes.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { isOpen, type SellerLink } from '../../../agency/figures/seller-links.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { loadEstate } from '../../../catalog/load-estate.ts'
import type { PublicEstate } from '../../../catalog/public-estate.ts'
import { isAbsent } from '../../../http/absence.ts'
import type { Desk } from '../../env.ts'
import { Notice } from '../../page/notice.tsx'
import { expiredPage } from '../../sign-in/sign-in-link.tsx'
import { Chart } from '../chart.tsx'
import { siteContext } from '../home-name.ts'
import { readFigures } from '../read-figures.ts'
import { asNumber, Totals, type Written } from '../totals.tsx'
import { sellerHash } from './seller-act.ts'
import { sellerDocument, wordsIn } from './seller-document.tsx'

/** A quarter of a year, by the week. */
const DAYS = 90

/** GET /desk/seller/{token}: what happened with a home, for whoever sells it and has the link (FIGURE-16 to FIGURE-22). */
export async function sellerPage(c: Desk): Promise<Response> {
  const token = c.req.param('token') ?? ''
  const { sellerLinks } = agencyOf(c.env, c.var.site.id)
  const link = /^[\w-]{43}$/.test(token) ? await sellerLinks.find(await sellerHash(token)) : null
  if (!link) return expiredPage(c)
  const now = c.var.trace.startedAt
  if (!isOpen(link, now)) return endedPage(c, link)
  const home = await findHome(c, link)
  // Who works at the agency looks without being taken for the seller.
  if (home !== 'unknown' && !c.var.session)
    await sellerLinks.opened(link.id, { isHomeThere: home !== null }, now)
  return figuresPage(c, link, home === 'unknown' ? null : home)
}

/** As visitors see it; null: they do not any more. 'unknown': that could not be asked. */
async function findHome(
  c: Desk,
  { home, locale }: SellerLink,
): Promise<PublicEstate | null | 'unknown'> {
  const context = await siteContext(c, locale)
  const estate = await loadEstate(context, home).catch(() => 'unknown' as const)
  if (estate === 'unknown') return estate
  return isAbsent(estate) ? null : estate
}

async function figuresPage(
  c: Desk,
  link: SellerLink,
  estate: PublicEstate | null,
): Promise<Response> {
  const { locale, home } = link
  const t = wordsIn(locale)
  const { sum, buckets, today } = await readFigures(c, DAYS, home)
  const title = estate ? mentionedTitle(estate, locale, t) : t('deskFigures.sellerPage.home')
  const address = estate?.general.address
  const written = forOutsiders(t)
  return sellerDocument(c, {
    locale,
    title,
    status: 200,
    body: (
      <>
        <p className="seller__where">
          {address && (addressLine(address, locale) || cityLine(address, locale))}
        </p>
        <p className="seller__lead">
          {t('deskFigures.sellerPage.lead', {
            site: c.var.site.name,
            day: formatDate(today) ?? '',
          })}
        </p>
        {!estate && (
          <Notice>
            <p>{t('deskFigures.sellerPage.gone')}</p>
          </Notice>
        )}
        <Totals sum={sum} written={written} t={t} />
        <Chart buckets={buckets} written={written} isTableShown t={t} />
        <p className="desk-quiet">{t('deskFigures.sellerPage.counted')}</p>
        {estate && (
          <p className="seller__link">
            <a href={href('estate', locale, { estateId: publicId(estate) })}>
              {t('deskFigures.sellerPage.look')}
            </a>
          </p>
        )}
      </>
    ),
  })
}

/** Under five a number could point at somebody, so it is not told (FIGURE-12). */
const forOutsiders =
  (t: Translate): Written =>
  count =>
    isFew(count) ? t('deskFigures.few') : asNumber(count)

/** Kindly: nothing is wrong, and the agency answers. */
const endedPage = (c: Desk, { locale }: SellerLink): Promise<Response> => {
  const t = wordsIn(locale)
  return sellerDocument(c, {
    locale,
    title: t('deskFigures.sellerPage.ended'),
    status: 410,
    body: (
      <p className="seller__lead">
        {t('deskFigures.sellerPage.endedText', { site: c.var.site.name })}
      </p>
    ),
  })
}
