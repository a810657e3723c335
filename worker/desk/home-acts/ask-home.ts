import * as v from 'valibot'
import type { HomeChange } from '../../../shared/homes/home-change.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { HomeRecord as HOME_RECORD } from '../../../shared/homes/home-record.ts'
import { EXTERNAL_ID } from '../../../shared/packs/external-id.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { ApiError } from '../../api/errors.ts'
import { ESTATE } from '../../api/estate-schema.ts'
import { describeError } from '../../http/log.ts'
import { concernsOf, isHard, readReport, renew } from '../../public-api/changed.ts'
import { askContent, isElsewhere, readContent, refusalOf } from '../content/ask-content.ts'
import type { Desk } from '../env.ts'

/** A home as the desk reads it: its line as the estate that it says. */
export type DeskHome = Omit<v.InferOutput<typeof HOME_RECORD>, 'content'> & { content: Estate }

/** A home of whatever state; null: there is none. Throws ApiError. */
export async function readHome(c: Desk, name: string): Promise<DeskHome | null> {
  if (!EXTERNAL_ID.test(name)) return null
  const read = await readContent(c, `/homes/${encodeURIComponent(name)}`).catch(
    (error: unknown) => {
      throw error instanceof ApiError ? error : new ApiError(0, describeError(error))
    },
  )
  if (!read) return null
  const home = v.parse(HOME_RECORD, read.content)
  return { ...home, content: v.parse(ESTATE, home.content) }
}

export type HomeWritten = 'done' | 'conflict' | 'elsewhere' | 'unavailable' | 'invalid'

/** Changes a home as it stood with a tag, new at the next view. */
export async function writeHome(
  c: Desk,
  { member }: Pick<OpenSession, 'member'>,
  { externalId, tag }: Pick<DeskHome, 'externalId' | 'tag'>,
  change: Omit<HomeChange, 'by'>,
): Promise<HomeWritten> {
  if (isElsewhere(c)) return 'elsewhere'
  const by = { id: member.id, name: member.name }
  const response = await askContent(c, {
    method: 'POST',
    address: `/homes/${encodeURIComponent(externalId)}`,
    body: { ...change, by },
    tag: `"${tag}"`,
    person: member.id,
  }).catch(() => null)
  if (!response) return 'unavailable'
  if (!response.ok) return (await refusalOf(response)).refused
  const { json } = await readReport(response)
  const hard = isHard({ method: 'POST' }, json)
  await renew(c, c.var.site.id, concernsOf({ changes: [] }, json), { hard })
  return 'done'
}
