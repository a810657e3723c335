import type { EstateFile, Picture } from '../../../shared/estate/record/attachments.ts'
import type { AuditRow } from '../../agency/access/audit.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { readHome, writeHome } from '../home-acts/ask-home.ts'
import { homeName, subjectOf } from '../home-acts/home-name.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'

/** Photographs, plans and documents of a home. */
export interface Media {
  pictures: Picture[]
  files: EstateFile[]
}

export interface HomeMedia extends Media {
  /** As in the desk's addresses. */
  id: string
  /** How the desk calls it. */
  name: string
}

/** What stands in the audit of a change. */
export interface MediaAct {
  act: string
  before?: unknown
  after?: unknown
}

export type ChangeOutcome = 'done' | 'unchanged' | 'conflict' | 'unavailable' | 'elsewhere'

const ROWS = 200

/** What was done to a home, the newest first. */
export const historyOf = async (c: Desk, home: string): Promise<AuditRow[]> =>
  agencyOf(c.env, c.var.site.id).audit.about(subjectOf({ externalId: home }), ROWS)

/** The home of the address; null: there is none here. */
export async function readMedia(c: Desk, _: OpenSession): Promise<HomeMedia | null> {
  const home = await readHome(c, c.req.param('id') ?? '')
  if (!home) return null
  const { pictures = [], files = [] } = home.content
  return { id: home.externalId, name: homeName(c, home), pictures, files }
}

/** Four at once add a picture each; whoever comes between is waited for. */
const TRIES = 12

/** Changes what a home shows, on what it has at that moment; `change` gives null where nothing is to be done. */
export async function changeMedia(
  c: Desk,
  session: OpenSession,
  home: string,
  act: MediaAct,
  change: (media: Media) => Media | null,
): Promise<ChangeOutcome> {
  for (let tries = 0; tries < TRIES; tries++) {
    const now = await readHome(c, home)
    if (!now) return 'conflict'
    const { pictures = [], files = [] } = now.content
    const next = change({ pictures, files })
    if (!next) return 'unchanged'
    const isChanged = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)
    const set = [
      ...(isChanged(next.pictures, pictures) ? [{ path: 'pictures', value: next.pictures }] : []),
      ...(isChanged(next.files, files) ? [{ path: 'files', value: next.files }] : []),
    ]
    if (set.length === 0) return 'unchanged'
    const written = await writeHome(c, session, now, { set })
    if (written === 'conflict') continue
    if (written !== 'done') return written === 'elsewhere' ? 'elsewhere' : 'unavailable'
    await agencyOf(c.env, c.var.site.id).audit.add({
      ...actingOf(c, session),
      // Many are added in one request.
      now: Date.now(),
      ...act,
      subject: subjectOf(now),
    })
    return 'done'
  }
  return 'conflict'
}
