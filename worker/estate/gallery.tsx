import type { ReactNode } from 'react'
import { Picture } from '../../client/content/picture.tsx'
import { Icon, type IconName } from '../../client/icon.tsx'
import { ServedIsland } from '../../client/island.tsx'
import { assetHref, useView } from '../../client/view.tsx'
import { videos } from '../../shared/estate/documents.ts'
import type { Picture as EstatePicture } from '../../shared/estate/estate.ts'
import { floorPlans, photos, pictureFile } from '../../shared/estate/pictures.ts'
import { numberAt, textAt, type Listing } from '../../shared/estate/read.ts'

export const HERO_SIZES = '(min-width: 64rem) 66vw, 90vw'

/** Of ten thousand pictures a page shows what a visitor may look at. */
const MOST_PICTURES = 60

/**
 * The strip of photographs and plans. Each is a plain link to the whole picture; the island opens them on the full
 * screen and lets Glide move the strip. The first is the largest of the page, so it is fetched at once.
 */
export function Gallery({ estate, title, label }: { estate: Listing; title: string; label?: ReactNode }): ReactNode {
  const { t } = useView()
  const shown = [...photos(estate), ...floorPlans(estate)].slice(0, MOST_PICTURES)
  if (shown.length === 0) {
    return (
      <div className="gallery gallery--empty">
        {label}
        <Icon name="home" />
        <p>{t('card.noPicture')}</p>
      </div>
    )
  }
  return (
    <div className="gallery">
      <ServedIsland name="estate-gallery" props={{}}>
        <div className={shown.length > 1 ? 'gallery__strip' : 'gallery__strip gallery__strip--single'} role="group" aria-label={t('gallery.label')}>
          {label}
          <div className="gallery__track" data-glide-el="track">
            <ul className="gallery__row" id="gallery">
              {shown.map((picture, index) => (
                <li key={index} className="gallery__slide"><Slide picture={picture} index={index} title={title} /></li>
              ))}
            </ul>
          </div>
          <GalleryBar estate={estate} />
        </div>
        <Viewer />
      </ServedIsland>
    </div>
  )
}

function Slide({ picture, index, title }: { picture: EstatePicture; index: number; title: string }): ReactNode {
  const { t, locale } = useView()
  const caption = textAt(picture, 'caption', locale)
  const alt = caption ?? t(picture.kind === 'plan' ? 'gallery.plan' : 'gallery.photo', { title, number: index + 1 })
  const [width, height] = [numberAt(picture, 'width'), numberAt(picture, 'height')]
  return (
    <a className={picture.kind === 'plan' ? 'gallery__link gallery__link--plan' : 'gallery__link'} href={assetHref(pictureFile(picture), hashOf(picture))} data-caption={caption ?? undefined}>
      <Picture
        asset={pictureFile(picture)} hash={hashOf(picture)} width={width} height={height} color={colorOf(picture)} alt={alt}
        sizes={HERO_SIZES} eager={index === 0}
      />
    </a>
  )
}

function GalleryBar({ estate }: { estate: Listing }): ReactNode {
  const { t } = useView()
  const count = photos(estate).length
  const plans = floorPlans(estate).length
  return (
    <div className="gallery__bar">
      {count > 0 && (
        <p className="gallery__count"><Icon name="image" />{count === 1 ? t('gallery.one') : t('gallery.all', { count })}</p>
      )}
      {plans > 0 && <a className="gallery__jump" href="#plans"><Icon name="plan" />{t('gallery.plans')}</a>}
      {videos(estate).length > 0 && <a className="gallery__jump" href="#tours"><Icon name="play" />{t('detail.tours')}</a>}
      <div className="gallery__arrows">
        <button className="carousel__arrow" type="button" data-gallery="<" aria-label={t('gallery.previous')}><Icon name="arrow-left" /></button>
        <button className="carousel__arrow" type="button" data-gallery=">" aria-label={t('gallery.next')}><Icon name="arrow-right" /></button>
      </div>
    </div>
  )
}

/** The full-screen viewer, as the script takes it. */
function Viewer(): ReactNode {
  const { t } = useView()
  const button = (name: string, icon: IconName): ReactNode => (
    <button className={`viewer__button viewer__button--${name}`} type="button" data-viewer={name} aria-label={t(`gallery.${name}`)}><Icon name={icon} /></button>
  )
  return (
    <template id="viewer">
      <dialog className="viewer" aria-label={t('gallery.label')}>
        <p className="viewer__counter" aria-live="polite" />
        {button('close', 'close')}
        {button('previous', 'arrow-left')}
        {button('next', 'arrow-right')}
        <figure className="viewer__figure">
          <img className="viewer__picture" src="data:," alt="" draggable={false} />
          <figcaption className="viewer__caption" />
        </figure>
      </dialog>
    </template>
  )
}

/** What an API says of a picture may be of any type. */
export const hashOf = (picture: EstatePicture): string | null => (typeof picture.hash === 'string' ? picture.hash : null)

export const colorOf = (picture: EstatePicture): string | null => (typeof picture.color === 'string' ? picture.color : null)
