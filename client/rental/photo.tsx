import type { RentalPhoto } from '../../shared/rental/rental-unit.ts'
import { photoPath } from '../../shared/rental/unit-text.ts'
import { ColourPlaceholder } from '../content/picture.tsx'

interface Props {
  photo: RentalPhoto
  alt: string
  /** The `sizes` attribute. */
  sizes: string
  eager?: boolean
}

/** The sizes that the API gives, by their width in px. */
const WIDTHS = [
  ['thumbnail', 360],
  ['medium', 725],
  ['original', 1450],
] as const

/** A photo of a rental unit in the size that the screen needs; nothing where its address is foreign. */
export function RentalPhotoView({ photo, alt, sizes, eager }: Props) {
  const paths = WIDTHS.flatMap(([size, width]) => {
    const path = photoPath(photo[size])
    return path ? [{ path, width }] : []
  })
  const middle = paths.find(({ width }) => width === 725) ?? paths.at(-1)
  if (!middle) return null
  return (
    <span className="picture">
      {photo.color && <ColourPlaceholder color={photo.color} />}
      <picture>
        <img
          className="picture__image"
          src={middle.path}
          srcSet={paths.map(({ path, width }) => `${path} ${width}w`).join(', ')}
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
