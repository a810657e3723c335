import type { ReactNode } from 'react'
import { Picture } from '../../../client/content/picture.tsx'
import { detailHref } from '../../../client/estate/card/detail-href.ts'
import { Icon } from '../../../client/controls/icon.tsx'
import { NoPicture } from '../../../client/estate/card/no-picture.tsx'
import { useView, type View } from '../../../client/view.tsx'
import { writePublicIds } from '../../../shared/estate/public-ids.ts'
import { cityLine } from '../../../shared/estate/address.ts'
import { comparedRows } from '../../../shared/estate/detail/compare.ts'
import { differing } from '../../../shared/estate/detail/differences.ts'
import { type Estate, publicId } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { mainPicture, pictureFile } from '../../../shared/estate/media/pictures.ts'
import { energyClass, energyLetter } from '../../../client/estate/card/energy-label.tsx'
import { areaPrice, purchaseCost, rentWithCharges } from './compared-costs.ts'
import { PlansAtScale } from './plans-at-scale.tsx'
import { PlansOver } from './plans-over.tsx'
import { priceLine } from '../../../shared/estate/price/price.ts'
import { href } from '../../../shared/routes.ts'

interface Props {
  estates: Estate[]
  /** ISO date of the rates. */
  today: string
  /** Only the rows in which they differ. */
  isShort: boolean
  /** These homes as they are, to print: without ways to change the table. */
  isFixed?: boolean
}

/** Homes as columns, what they tell as rows; their names stay in sight. It scrolls sideways where it does not fit, by keys too. */
export function CompareTable({ estates, today, isShort, isFixed = false }: Props): ReactNode {
  const view = useView()
  const { t } = view
  const all = [
    ...firstRows(estates, today, view),
    ...comparedRows(estates, view)
      .filter(({ key }) => key !== 'pricePerSurface')
      .map(({ key, label, values }) => ({
        key,
        label,
        values: values.map(value => value?.value ?? null),
      })),
  ]
  const rows = isShort ? differing(all) : all
  return (
    <>
      {estates.length > 1 && !isFixed && (
        <Switch estates={estates} isShort={isShort} same={all.length - differing(all).length} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys. */}
      <section
        className={estates.length > 2 ? 'compare__scroll compare__scroll--many' : 'compare__scroll'}
        aria-label={t('compare.table')}
        tabIndex={0}
      >
        <table className={`compare__table compare__table--${estates.length}`}>
          <thead>
            <tr className="compare__pictures">
              <td aria-label={t('compare.feature')} />
              {estates.map(estate => (
                <td key={publicId(estate)}>
                  <HomePicture estate={estate} />
                </td>
              ))}
            </tr>
            <tr className="compare__names">
              <th scope="col">
                <span className="visually-hidden">{t('compare.feature')}</span>
              </th>
              {estates.map(estate => (
                <Head
                  key={publicId(estate)}
                  estate={estate}
                  estates={estates}
                  isShort={isShort}
                  isFixed={isFixed}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, values }) => (
              <tr
                key={key}
                className={key === 'price' ? 'compare__row compare__row--price' : 'compare__row'}
              >
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={index}>
                    {key === 'energyLabel' ? <Energy label={value} /> : (value ?? '–')}
                  </td>
                ))}
              </tr>
            ))}
            <PlansAtScale estates={estates} />
          </tbody>
        </table>
      </section>
      <PlansOver estates={estates} />
    </>
  )
}

/** The letter in the colour of its certificate; words that are none stay words. */
function Energy({ label }: { label: string | null }): ReactNode {
  const letter = energyLetter(label)
  return letter ? <span className={`energy ${energyClass(letter)}`}>{letter}</span> : (label ?? '–')
}

/** A link each way, so that it works before any script, and can be sent. */
function Switch({
  estates,
  isShort,
  same,
}: {
  estates: Estate[]
  isShort: boolean
  same: number
}): ReactNode {
  const { locale, t } = useView()
  if (same === 0) return null
  return (
    <p className="compare__switch">
      <a
        className="button button--quiet button--small"
        href={href('compare', locale, {}, compareQuery(estates.map(publicId), !isShort))}
        rel="nofollow"
      >
        {isShort ? t('compare.all') : t('compare.differences')}
      </a>{' '}
      {isShort && <span>{t('compare.same', { count: same })}</span>}
    </p>
  )
}

/** Which homes, and whether only what differs. */
function compareQuery(ids: string[], isShort: boolean): URLSearchParams {
  const query = new URLSearchParams({ ids: writePublicIds(ids) })
  if (isShort) query.set('view', DIFFERENCES)
  return query
}

/** Of 'view', in the address. */
export const DIFFERENCES = 'differences'

function HomePicture({ estate }: { estate: Estate }): ReactNode {
  const picture = mainPicture(estate)
  if (!picture) return <NoPicture />
  return (
    <Picture
      asset={pictureFile(picture)}
      hash={picture.hash}
      width={picture.width}
      height={picture.height}
      color={picture.color}
      preview={picture.preview}
      alt=""
      sizes="(min-width: 64rem) 22vw, 45vw"
      eager
    />
  )
}

function Head({
  estate,
  estates,
  isShort,
  isFixed,
}: {
  estate: Estate
  estates: Estate[]
  isShort: boolean
  isFixed: boolean
}): ReactNode {
  const { locale, t, site } = useView()
  const title = mentionedTitle(estate, locale, t)
  const others = estates.filter(other => other !== estate).map(publicId)
  const without = href(
    'compare',
    locale,
    {},
    others.length > 0 ? compareQuery(others, isShort && others.length > 1) : undefined,
  )
  return (
    <th scope="col" className="compare__home">
      <span className="compare__title">
        {site.detailLinks ? <a href={detailHref(estate, locale)}>{title}</a> : title}
      </span>{' '}
      {!isFixed && (
        <a
          className="compare__remove"
          href={without}
          aria-label={t('compare.removeNamed', { title })}
        >
          <Icon name="close" />
          <span className="compare__remove-word">{t('compare.remove')}</span>
        </a>
      )}
    </th>
  )
}

/** What a card says first, before what panels tell. */
function firstRows(estates: Estate[], today: string, view: View) {
  const { locale, t } = view
  const purchases = estates.map(estate => purchaseCost(estate, today, view))
  const rents = estates.map(estate => rentWithCharges(estate, view))
  const labels = (costs: typeof rents): string =>
    [...new Set(costs.flatMap(cost => cost?.label ?? []))].join(' / ')
  const texts = (costs: typeof rents) => costs.map(cost => cost?.text ?? null)
  const rows: [key: string, label: string, values: (string | null)[]][] = [
    ['price', t('compare.rows.price'), estates.map(estate => priceLine(estate, t))],
    ['total', labels(purchases), texts(purchases)],
    ['rentTotal', labels(rents), texts(rents)],
    ['perArea', t('compare.rows.perArea'), estates.map(areaPrice)],
    [
      'city',
      t('compare.rows.city'),
      estates.map(estate => cityLine(estate.general.address, locale) || null),
    ],
  ]
  return rows
    .filter(([, , values]) => values.some(Boolean))
    .map(([key, label, values]) => ({ key, label, values }))
}
