import type { ReactNode } from 'react'
import { Icon } from '../../client/controls/icon.tsx'
import { photoSources } from '../../client/rental/photo-sources.ts'
import { RentalPhotoView } from '../../client/rental/photo.tsx'
import { useView } from '../../client/view.tsx'
import type { RentalUnit } from '../../shared/rental/rental-unit.ts'
import { HERO_SIZES } from '../estate/gallery/gallery.tsx'
import { PictureCount, PictureStrip } from '../estate/gallery/picture-strip.tsx'

const MAX_PHOTOS = 60

/** The photos of a rental unit, in the same strip as an estate's; one with a foreign address is left out. */
export function RentalPhotos({ unit, title }: { unit: RentalUnit; title: string }): ReactNode {
  const { t } = useView()
  const shown = unit.photos
    .flatMap(photo => ({ photo, whole: photoSources(photo)?.whole ?? '' }))
    .filter(({ whole }) => whole !== '')
    .slice(0, MAX_PHOTOS)
  if (shown.length === 0)
    return (
      <p className="gallery gallery--empty">
        <Icon name="home" />
        {t('rental.noPhoto')}
      </p>
    )
  return (
    <PictureStrip
      slides={shown.map(({ photo, whole }, index) => (
        <a key={whole} className="gallery__link" href={whole}>
          <RentalPhotoView
            photo={photo}
            alt={t('rental.photo', { title, number: index + 1 })}
            eager={index === 0}
            sizes={HERO_SIZES}
          />
        </a>
      ))}
    >
      <PictureCount count={shown.length} />
    </PictureStrip>
  )
}
