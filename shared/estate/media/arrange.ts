import type { Picture } from '../record/attachments.ts'
import { ascending, numberAt } from '../read.ts'
import { pictureFile } from './pictures.ts'

/** What somebody says of a picture, beside its order. */
export type PictureWords = Pick<Picture, 'caption' | 'kind' | 'focus'>

/** A home has at most so many pictures. */
export const MAX_PICTURES = 200

/** As they are stored, in the order in which they are shown; numbered anew from 0. */
const renumbered = (pictures: readonly Picture[]): Picture[] =>
  pictures.map((picture, index) => ({ ...picture, index }))

export const inOrder = (pictures: readonly Picture[]): Picture[] =>
  [...pictures].sort((a, b) => ascending(numberAt(a, 'index'), numberAt(b, 'index')))

const isPlan = ({ kind }: Picture): boolean => kind === 'plan'

/** Some of them in an order of their own: they share the places that they have; names that are not there are nothing. */
export function reordered(pictures: readonly Picture[], files: readonly string[]): Picture[] {
  const wanted = files.flatMap(file => pictures.find(each => pictureFile(each) === file) ?? [])
  const moving = new Set(wanted)
  const rest = [...moving].values()
  return renumbered(
    inOrder(pictures).map(each => (moving.has(each) ? (rest.next().value ?? each) : each)),
  )
}

export type Move = 'first' | 'earlier' | 'later'

/** One moved among those of its kind: plans stand apart from photographs. */
export function moved(pictures: readonly Picture[], file: string, move: Move): Picture[] {
  const sorted = inOrder(pictures)
  const own = sorted.find(each => pictureFile(each) === file)
  if (!own) return renumbered(sorted)
  const siblings = sorted.filter(each => isPlan(each) === isPlan(own))
  const at = siblings.indexOf(own)
  const to = move === 'first' ? 0 : move === 'earlier' ? Math.max(0, at - 1) : at + 1
  const others = siblings.filter(each => each !== own).map(pictureFile)
  return reordered(sorted, others.toSpliced(to, 0, file))
}

/** In the order of numbers that somebody typed, from 1 in each kind: what got a number stands before what had it. */
export function numbered(
  pictures: readonly Picture[],
  numbers: ReadonlyMap<string, number>,
): Picture[] {
  const ofKind = (all: readonly Picture[], plans: boolean): Picture[] => {
    const siblings = inOrder(all).filter(each => isPlan(each) === plans)
    const rank = (picture: Picture, at: number): number => {
      const number = numbers.get(pictureFile(picture)) ?? at + 1
      return number + Math.sign(number - (at + 1)) / 2
    }
    const ranked = siblings.map((picture, at) => ({
      file: pictureFile(picture),
      rank: rank(picture, at),
    }))
    return reordered(
      all,
      ranked.sort((a, b) => a.rank - b.rank).map(({ file }) => file),
    )
  }
  return ofKind(ofKind(pictures, false), true)
}

/** With one more, at its index or the end; one that is there already stays as it is. */
export function withPicture(pictures: readonly Picture[], picture: Picture): Picture[] {
  if (pictures.some(each => pictureFile(each) === pictureFile(picture))) return [...pictures]
  const last = Math.max(-1, ...pictures.map(each => numberAt(each, 'index') ?? -1))
  return inOrder([...pictures, { ...picture, index: picture.index ?? last + 1 }])
}

export const withoutPicture = (pictures: readonly Picture[], file: string): Picture[] =>
  pictures.filter(each => pictureFile(each) !== file)

export const describedPicture = (
  pictures: readonly Picture[],
  file: string,
  words: PictureWords,
): Picture[] => pictures.map(each => (pictureFile(each) === file ? { ...each, ...words } : each))
