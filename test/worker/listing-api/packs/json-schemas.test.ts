import { describe, expect, it } from 'vitest'
import { SECTION_TYPES } from '../../../../shared/content/section.ts'
import { HEAD_TYPES } from '../../../../shared/estate/kind/head-types.ts'
import { packSchemas } from '../../../../worker/listing-api/packs/json-schemas.ts'

const schemas = packSchemas()

describe('the JSON Schemas of a pack', () => {
  it('are one for each kind of file (PACK-14)', () => {
    expect(Object.keys(schemas).sort()).toEqual(
      [
        'agendas agreements collections drawings estate-pages estates menus notices offices',
        'page quotes rentals reviews site team words',
      ]
        .join(' ')
        .split(' ')
        .map(name => `${name}.schema.json`),
    )
    for (const schema of Object.values(schemas))
      expect(schema).toMatchObject({ $schema: expect.stringContaining('json-schema.org') })
  })

  it('name every section and, beside each id of a closed list, what it means (PACK-14)', () => {
    const page = JSON.stringify(schemas['page.schema.json'])
    for (const type of SECTION_TYPES) expect(page).toContain(`"const":"${type}"`)
    const estates = JSON.stringify(schemas['estates.schema.json'])
    for (const [id, name] of Object.entries(HEAD_TYPES)) expect(estates).toContain(`${id} ${name}`)
  })
})
