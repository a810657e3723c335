import type { RentalPhoto } from '../../shared/rental/rental-unit.ts'
import { photoPath } from '../../shared/rental/unit-text.ts'
import { pictureSet } from '../content/picture.tsx'
import { assetHref } from '../view.tsx'

/** The sizes that the API gives, by their width in px. */
const SIZES = [
  ['thumbnail', 360],
  ['medium', 725],
  ['original', 1450],
] as const

interface PhotoSources {
  /** The whole photo. */
  whole: string
  /** For who does not choose. */
  src: string
  /** As the srcset attribute has it. */
  srcSet: string
}

/** Where a photo of a rental unit is: in every width of an asset, else in the sizes of the API. null: its address is foreign. */
export function photoSources(photo: RentalPhoto | undefined): PhotoSources | null {
  const { asset, hash } = photo ?? {}
  if (typeof asset === 'string' && /^[\w-]{1,80}$/.test(asset))
    return {
      whole: assetHref(asset, hash),
      src: assetHref(asset, hash, 725),
      srcSet: pictureSet(asset, hash),
    }
  const paths = SIZES.flatMap(([size, width]) => {
    const path = photoPath(photo?.[size])
    return path ? [{ path, width }] : []
  })
  const middle = paths.find(({ width }) => width === 725) ?? paths.at(-1)
  const whole = photoPath(photo?.original) ?? middle?.path
  return middle && whole
    ? {
        whole,
        src: middle.path,
        srcSet: paths.map(({ path, width }) => `${path} ${width}w`).join(', '),
      }
    : null
}
