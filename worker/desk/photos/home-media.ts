import type { AuditAct } from '../../agency/access/audit-acts.ts'
import type { EstateFile, Picture } from '../../../shared/estate/record/attachments.ts'
import type { AuditRow } from '../../agency/access/audit.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { findHome, nameOf, openHome, writeHome } from '../home-acts/ask-home.ts'
import type { Refusal } from '../../store/refusal.ts'

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
  act: AuditAct
  before?: unknown
  after?: unknown
}

export type ChangeOutcome = 'done' | 'unchanged' | Refusal

const ROWS = 200

/** What was done to a home, the newest first. */
export const historyOf = async (c: Desk, home: string): Promise<AuditRow[]> =>
  agencyOf(c.env, c.var.site.id).audit.about(`home ${home}`, ROWS)

/** The home of the address for who may change it, else the page that says why not. */
export async function openMedia(c: Desk, session: OpenSession): Promise<HomeMedia | Response> {
  const home = await openHome(c, session)
  if (home instanceof Response) return home
  const { pictures = [], files = [] } = home.content
  return { id: home.externalId, name: nameOf(c, home), pictures, files }
}

/** The same as it is by now. */
export async function mediaNow(c: Desk, home: HomeMedia): Promise<HomeMedia> {
  const now = await findHome(c, home.id).catch(() => null)
  const { pictures = [], files = [] } = now?.content ?? home
  return { ...home, pictures, files }
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
    const now = await findHome(c, home)
    if (!now) return { refused: 'conflict' }
    const { pictures = [], files = [] } = now.content
    const next = change({ pictures, files })
    if (!next) return 'unchanged'
    const isChanged = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)
    const set = [
      ...(isChanged(next.pictures, pictures) ? [{ path: 'pictures', value: next.pictures }] : []),
      ...(isChanged(next.files, files) ? [{ path: 'files', value: next.files }] : []),
    ]
    if (set.length === 0) return 'unchanged'
    const { act: name, ...row } = act
    const written = await writeHome(c, session, now, { act: name, row, change: { set } })
    if (!('refused' in written)) return 'done'
    if (written.refused === 'conflict') continue
    return written.refused === 'invalid' ? { refused: 'unavailable' } : written
  }
  return { refused: 'conflict' }
}
