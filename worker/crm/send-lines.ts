import * as v from 'valibot'
import type { TaskContext } from '../agency/agency-object.ts'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import { countImport } from '../directory/reports.ts'
import { raiseWithin } from '../purge/raise.ts'
import type { FeedLine, RemovalLine } from './feed-line.ts'

const REPORT = v.object({
  rejected: v.fallback(
    v.array(v.object({ line: v.number(), field: v.string(), message: v.string() })),
    [],
  ),
  quarantined: v.fallback(v.boolean(), false),
})

interface SentLines {
  /** Refused lines by their position, with the reason. */
  refused: ReadonlyMap<number, string>
  /** Nothing was applied, since too many homes would go. */
  isHeldBack: boolean
}

/** The listings cannot be written now: another import is under way, or the listing API is down. */
class ListingsBusy extends Error {
  override name = 'ListingsBusy'
}

/**
 * Sends lines to the site's listings as a partial feed, which leaves what it does not name, and tells what changed. Throws
 * ListingsBusy.
 */
export async function sendLines(
  { env, siteId, agency, now }: TaskContext,
  lines: readonly (FeedLine | RemovalLine)[],
  { mayRemove = false } = {},
): Promise<SentLines> {
  const response = await sendToApi(
    env,
    { siteId },
    new Request(
      `${API_PLACEHOLDER}/sites/${siteId}/estates?partial=1&guard=1&source=crm${mayRemove ? '&confirm=removal' : ''}`,
      {
        method: 'PUT',
        body: lines.map(line => JSON.stringify(line)).join('\n'),
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/x-ndjson',
          Authorization: `Bearer ${env.IMPORT_KEY || env.API_KEY || ''}`,
          'X-CLIENT': 'website',
        },
      },
    ),
  ).catch((error: unknown) => {
    throw new ListingsBusy(error instanceof Error ? error.message : 'no answer')
  })
  const body: unknown = await response.json().catch(() => null)
  const report = v.safeParse(REPORT, body)
  // 422: every line was refused, 409 with a report: held back; both say so in it.
  if (!report.success || ![200, 409, 422].includes(response.status))
    throw new ListingsBusy(`the listing API answers ${response.status}`)
  const { rejected, quarantined } = report.output
  if (response.status === 409 && !quarantined) throw new ListingsBusy('another import is under way')
  // Watching it must not fail it.
  await countImport(env, siteId, quarantined).catch(() => undefined)
  if (response.ok && !quarantined)
    await raiseWithin({ env, site: { id: siteId }, agency, now }, ['estates', 'lists'])
  return {
    refused: new Map(
      rejected.map(({ line, field, message }) => [line - 1, `${field}: ${message}`]),
    ),
    isHeldBack: quarantined,
  }
}
