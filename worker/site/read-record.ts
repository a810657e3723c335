import type { Site } from '../../shared/site/site.ts'
import { connect } from '../api/connect.ts'
import { ABSENT, absenceAsValue, unusableResponse } from '../api/parse-response.ts'
import { recordFinding } from '../directory/findings.ts'
import { log } from '../http/log.ts'
import type { WorkContext } from '../http/work-context.ts'
import { parseSite } from './parse.ts'

/** A record whose id is not the one that was asked for is unusable (ADMIN-117). */
export async function readRecord(
  path: string,
  { env, trace, now }: WorkContext,
  { siteId, apiUrl = '' }: { siteId?: number | undefined; apiUrl?: string } = {},
): Promise<Site | null> {
  const response = await absenceAsValue({ 404: ABSENT }, () =>
    connect(env, { request: trace.id, siteId, apiUrl }).get(path),
  )
  // A host is unknown only where the API says so, not where it says nothing.
  if (response === ABSENT) return null
  const record = parseSite(response)
  if (siteId === undefined || record.id === siteId) return record
  log({ event: 'foreign-site', request: trace.id, site: siteId, record: record.id })
  await recordFinding(env, 'foreign-site', String(siteId), now)
  throw unusableResponse()
}
