import { browserFiles } from '../page/browser-files.ts'
import { createFileLoader } from './file-loader.ts'
import { readStreetIndex } from './find-spots.ts'

/** Streets and quarters: one text of a megabyte, read when a place is first searched; null: they cannot be had. */
export const loadStreetIndex = createFileLoader(
  browserFiles.streetIndex,
  'streets-not-read',
  readStreetIndex,
)
