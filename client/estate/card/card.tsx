import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { areaWord } from '../../../shared/estate/kind/head-types.ts'
import { headTitle } from '../../../shared/estate/kind/head-title.ts'
import { mainPicture, pictureFile } from '../../../shared/estate/media/pictures.ts'
import { priceLine } from '../../../shared/estate/price/price.ts'
import { isSold } from '../../../shared/estate/status.ts'
import { cardLabel } from '../../../shared/estate/sticker.ts'
import { formatNumber } from '../../../shared/format.ts'
import { langOf, localize } from '../../../shared/locale.ts'
import { Picture } from '../../content/picture.tsx'
import { Icon, type IconName } from '../../controls/icon.tsx'
import { useView, type View } from '../../view.tsx'
import { detailHref } from './detail-href.ts'
import { EnergyLabel } from './energy-label.tsx'
import { Label } from './label.tsx'

/** How wide a card's picture stands in a list. */
export const CARD_SIZES =
  '(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'

export interface EstateCardProps {
  card: EstateCard
  /** Above the fold: its picture is fetched at once. */
  eager?: boolean
  /** Of its title; lists stand under an h2. */
  level?: 2 | 3
}

/** The property card. The whole card leads to the estate where the site allows it (LIST-26); the heart never does (LIST-28). */
export function EstateCardView({ card, eager, level = 3 }: EstateCardProps) {
  const view = useView()
  const { locale, t } = view
  const title = headTitle(card, locale, t)
  const label = cardLabel(card, locale, t)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={isSold(card) ? 'card card--gone' : 'card'}>
      <div className="card__media">
        <CardPicture card={card} title={title} eager={eager} />
        {label && <Label label={label} isSold={isSold(card)} />}
      </div>
      <div className="card__text">
        <Title className="card__title">
          {view.site.detailLinks ? (
            <a className="card__link" href={detailHref(card, locale)}>
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        <p className="card__price">{priceLine(card, t)}</p>
        <ul className="card__facts">
          {facts(card, view).map(fact => (
            <li key={fact.icon} className="card__fact">
              <Icon name={fact.icon} />
              <span className="visually-hidden">{fact.name} </span>
              {fact.value}
            </li>
          ))}
          <EnergyLabel label={card.energy?.energyLabel} />
        </ul>
      </div>
      <button
        className="favorite"
        type="submit"
        form="favorites-form"
        name="toggle"
        value={publicId(card)}
        data-favorite={publicId(card)}
        aria-pressed="false"
        aria-label={t('card.favorite', { title })}
      >
        <Icon name="heart" />
      </button>
    </article>
  )
}

function CardPicture({ card, title, eager }: { card: EstateCard; title: string; eager?: boolean }) {
  const { locale, t } = useView()
  const picture = mainPicture(card)
  if (!picture) {
    return (
      <div className="card__no-picture">
        <Icon name="home" />
        <p>{t('card.noPicture')}</p>
      </div>
    )
  }
  return (
    <Picture
      asset={pictureFile(picture)}
      hash={picture.hash}
      width={picture.width}
      height={picture.height}
      color={picture.color}
      preview={picture.preview}
      focus={picture.focus}
      alt={localize(picture.caption, locale) ?? title}
      {...langOf(picture.caption, locale)}
      sizes={CARD_SIZES}
      eager={eager}
    />
  )
}

interface Fact {
  icon: IconName
  name: string
  value: string
}

/** Ground area, built area and bedrooms, each only when known. */
function facts(card: EstateCard, { t }: View): Fact[] {
  const rows: [IconName, string, string | null][] = [
    ['ground', 'card.areaGround', formatNumber('surface', card.dimensions?.areaGround || null)],
    [
      'surface',
      `card.${areaWord(card)}`,
      formatNumber('surface', card.dimensions?.areaBuild || null),
    ],
    ['bed', 'card.bedrooms', formatNumber('number', card.general.bedroomCount || null)],
  ]
  return rows.flatMap(([icon, key, value]) => (value ? [{ icon, name: t(key), value }] : []))
}
