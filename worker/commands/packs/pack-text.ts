import { packSchemas } from '../../listing-api/packs/json-schemas.ts'

/** Where a pack's JSON Schemas are, in a folder that the reader passes over. */
const SCHEMA_FOLDER = '.schemas'

/** A JSON file of a pack as it is written, its schema named first, by a path that needs no network (PACK-64). */
export function packText(path: string, content: unknown): string {
  const kind = /^(pages|words)\//.exec(path)?.[1]
  const schema = kind === 'pages' ? 'page' : (kind ?? path.replace('.json', ''))
  const $schema = `${kind ? '../' : './'}${SCHEMA_FOLDER}/${schema}.schema.json`
  return `${JSON.stringify({ $schema, ...Object(content) }, null, 2)}\n`
}

/** The schemas of a pack's files, as files of the pack (PACK-64). */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(packSchemas()).map(([name, schema]) => [
      `${SCHEMA_FOLDER}/${name}`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  )
