import type { RentalPhoto } from '../../shared/rental/rental-unit.ts'
import { Placeholder } from '../content/picture.tsx'
import { photoSources } from './photo-sources.ts'

interface Props {
  photo: RentalPhoto
  alt: string
  /** The `sizes` attribute. */
  sizes: string
  eager?: boolean
}

/** A photo of a rental unit in the size that the screen needs; nothing where its address is foreign. */
export function RentalPhotoView({ photo, alt, sizes, eager }: Props) {
  const sources = photoSources(photo)
  if (!sources) return null
  return (
    <span className="picture">
      <Placeholder color={photo.color} preview={photo.preview} />
      <picture>
        <img
          className="picture__image"
          src={sources.src}
          srcSet={sources.srcSet}
          sizes={sizes}
          width={photo.width || 1450}
          height={photo.height || 1088}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? undefined : 'async'}
        />
      </picture>
    </span>
  )
}
