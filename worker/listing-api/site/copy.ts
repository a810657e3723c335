import * as v from 'valibot'
import { STEPS } from '../schema/steps.ts'
import { ApiError } from '../http/errors.ts'
import type { NumberedLine } from '../import/line-reader.ts'

/**
 * A whole site as NDJSON: what it is, then every row with its table, its record last, then how many rows it was, so that
 * one that was cut off is known.
 */
const FORMAT = 'baksteen-listings'

export const Header = v.object({
  format: v.literal(FORMAT),
  /** Schema steps of the tables it came from. */
  step: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  site: v.number(),
})
export const CopiedRow = v.object({
  table: v.string(),
  row: v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
})
export const Footer = v.object({ rows: v.number() })

export const CopyLine = v.union([Header, CopiedRow, Footer])

export const headerLine = (site: number, step = STEPS.length): string =>
  JSON.stringify({ format: FORMAT, step, site } satisfies v.InferOutput<typeof Header>)

export const footerLine = (rows: number): string =>
  JSON.stringify({ rows } satisfies v.InferOutput<typeof Footer>)

/** Reads a line as a schema has it. Throws an ApiError of 422 that names the line. */
export function readCopyLine<Schema extends v.GenericSchema>(
  { number, text }: NumberedLine,
  schema: Schema,
): v.InferOutput<Schema> {
  const line = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!line.success)
    throw new ApiError('invalid', `Line ${number} is not one of a copy`, `line ${number}`)
  return line.output
}
