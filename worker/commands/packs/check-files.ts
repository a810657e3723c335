import sharp from 'sharp'
import { acceptedType, checkSize, cleaned } from '../../listing-api/asset/accept-file.ts'
import { FileRefused } from '../../listing-api/asset/refusal.ts'
import type { PackFile } from './folder.ts'
import type { Problem } from './problem.ts'

/** Pictures that are decoded at the same time: more would only hold more memory. */
const AT_ONCE = 4

/** The files of assets/ that are no picture, logo or document when they are read to their end (PACK-156). */
export async function checkFiles(files: readonly PackFile[]): Promise<Problem[]> {
  const problems: Problem[] = []
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const some = files.slice(start, start + AT_ONCE)
    const found = await Promise.all(some.map(({ bytes }) => whyUnreadable(bytes())))
    for (const [index, message] of found.entries())
      if (message !== null)
        problems.push({ file: some[index]?.path ?? '', line: null, field: '', message })
  }
  return problems
}

async function whyUnreadable(file: Uint8Array): Promise<string | null> {
  const bytes = new Uint8Array(file)
  try {
    const type = acceptedType(bytes)
    if (type === 'image/svg+xml') await cleaned(bytes)
    else if (type !== 'application/pdf') {
      checkSize(bytes, type)
      await decoded(bytes)
    }
    return null
  } catch (error) {
    if (error instanceof FileRefused) return `cannot be taken: ${error.message}`
    throw error
  }
}

/** Reads every row of a picture, so that one that was cut off is found. */
async function decoded(bytes: Uint8Array): Promise<void> {
  try {
    await sharp(bytes, { failOn: 'error' }).resize(16).toBuffer()
  } catch {
    throw new FileRefused('invalid', 'The picture is broken or of a kind that cannot be read')
  }
}
