import * as v from 'valibot'
import { EstateLine } from '../../packs/estate.ts'
import { explain, fieldOf } from '../../packs/explain.ts'
import { stepsOf } from '../record-path.ts'

/** What a value must be, as a word: 'deskHomes.wrong.{word}', with what it must be at most. */
export interface FieldProblem {
  path: string
  word: 'atLeast' | 'atMost' | 'tooLong' | 'unfit'
  limit?: number
}

const WORDS: Readonly<Record<string, FieldProblem['word']>> = {
  min_value: 'atLeast',
  max_value: 'atMost',
  max_length: 'tooLong',
}

/** What is wrong with fields of a home that were set; what was there before is not asked about. */
export function problemsOf(home: unknown, paths: readonly string[]): FieldProblem[] {
  const result = v.safeParse(EstateLine, home)
  if (result.success) return []
  return result.issues.flatMap((issue): FieldProblem[] => {
    const at = fieldOf(explain(issue, EstateLine).path)
    const path = paths.find(each => isIn(at, stepsOf(each).join('.')))
    if (path === undefined) return []
    const { requirement } = issue
    return [
      {
        path,
        word: WORDS[issue.type] ?? 'unfit',
        ...(typeof requirement === 'number' && { limit: requirement }),
      },
    ]
  })
}

const isIn = (at: string, path: string): boolean =>
  at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`)
