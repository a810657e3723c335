import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { JSON_FILES, LINE_FILES } from './pack.ts'
import { Words } from '../../../shared/packs/notices.ts'
import { Page } from '../../../shared/packs/page.ts'

/** A JSON Schema for each kind of file of a pack, by the name in its $schema line (PACK-14). */
export function packSchemas(): Record<string, object> {
  const schemas: Record<string, v.GenericSchema> = {
    ...JSON_FILES,
    ...LINE_FILES,
    'page.json': Page,
    'words.json': Words,
  }
  return Object.fromEntries(
    Object.entries(schemas).map(([file, schema]) => [
      `${file.replace(/\.(nd)?json$/, '')}.schema.json`,
      // What JSON Schema cannot say is checked when the pack is read.
      toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }),
    ]),
  )
}
