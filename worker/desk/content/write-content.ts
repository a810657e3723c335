import {
  concernsOf,
  isHard,
  NO_REPORT,
  readReport,
  renew,
  renewAll,
  renewUncertain,
  type Report,
} from '../../public-api/changed.ts'
import type { Method } from '../../public-api/calls.ts'
import type { Desk } from '../env.ts'
import { askContent, refusalOf, type Question } from './ask-content.ts'
import type { Refusal } from '../../store/refusal.ts'

/**
 * A call that writes: what the listing API answered, all that it changed being new at the next view. An answer that never came, or
 * that nothing changed, may hide a write of this or an earlier attempt: then the whole site is made anew (PURGE-50).
 */
export async function writeContent(
  c: Desk,
  question: Question & { method: Method },
): Promise<Pick<Report, 'json'> | Refusal> {
  const site = c.var.site.id
  const response = await askContent(c, question).catch(() => null)
  const refused = response && !response.ok ? await refusalOf(response) : null
  if (refused && refused.refused !== 'unavailable') return refused
  const { json, isReport } = response?.ok ? await readReport(response) : NO_REPORT
  if (!isReport) {
    await renewUncertain(c, site)
    return { refused: 'unavailable' }
  }
  if (json.changed === true)
    await renew(c, site, concernsOf({ changes: [] }, json), { hard: isHard(question, json) })
  else await renewAll(c, site)
  return { json }
}
