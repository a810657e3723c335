import type { ReactNode } from 'react'
import { Picture } from '../../../client/content/picture.tsx'
import { detailHref } from '../../../client/estate/card/detail-href.ts'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView, type View } from '../../../client/view.tsx'
import { writePublicIds } from '../../../shared/estate/public-ids.ts'
import { cityLine } from '../../../shared/estate/address.ts'
import { comparedRows } from '../../../shared/estate/detail/compare.ts'
import { type Estate, publicId } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { mainPicture, pictureFile } from '../../../shared/estate/media/pictures.ts'
import { priceLine } from '../../../shared/estate/price/price.ts'
import { href } from '../../../shared/routes.ts'

/** Homes as columns, what they tell as rows. It scrolls sideways where it does not fit, by keys too. */
export function CompareTable({ estates }: { estates: Estate[] }): ReactNode {
  const view = useView()
  const { t } = view
  const rows = [
    ...firstRows(estates, view),
    ...comparedRows(estates, view).map(({ key, label, values }) => ({
      key,
      label,
      values: values.map(value => value?.value ?? null),
    })),
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys.
    <section className="compare__scroll" aria-label={t('compare.table')} tabIndex={0}>
      <table className="compare__table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.feature')}</span>
            </th>
            {estates.map(estate => (
              <Head key={publicId(estate)} estate={estate} estates={estates} />
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
                <td key={index}>{value ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({ estate, estates }: { estate: Estate; estates: Estate[] }): ReactNode {
  const { locale, t, site } = useView()
  const title = mentionedTitle(estate, locale, t)
  const picture = mainPicture(estate)
  const others = estates.filter(other => other !== estate).map(publicId)
  const without = href(
    'compare',
    locale,
    {},
    others.length > 0 ? new URLSearchParams({ ids: writePublicIds(others) }) : undefined,
  )
  return (
    <th scope="col" className="compare__home">
      {picture && (
        <Picture
          asset={pictureFile(picture)}
          hash={picture.hash}
          width={picture.width}
          height={picture.height}
          color={picture.color}
          preview={picture.preview}
          alt=""
          sizes="(min-width: 64rem) 22vw, 60vw"
          eager
        />
      )}
      <span className="compare__title">
        {site.detailLinks ? <a href={detailHref(estate, locale)}>{title}</a> : title}
      </span>{' '}
      <a
        className="compare__remove"
        href={without}
        aria-label={t('compare.removeNamed', { title })}
      >
        <Icon name="close" />
        {t('compare.remove')}
      </a>
    </th>
  )
}

/** What a card says first, before what panels tell. */
function firstRows(estates: Estate[], { locale, t }: View) {
  const rows: [key: string, values: (string | null)[]][] = [
    ['price', estates.map(estate => priceLine(estate, t))],
    ['city', estates.map(estate => cityLine(estate.general.address, locale) || null)],
  ]
  return rows
    .filter(([, values]) => values.some(Boolean))
    .map(([key, values]) => ({ key, label: t(`compare.rows.${key}`), values }))
}
