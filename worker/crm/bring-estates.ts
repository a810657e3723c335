import type { Locale, Localized } from '../../shared/locale.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import type { Reading } from '../agency/crm/reading.ts'
import type { BroughtEstate } from '../agency/crm/estates.ts'
import { sha256 } from '../crypto/hash.ts'
import type { Crm, CrmEstate, CrmSession, ShownEstate } from './crm.ts'
import { withTown, type FindTown } from './find-towns.ts'
import { note } from './notes.ts'
import { sendLines } from './send-lines.ts'

/** What a part of a reading works with. */
export interface Bringing extends TaskContext {
  crm: Crm
  session: CrmSession
  locales: readonly Locale[]
  words: (key: string) => Localized
  reading: Reading
  findTown: FindTown
}

/** Homes asked for by their ids at once. */
const BY_ID = 50

/** Sends the homes of a part of the list that are new or other than before, and takes away those not shown any more. */
export async function bringEstates(bringing: Bringing, found: CrmEstate[]): Promise<void> {
  const { agency, reading } = bringing
  const homes = [...new Map(found.map(home => [home.externalId, home])).values()]
  reading.report.seen += homes.length
  const shown = homes.filter(isShown)
  await sendChanged(bringing, [...(await missingProjects(bringing, shown)), ...shown])
  const hidden = homes.filter(({ line }) => line === null).map(({ externalId }) => externalId)
  await remove(bringing, await agency.crmEstates.known(hidden))
}

/**
 * Takes away what a whole reading has not seen, once the CRM has said of each by its id that it is not shown: while a list is
 * read others leave it, and what stood behind them is passed over.
 */
export async function takeUnseen(bringing: Bringing): Promise<void> {
  const { agency, crm, session, reading, locales, words } = bringing
  const unseen = await agency.crmEstates.unseen(reading.startedAt)
  const still: CrmEstate[] = []
  for (let from = 0; from < unseen.length; from += BY_ID)
    still.push(
      ...(await crm.readById(session, unseen.slice(from, from + BY_ID), { locales, words })),
    )
  const shown = still.filter(isShown)
  await sendChanged(bringing, shown)
  const confirmed = new Set(shown.map(({ externalId }) => externalId))
  await remove(
    bringing,
    unseen.filter(id => !confirmed.has(id)),
  )
}

const isShown = (home: CrmEstate): home is ShownEstate => home.line !== null

/** The projects of units that are neither among them nor here. */
async function missingProjects(
  { agency, crm, session, locales, words }: Bringing,
  shown: ShownEstate[],
): Promise<ShownEstate[]> {
  const here = new Set(shown.map(({ externalId }) => externalId))
  const named = shown.flatMap(({ parentExternalId: id }) => (id && !here.has(id) ? [id] : []))
  const known = new Set(await agency.crmEstates.known(named))
  const missing = [...new Set(named)].filter(id => !known.has(id))
  if (missing.length === 0) return []
  return (await crm.readById(session, missing, { locales, words })).filter(isShown)
}

async function sendChanged(bringing: Bringing, found: ShownEstate[]): Promise<void> {
  if (found.length === 0) return
  const { agency, reading } = bringing
  const shown = await Promise.all(found.map(home => withTown(bringing.findTown, home)))
  const { report, startedAt, isWhole } = reading
  const brought = await Promise.all(
    shown.map(async (home): Promise<BroughtEstate> => ({
      externalId: home.externalId,
      reference: home.reference,
      office: home.office,
      digest: await sha256(JSON.stringify(home.line)),
    })),
  )
  const changed = new Set(await agency.crmEstates.see(brought, startedAt, isWhole))
  // A project is there before its units.
  const lines = shown
    .filter(({ externalId }) => changed.has(externalId))
    .toSorted((a, b) => Number(a.parentExternalId !== null) - Number(b.parentExternalId !== null))
  for (const { externalId, warnings } of lines) note(report.warnings, externalId, warnings)
  if (lines.length === 0) return
  const { refused } = await sendLines(
    bringing,
    lines.map(({ line }) => line),
  )
  const refusedIds = lines.flatMap(({ externalId }, index) => {
    const message = refused.get(index)
    if (message === undefined) return []
    note(report.refused, externalId, [message])
    return [externalId]
  })
  report.sent += lines.length - refusedIds.length
  await agency.crmEstates.keep(
    brought.filter(({ externalId }) => changed.has(externalId)),
    refusedIds,
    startedAt,
  )
}

/** What the listing API holds back stays known, so that the next night tries it again. */
async function remove(bringing: Bringing, externalIds: string[]): Promise<void> {
  if (externalIds.length === 0) return
  const { agency, reading } = bringing
  const connection = await agency.crm.find()
  const { isHeldBack } = await sendLines(
    bringing,
    externalIds.map(externalId => ({ externalId, op: 'delete' as const })),
    { mayRemove: connection?.mayRemove === 1 },
  )
  if (isHeldBack) {
    reading.report.heldBack += externalIds.length
    return
  }
  reading.report.removed += externalIds.length
  await agency.crmEstates.forget(externalIds)
}
