import * as v from 'valibot'
import { rowOf } from '../../../shared/table.ts'
import { explain, fieldOf } from '../../../shared/packs/explain.ts'
import { LINE_FILES } from '../../listing-api/packs/pack.ts'
import { decode } from './decode.ts'
import type { PackFile } from './folder.ts'
import { parseJson, type Parsed } from './parse-json.ts'
import type { Problem } from './problem.ts'

const MAX_LINE_LENGTH = 200_000
/** Problems of one file that are listed; a wrong file has the same one a thousand times. */
export const MAX_LISTED = 100

/** Where each file's values stand. */
export type Places = Map<string, Parsed['lineOf']>

export interface Found {
  value?: unknown
  problems: Problem[]
}

/** The lines of a file, each by its schema (PACK-25, PACK-33). */
export function readLines({ path, bytes }: PackFile, places: Places): Found {
  const text = decode(path, bytes())
  if (typeof text !== 'string') return { problems: [text] }
  const schema = rowOf(LINE_FILES, path) ?? v.never()
  const problems: Problem[] = []
  const values: unknown[] = []
  const numbers: number[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const number = index + 1
    if (line.trim() === '') continue
    if (problems.length >= MAX_LISTED) break
    if (line.length > MAX_LINE_LENGTH) {
      problems.push({
        file: path,
        line: number,
        field: '',
        message: 'is longer than 200,000 letters',
      })
      continue
    }
    const parsed = parseJson(path, line, number)
    if (Array.isArray(parsed)) {
      problems.push(...parsed)
      continue
    }
    const found = checked(path, schema, parsed)
    problems.push(...found.problems)
    values.push(found.value)
    numbers.push(number)
  }
  places.set(path, ([item]) => numbers[Number(item)] ?? 1)
  return { value: values, problems }
}

/** A value by its schema, with the line of each problem. */
export function checked(file: string, schema: v.GenericSchema, { value, lineOf }: Parsed): Found {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return { value: result.output, problems: [] }
  return {
    problems: result.issues.slice(0, MAX_LISTED).map(issue => {
      const { path, message } = explain(issue, schema)
      return { file, line: lineOf(path), field: fieldOf(path), message }
    }),
  }
}
