import * as v from 'valibot'
import { wholeNumber } from '../http/parameters.ts'

export const AssetQuery = v.object({
  hash: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(128),
      v.description('Content hash; with it the response is immutable'),
    ),
  ),
  version: v.optional(wholeNumber),
  w: v.optional(
    v.pipe(wholeNumber, v.description('Requested width in px; ignored for drawings, which scale')),
  ),
})

const count = v.pipe(v.number(), v.integer())

export const AssetResponse = v.object({
  name: v.string(),
  hash: v.pipe(v.string(), v.description('Of what is kept; for addresses')),
  version: count,
  kind: v.picklist(['drawing', 'file', 'picture', 'logo', 'document']),
  contentType: v.string(),
  width: v.nullable(v.pipe(count, v.description('In px; null for a document'))),
  height: v.nullable(count),
  color: v.nullable(v.pipe(v.string(), v.description('Six hexadecimal digits'))),
  preview: v.nullable(v.pipe(v.string(), v.description('A tiny picture as a data address'))),
  bytes: v.nullable(v.pipe(count, v.description('Of what is kept; null for a drawing'))),
  sent: v.nullable(v.pipe(v.string(), v.description('SHA-256 of the bytes that came'))),
  kept: v.nullable(v.pipe(v.string(), v.description('SHA-256 of the bytes that are kept'))),
})
