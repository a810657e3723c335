import { readFileSync } from 'node:fs'

const PHOTOGRAPH = readFileSync(new URL('../../support/photographs/landscape.jpg', import.meta.url))

/** Six files of a telephone; what follows a JPEG's end makes each another file. */
export const sixPhotographs = (): { name: string; mimeType: string; buffer: Buffer }[] =>
  Array.from({ length: 6 }, (_, at) => ({
    name: `IMG_00${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([PHOTOGRAPH, Buffer.from(`${at} ${crypto.randomUUID()}`)]),
  }))
