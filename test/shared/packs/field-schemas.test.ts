import { readFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Part } from '../../../shared/estate/fields/row.ts'
import { entriesOf } from '../../../shared/packs/field-schemas.ts'

/** Path and JSON Schema of each field, as they were written by hand before there was the table. */
const FORMER = readFileSync('test/shared/packs/former-schemas.txt', 'utf8')
  .trim()
  .split('\n')
  .map(line => line.split(/ (.*)/))

it.each(FORMER)('%s is taken in the form of %s (PACK-14)', (path = '', former = '') => {
  const [, part = '', name = ''] = /^(.*)\.(\w+)$/.exec(path) ?? []
  const { properties } = toJsonSchema(v.strictObject(entriesOf(part as Part)), {
    typeMode: 'input',
    errorMode: 'ignore',
  })
  expect(properties?.[name]).toEqual(JSON.parse(former))
})
