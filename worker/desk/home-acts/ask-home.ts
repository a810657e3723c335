import * as v from 'valibot'
import type { Estate } from '../../../shared/estate/estate.ts'
import type { HomeChange } from '../../../shared/homes/home-change.ts'
import type { HomeRecord } from '../../../shared/homes/home-record.ts'
import { EXTERNAL_ID } from '../../../shared/packs/external-id.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { ESTATE } from '../../api/estate-schema.ts'
import { isElsewhere } from '../content/ask-content.ts'
import type { Desk } from '../env.ts'
import { elsewherePage, noHomePage } from '../homes/elsewhere.tsx'
import { homeName } from '../homes/home-name.ts'
import { changeHome, mayChange, readHome, type ChangedHome, type HomeAct } from '../homes/store.ts'
import { wordsOf } from '../page/document.tsx'
import { notForYouPage } from '../page/not-for-you.tsx'
import type { Refusal } from '../../store/refusal.ts'

/** A home as the desk reads it: its line as the estate that it says. */
export type DeskHome = Omit<HomeRecord, 'content'> & { content: Estate; record: HomeRecord }

/** A home of whatever state; null: there is none. Throws ApiError. */
export async function findHome(c: Desk, name: string): Promise<DeskHome | null> {
  const record = EXTERNAL_ID.test(name) ? await readHome(c, name) : null
  return record && { ...record, record, content: v.parse(ESTATE, record.content) }
}

/** The home of the address for who may change it, else the page that says why not (DESK-110). */
export async function openHome(c: Desk, { member }: OpenSession): Promise<DeskHome | Response> {
  const home = await findHome(c, c.req.param('id') ?? '')
  if (!home) return isElsewhere(c) ? elsewherePage(c) : noHomePage(c)
  return mayChange(member, home.record) ? home : notForYouPage(c)
}

export const nameOf = (c: Desk, { record }: DeskHome): string =>
  homeName(record.content.general, c.var.site.defaultLocale, wordsOf(c))

/** Changes a home as it stood when it was read, with a row of the audit, new at the next view. */
export async function writeHome(
  c: Desk,
  session: OpenSession,
  home: DeskHome,
  { change, ...act }: { change: Omit<HomeChange, 'by'> } & Omit<HomeAct, 'before'>,
): Promise<ChangedHome | Refusal> {
  return changeHome(c, session, home.externalId, change, { ...act, before: home.record })
}
