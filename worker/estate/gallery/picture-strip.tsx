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

/** Of a mosaic; the others stand in the viewer, or below once they are asked for. */
const MOSAIC = 5

/**
 * Pictures as a mosaic of up to five on a wide screen and a row to swipe on a small one: plain links, which the island
 * opens on the full screen (DETAIL-50).
 */
export function PictureStrip({ slides, label, children }: Props): ReactNode {
  const { t } = useView()
  return (
    <div className="gallery">
      <ServedIsland name="estate-gallery" props={{}}>
        <div className="gallery__strip" role="group" aria-label={t('gallery.label')}>
          {label}
          <ul
            className={`gallery__row gallery__row--of-${MOSAICS[Math.min(slides.length, MOSAIC)]}`}
            id="gallery"
          >
            {slides.map((slide, index) => (
              <li key={index} className="gallery__slide">
                {slide}
              </li>
            ))}
          </ul>
          <div className="gallery__bar">{children}</div>
        </div>
        <Viewer />
      </ServedIsland>
    </div>
  )
}

const MOSAICS = ['', 'one', 'two', 'three', 'four', 'five'] as const

/** 'All 6 photos': opens the first, or without script shows them all. */
export function PictureCount({ count }: { count: number }): ReactNode {
  const { t } = useView()
  return (
    count > 0 && (
      <a className="gallery__jump" href="#gallery" data-gallery>
        <Icon name="image" />
        {t('gallery.all', { count })}
      </a>
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
        {button('zoom', 'search', 'viewer__button viewer__button--zoom')}
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
