import { StartTogether } from '../../client/favorites/start-together.tsx'
import type { ReactNode } from 'react'
import { EstateCardView } from '../../client/estate/card/card.tsx'
import { writePublicIds } from '../../shared/estate/public-ids.ts'
import { MAX_COMPARED } from '../../shared/estate/detail/compare.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { headTitle } from '../../shared/estate/kind/head-title.ts'
import { priceValue } from '../../shared/estate/price/price.ts'
import { href, pageHref } from '../../shared/routes.ts'
import { siteOrigin } from '../site/parse.ts'
import type { RequestContext } from '../site/request-context.ts'
import type { Favorites } from './load.ts'
import { QrCode } from '../page/qr-code.tsx'

interface Props {
  context: RequestContext
  favorites: Favorites
  /** A shared shortlist, from the address. */
  isShared: boolean
}

/** Id of the form that the cards' checkboxes belong to. */
const COMPARE = 'compare'

/** A shortlist: its cards, what is no longer available, and how to compare and share it. The same markup for the page and for its script. */
export function FavoritesList({
  context,
  favorites: { cards, gone, unknown },
  isShared,
}: Props): ReactNode {
  const { t, locale, site } = context
  const ids = cards.map(publicId)
  const query = new URLSearchParams({ ids: writePublicIds(ids) })
  const link = siteOrigin(site) + href('favorites', locale, {}, query)
  if (cards.length === 0 && gone.length === 0 && unknown.size === 0) {
    return (
      <p className="favorites__empty">
        {t('favorites.empty')} <a href={pageHref(locale, '')}>{t('favorites.look')}</a>
      </p>
    )
  }
  return (
    <>
      {gone.length > 0 && (
        <p className="alert">
          <span>{t('favorites.gone', { count: gone.length })}</span>
        </p>
      )}
      {unknown.size > 0 && (
        <p className="alert">
          <span>{t('favorites.unknown', { count: unknown.size })}</span>
        </p>
      )}
      <ul className="card-list">
        {cards.map((card, index) => (
          <li key={publicId(card)} data-saved={publicId(card)} data-price={priceValue(card) ?? ''}>
            <EstateCardView card={card} level={2} />
            <p className="favorites__change" data-price-change={t('favorites.was')} hidden />
            {cards.length > 1 && (
              <label className="check">
                <input
                  type="checkbox"
                  name="ids"
                  value={publicId(card)}
                  form={COMPARE}
                  defaultChecked={index < MAX_COMPARED}
                />
                <span>
                  {t('favorites.compare')}
                  <span className="visually-hidden"> {headTitle(card, locale, t)}</span>
                </span>
              </label>
            )}
            {!isShared && (
              <ChangeForm
                context={context}
                change="remove"
                ids={publicId(card)}
                label={t('favorites.remove')}
                quiet
              />
            )}
          </li>
        ))}
      </ul>
      {cards.length > 1 && (
        <form id={COMPARE} method="get" action={href('compare', locale)}>
          {cards.length > MAX_COMPARED && <p>{t('favorites.compareMost')}</p>}
          <button className="button" type="submit">
            {t('favorites.compareChosen')}
          </button>
        </form>
      )}
      {isShared && cards.length > 0 && (
        <ChangeForm
          context={context}
          change="add"
          ids={writePublicIds(ids)}
          label={t('favorites.keepAll')}
        />
      )}
      {!isShared && cards.length > 0 && (
        <section className="favorites__share">
          <h2>{t('favorites.share')}</h2>
          <p>{t('favorites.shareText')}</p>
          <p>
            <a href={link} data-share={t('favorites.copied')}>
              {link}
            </a>
          </p>
          <QrCode text={link} label={t('favorites.qr')} />
        </section>
      )}
      {cards.length > 0 && <StartTogether ids={ids} />}
    </>
  )
}

interface ChangeProps {
  context: RequestContext
  change: 'add' | 'remove'
  ids: string
  label: string
  quiet?: boolean
}

function ChangeForm({ context, change, ids, label, quiet }: ChangeProps): ReactNode {
  return (
    <form
      method="post"
      action={href('ajax', context.locale, { call: 'favorites' })}
      data-favorites-change={change}
      data-ids={ids}
    >
      <button
        className={quiet ? 'button button--quiet' : 'button'}
        type="submit"
        name={change}
        value={ids}
      >
        {label}
      </button>
    </form>
  )
}
