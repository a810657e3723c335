import type { Picture as EstatePicture } from '../../../shared/estate/record/attachments.ts'

/** What an API says of a picture may be of any type. */
export const hashOf = (picture: EstatePicture): string | null =>
  typeof picture.hash === 'string' ? picture.hash : null

export const colorOf = (picture: EstatePicture): string | null =>
  typeof picture.color === 'string' ? picture.color : null
