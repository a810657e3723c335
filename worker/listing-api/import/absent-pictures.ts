import type { Ask } from '../store/ask.ts'
import { warn, type ReadFeed } from './feed.ts'

/** A picture that a line names by its asset. */
export interface NamedPicture {
  line: number
  field: string
  asset: string
}

/** The pictures that an estate names, by the fields in which it does. */
export const picturesNamed = (
  line: number,
  pictures: readonly { file?: string | null | undefined }[] = [],
): NamedPicture[] =>
  pictures.flatMap(({ file }, index) =>
    file ? [{ line, field: `pictures.${index}.file`, asset: file }] : [],
  )

/** Warns of pictures that are not here (yet): a page leaves them out until they are (IMPORT-54). */
export async function warnOfAbsent(
  ask: Ask,
  pictures: readonly NamedPicture[],
  feed: ReadFeed,
): Promise<void> {
  if (pictures.length === 0) return
  const absent = new Set(
    await ask('absentAssets', [...new Set(pictures.map(({ asset }) => asset))]),
  )
  for (const { line, field, asset } of pictures)
    if (absent.has(asset))
      warn(feed, { line, field, message: `is no picture that is here: ${asset}` })
}
