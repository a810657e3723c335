import { parseFields, textField } from '../../shared/forms/fields.ts'
import { insertListReport } from '../directory/content-reports.ts'
import { describeError, log } from '../http/log.ts'
import type { PageRequest } from '../page/result.ts'

/** The act, and what its page is told afterwards. */
export const REPORT = 'report'
/** In characters. */
export const MAX_REASON = 1000

/** What somebody says is wrong with a list, or the key of what is wrong with that. */
export function readReason(fields: URLSearchParams): { text: string } | { error: string } {
  const parsed = parseFields(
    { why: textField('why', { max: MAX_REASON, required: true, multiline: true }) },
    fields,
  )
  return 'errors' in parsed
    ? { error: parsed.errors.why ?? 'formFailure.invalid' }
    : { text: parsed.value.why }
}

/** For the operators, who are told by the log. false: the directory does not answer. */
export async function keepListReport(
  { env, site, now, trace }: PageRequest,
  list: string,
  text: string,
): Promise<boolean> {
  const ids = { request: trace.id, site: site.id }
  try {
    await insertListReport(env, { id: crypto.randomUUID(), siteId: site.id, at: now, text, list })
    log({ event: 'content-reported', ...ids })
    return true
  } catch (error) {
    log({ event: 'report-failed', ...ids, error: describeError(error) })
    return false
  }
}
