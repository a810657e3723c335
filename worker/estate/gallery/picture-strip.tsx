import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../client/controls/icon.tsx'
import { ServedIsland } from '../../render/island.tsx'
import { useView } from '../../../client/view.tsx'

interface Props {
  /** Links of class `gallery__link` to the whole picture. */
  slides: ReactNode[]
  label?: ReactNode
  /** What stands in the bar below, before the arrows. */
  children: ReactNode
}

/** Pictures side by side: plain links, which the island opens on the full screen while Glide moves the strip. */
export function PictureStrip({ slides, label, children }: Props): ReactNode {
  const { t } = useView()
  return (
    <div className="gallery">
      <ServedIsland name="estate-gallery" props={{}}>
        <div
          className={slides.length > 1 ? 'gallery__strip' : 'gallery__strip gallery__strip--single'}
          role="group"
          aria-label={t('gallery.label')}
        >
          {label}
          <div className="gallery__track" data-glide-el="track">
            <ul className="gallery__row" id="gallery">
              {slides.map((slide, index) => (
                <li key={index} className="gallery__slide">
                  {slide}
                </li>
              ))}
            </ul>
          </div>
          <div className="gallery__bar">
            {children}
            <div className="gallery__arrows">
              <button
                className="carousel__arrow"
                type="button"
                data-gallery="<"
                aria-label={t('gallery.previous')}
              >
                <Icon name="arrow-left" />
              </button>
              <button
                className="carousel__arrow"
                type="button"
                data-gallery=">"
                aria-label={t('gallery.next')}
              >
                <Icon name="arrow-right" />
              </button>
            </div>
          </div>
        </div>
        <Viewer />
      </ServedIsland>
    </div>
  )
}

/** 'All 6 photos'. */
export function PictureCount({ count }: { count: number }): ReactNode {
  const { t } = useView()
  return (
    count > 0 && (
      <p className="gallery__count">
        <Icon name="image" />
        {t('gallery.all', { count })}
      </p>
    )
  )
}

/** The full-screen viewer, as the script takes it. */
function Viewer(): ReactNode {
  const { t } = useView()
  const button = (name: string, icon: IconName, className: string): ReactNode => (
    <button
      className={className}
      type="button"
      data-viewer={name}
      aria-label={t(`gallery.${name}`)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <template id="viewer">
      <dialog className="viewer" aria-label={t('gallery.label')}>
        <p className="viewer__counter" aria-live="polite" />
        {button('close', 'close', 'viewer__button viewer__button--close')}
        {button('previous', 'arrow-left', 'viewer__button viewer__button--previous')}
        {button('next', 'arrow-right', 'viewer__button viewer__button--next')}
        <figure className="viewer__figure">
          <figcaption className="viewer__caption" />
        </figure>
      </dialog>
    </template>
  )
}
