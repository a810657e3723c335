import type { ReactNode } from 'react'
import { Picture } from '../../../client/content/picture.tsx'
import { useView } from '../../../client/view.tsx'
import { addressLine } from '../../../shared/estate/address.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { mainPicture } from '../../../shared/estate/media/pictures.ts'
import { priceLine } from '../../../shared/estate/price/price.ts'
import { shownPicture } from '../../estate/gallery/picture-facts.ts'

/** The home that is visited, and the way back to it. */
export function ViewingHome({
  estate,
  title,
  path,
}: {
  estate: Estate
  title: string
  path: string
}): ReactNode {
  const { t, locale } = useView()
  const picture = mainPicture(estate)
  return (
    <aside className="viewing-home">
      {picture && (
        <Picture {...shownPicture(picture)} alt="" sizes="(min-width: 64rem) 22rem, 8rem" />
      )}
      <p className="viewing-home__what">
        <a className="viewing-home__title" href={path}>
          {title}
        </a>
        <span>{addressLine(estate.general.address, locale) || t('detail.addressOnRequest')}</span>
        <span className="viewing-home__price">{priceLine(estate, t)}</span>
      </p>
    </aside>
  )
}
