import { pictureFile } from '../../../shared/estate/media/pictures.ts'
import { numberAt } from '../../../shared/estate/read.ts'
import type { Picture as EstatePicture } from '../../../shared/estate/record/attachments.ts'

/** What an API says of a picture may be of any type. */
export const hashOf = (picture: EstatePicture): string | null =>
  typeof picture.hash === 'string' ? picture.hash : null

const colorOf = (picture: EstatePicture): string | null =>
  typeof picture.color === 'string' ? picture.color : null

/** A home's picture as the page shows one; how it is called and how wide it stands is the page's. */
export const shownPicture = (picture: EstatePicture) => ({
  asset: pictureFile(picture),
  hash: hashOf(picture),
  width: numberAt(picture, 'width'),
  height: numberAt(picture, 'height'),
  color: colorOf(picture),
  preview: picture.preview,
  focus: picture.focus,
})
