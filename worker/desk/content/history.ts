import * as v from 'valibot'
import type { Seconds } from '../../../shared/time/units.ts'
import type { Desk } from '../env.ts'
import { readContent } from './ask-content.ts'

/** A change of a part; what it was before is kept. */
export interface Version {
  id: number
  at: Seconds
  /** 'person 5d0…', 'key 12', 'operator' or 'api'. */
  by: string
}

const VERSIONS = v.array(v.object({ id: v.number(), at: v.number(), by: v.string() }))

/** Who changed a part, the newest first. Throws ApiError. */
export async function history(c: Desk, path: string): Promise<Version[]> {
  const read = await readContent(c, `/part/history?path=${encodeURIComponent(path)}`)
  return v.parse(VERSIONS, read?.content ?? [])
}

/** What a part was before a change; null: it is not kept. Throws ApiError. */
export async function readVersion(c: Desk, path: string, id: number): Promise<unknown> {
  const read = await readContent(c, `/part/history/${id}?path=${encodeURIComponent(path)}`)
  return read?.content ?? null
}
