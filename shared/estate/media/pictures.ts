import type { Picture } from '../record/attachments.ts'
import { ascending, at, listAt, numberAt, type EstateLike } from '../read.ts'

const isPicture = (value: unknown): value is Picture =>
  isAsset(at(value, 'file')) || isAsset(at(value, 'thumbnail'))

const isAsset = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Photographs and plans that can be shown, by index; those without one come last, in their own order (PIC-1). */
const allPictures = (estate: Pick<EstateLike, 'pictures'>): Picture[] =>
  listAt(estate, 'pictures')
    .filter(isPicture)
    .sort((a, b) => ascending(numberAt(a, 'index'), numberAt(b, 'index')))

export const photos = (estate: Pick<EstateLike, 'pictures'>): Picture[] =>
  allPictures(estate).filter(picture => picture.kind !== 'plan')

export const floorPlans = (estate: Pick<EstateLike, 'pictures'>): Picture[] =>
  allPictures(estate).filter(picture => picture.kind === 'plan')

/** The first picture: a photograph if there is one (PIC-3). */
export const mainPicture = (estate: Pick<EstateLike, 'pictures'>): Picture | null =>
  photos(estate)[0] ?? floorPlans(estate)[0] ?? null

/** Asset id of the large picture; an entry that has only a thumbnail shows that. */
export const pictureFile = (picture: Picture): string =>
  isAsset(picture.file) ? picture.file : (picture.thumbnail ?? '')
