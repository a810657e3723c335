import type { EstateCard } from '../../../shared/estate/card.ts'
import { streetLine } from '../../../shared/estate/address.ts'
import { textAt } from '../../../shared/estate/read.ts'
import { areaWord, headTypeOf } from '../../../shared/estate/kind/head-types.ts'
import { headTitle } from '../../../shared/estate/kind/head-title.ts'
import { mainPicture, pictureFile } from '../../../shared/estate/media/pictures.ts'
import { rangeText, listedUnits } from '../../../shared/estate/project-units.ts'
import type { ProjectUnits } from '../../../shared/estate/record/units.ts'
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
import { HeartButton } from './heart-button.tsx'
import { Label } from './label.tsx'
import { NoPicture } from './no-picture.tsx'

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
    <article
      className={isSold(card) ? 'card card--gone' : 'card'}
      data-published={card.general.publicationDate?.slice(0, 10)}
    >
      <div className="card__media">
        <CardPicture card={card} title={title} eager={eager} />
        {label && <Label label={label} isSold={isSold(card)} />}
        <Photos card={card} />
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
        <Where card={card} />
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
      <HeartButton estate={card} title={title} className="favorite" />
    </article>
  )
}

/** The project by its name, else the kind of home and its street, where these tell more than the title (LIST-50). */
function Where({ card }: { card: EstateCard }) {
  const { locale, t } = useView()
  const code = headTypeOf(card)
  const kind = textAt(card, 'general.subType.name', locale)
  const words = [
    textAt(card, 'general.title', locale) ??
      (kind !== (code && t(`headType.${code}`)) ? kind : null),
    streetLine(card.general.address, locale),
  ].filter(Boolean)
  return words.length > 0 ? <p className="card__where">{words.join(' · ')}</p> : null
}

/** How many there are to see besides the one that is shown. */
function Photos({ card }: { card: EstateCard }) {
  const { locale, t, site } = useView()
  const count = card.general.pictureCount ?? 0
  if (count < 2) return null
  const words = (
    <>
      <Icon name="camera" />
      <span className="visually-hidden">{t('card.photos')} </span>
      <span data-photos>{count}</span>
    </>
  )
  // A pointer may press what a keyboard reaches by the title, whose page begins with them.
  return site.detailLinks ? (
    <a
      className="card__photos"
      href={`${detailHref(card, locale)}#gallery`}
      tabIndex={-1}
      data-previous-photo={t('card.previous')}
      data-next-photo={t('card.next')}
    >
      {words}
    </a>
  ) : (
    <p className="card__photos">{words}</p>
  )
}

function CardPicture({ card, title, eager }: { card: EstateCard; title: string; eager?: boolean }) {
  const { locale } = useView()
  const picture = mainPicture(card)
  if (!picture) return <NoPicture />
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

/** '9 van 12 vrij', '77–191 m²', '1–3' (LIST-49). */
export const unitRows = (
  { count, free, area, bedrooms }: ProjectUnits,
  t: View['t'],
): [IconName, string, string | null][] => [
  ['building', 'card.homes', t('card.units', { count: free, total: count })],
  ['surface', 'card.areaBuild', area && `${rangeText(area)}\u00a0m²`],
  ['bed', 'card.bedrooms', bedrooms && rangeText(bedrooms)],
]

interface Fact {
  icon: IconName
  name: string
  value: string
}

/** Of a project what its homes are; else ground area, built area and bedrooms, each only when known. */
function facts(card: EstateCard, { t }: View): Fact[] {
  const units = listedUnits(card)
  const rows: [IconName, string, string | null][] = units
    ? unitRows(units, t)
    : [
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
