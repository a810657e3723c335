import { fail, readOptions } from '../options.ts'
import { isFree } from '../packs/write-pack.ts'
import { SITE_OPTIONS, SITE_USAGE } from '../site-call.ts'
import { readKnown, siteNumber } from './site-of-pack.ts'
import { writeCopy } from './write-copy.ts'

const USAGE = `npm run agency -- pull SITE FOLDER
Writes what an agency is into a new folder: applied again it changes nothing. It holds no key, nothing of visitors, and no home
that a feed or a CRM brings.
${SITE_USAGE}`

/** Writes an agency as a pack (PACK-90 to PACK-93). */
export async function pull(): Promise<void> {
  const {
    positionals: [, site, folder],
    values: target,
  } = readOptions(USAGE, SITE_OPTIONS, { maxArguments: 3 })
  if (!site || !folder) fail(USAGE)
  const id = siteNumber(site)
  if (!isFree(folder)) fail(`${folder} is there already`)
  const known = await readKnown(target, id)
  if (!known) return fail(`There is no site ${id}`)
  const { parts, files } = await writeCopy(target, { id, known }, folder)
  console.log(`${folder}: ${parts.length} files and lines, ${files.length} pictures and files`)
  if (known.feeds.length > 0)
    console.log(`${known.feeds.length} homes of feeds and CRM are left to them.`)
}
