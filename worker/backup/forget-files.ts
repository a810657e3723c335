import * as v from 'valibot'
import type { TaskContext } from '../agency/agency-object.ts'
import { API_PLACEHOLDER, sendToApi } from '../api/connect.ts'
import { describeError, log } from '../http/log.ts'
import { raiseWithin } from '../purge/raise.ts'
import { forgetWidths } from '../site/assets/widths.ts'
import { keyHeaders } from './export.ts'

const REMOVED = v.object({ removed: v.array(v.pipe(v.string(), v.regex(/^[\w-]+$/))) })

/**
 * Each night: has the listing API delete the files that nothing has named for 30 days; their widths go with them, and no
 * cache of ours sends them any longer (UPLOAD-47, UPLOAD-48). Another back end keeps what it keeps. Never throws.
 */
export async function forgetUnnamedFiles({ env, siteId, agency, now }: TaskContext): Promise<void> {
  try {
    const response = await sendToApi(
      env,
      { siteId },
      new Request(`${API_PLACEHOLDER}/sites/${siteId}/unnamed-assets`, {
        method: 'DELETE',
        headers: keyHeaders(env),
        redirect: 'manual',
      }),
    )
    const report = v.safeParse(REMOVED, response.ok ? await response.json() : null)
    if (!response.ok) await response.body?.cancel()
    if (!report.success || report.output.removed.length === 0) return
    const { removed } = report.output
    for (const name of removed) await forgetWidths(env, siteId, name)
    await raiseWithin({ env, site: { id: siteId }, agency, now }, ['all'], { hard: true })
    log({ event: 'files-forgotten', site: siteId, count: removed.length })
  } catch (error) {
    log({ event: 'files-not-forgotten', site: siteId, error: describeError(error) })
  }
}
