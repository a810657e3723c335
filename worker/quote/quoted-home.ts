import { detailHref } from '../../client/estate/card/detail-href.ts'
import { advertLines } from '../../shared/estate/legal/advert-lines.ts'
import { estateTitle } from '../../shared/estate/kind/head-title.ts'
import { mainPicture, pictureFile } from '../../shared/estate/media/pictures.ts'
import { toCard } from '../../shared/estate/card.ts'
import { askingPrice, soldLabel } from '../../shared/estate/price/price.ts'
import { statusCode } from '../../shared/estate/status.ts'
import { isAbsent } from '../http/absence.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import type { RequestContext } from '../site/request-context.ts'
import { siteOrigin } from '../site/parse.ts'

/** What is said of a home where somebody else quotes it, as of now. */
export interface QuotedHome {
  title: string
  /** 'Te koop'; of one that is sold only this is said, and of one that is gone that it is. */
  state: string
  /** null: there is none to tell any more. */
  price: string | null
  /** Place, energy and charges, as an advert has to say them (LAW-70). */
  facts: string[]
  /** Where its page is; null: it has none any more. */
  address: string | null
  picture: { file: string; hash: string | null } | null
}

/** 'unknown': no home of this site that the public may see. */
export async function quotedHome(
  context: RequestContext,
  id: string,
): Promise<QuotedHome | 'unknown'> {
  const { site, locale, t } = context
  const estate = await loadEstate(context, id)
  if (isAbsent(estate)) {
    if (estate.status === 404) return 'unknown'
    const title = t('quote.gone')
    return { title, state: '', price: null, facts: [], address: null, picture: null }
  }
  const card = toCard(estate)
  const code = statusCode(card)
  const sold = soldLabel(card, t)
  const picture = mainPicture(card)
  return {
    title: estateTitle(estate, locale, t),
    state: code ? t(`transaction.${code}`) : '',
    price: sold ? null : askingPrice(card, t),
    facts: advertLines(card, locale, t),
    address: siteOrigin(site) + detailHref(card, locale),
    picture: picture && { file: pictureFile(picture), hash: picture.hash ?? null },
  }
}
