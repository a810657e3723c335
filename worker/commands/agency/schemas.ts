import { fail, readOptions } from '../options.ts'
import { schemaFiles } from '../packs/pack-text.ts'
import { writeFiles } from '../packs/write-pack.ts'

const USAGE = `npm run agency -- schemas FOLDER
Writes the schemas by which editors complete and check a pack into its folder .schemas, as this version has them.`

/** Writes the JSON Schemas of a pack's files beside them (PACK-64). */
export function schemas(): void {
  const {
    positionals: [, folder],
  } = readOptions(USAGE, {}, { maxArguments: 2 })
  if (!folder) fail(USAGE)
  const files = schemaFiles()
  writeFiles(folder, files)
  console.log(`${Object.keys(files).length} schemas written to ${folder}/.schemas`)
}
