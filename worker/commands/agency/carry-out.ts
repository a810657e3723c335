import * as v from 'valibot'
import { fail } from '../options.ts'
import { slicesOf } from '../packs/plan.ts'
import { callSite, type SiteTarget } from '../site-call.ts'
import { sendAsset } from './assets.ts'
import type { Plan } from './plan-of.ts'
import { progress } from './progress.ts'
import { sendSlice } from './send-slice.ts'
import { failureOf, NOTHING_APPLIED, ofAgency } from './site-of-pack.ts'

const Made = v.object({ id: v.number() })

/** The number of a plan's agency, which is made where it is not there. */
export const enterAgency = async (target: SiteTarget, plan: Plan): Promise<number> =>
  plan.id === null || !plan.known.agency ? makeSite(target, plan) : plan.id

/**
 * Does what a plan says: files before what shows them. Ends the command with 1 at a file that is refused though it could be
 * read before; what shows the files is not written then.
 */
export async function carryOut(target: SiteTarget, id: number, plan: Plan): Promise<void> {
  const said = progress(plan.files.length, 'pictures and files sent')
  for (const [sent, file] of plan.files.entries()) {
    const reason = await sendAsset(target, id, file)
    if (reason)
      fail(
        `\n${file.path}: ${reason}\n${sent} of ${plan.files.length} pictures and files were sent before it, and nothing else was changed. Apply again.`,
      )
    said.step()
  }
  const isFile = (path: string): boolean => path.startsWith('assets/')
  const drawn = new Set(plan.parts.map(({ path }) => path))
  const isDrawn = (path: string): boolean => drawn.has(path.replace(/^assets/, 'drawings'))
  const lines = [
    ...plan.removed.filter(path => !isFile(path)).map(path => ({ path, content: null })),
    ...plan.parts,
  ]
  const files = plan.removed.filter(isFile)
  await removeFiles(target, id, files.filter(isDrawn))
  for (const slice of slicesOf(lines)) await sendSlice(target, { id, agency: plan.agency }, slice)
  await removeFiles(
    target,
    id,
    files.filter(path => !isDrawn(path)),
  )
}

async function removeFiles(target: SiteTarget, id: number, paths: string[]): Promise<void> {
  for (const path of paths) {
    const response = await callSite(target, `/sites/${id}/${path}`, { method: 'DELETE' })
    if (!response.ok && response.status !== 404) fail(`${path}: ${await failureOf(response)}`)
  }
}

/** Makes the agency, under its number or the next one. */
async function makeSite(
  target: SiteTarget,
  { id: wanted, agency, site }: Pick<Plan, 'id' | 'agency' | 'site'>,
): Promise<number> {
  const path = `/sites${wanted === null ? '' : `/${wanted}`}${ofAgency(agency)}`
  const response = await callSite(target, path, {
    method: wanted === null ? 'POST' : 'PUT',
    body: JSON.stringify(site),
    headers: { 'Content-Type': 'application/json' },
  })
  if (!response.ok) fail(`site.json: ${await failureOf(response)}`, NOTHING_APPLIED)
  const { id } = v.parse(Made, await response.json())
  console.log(`Its number is ${id}.`)
  return id
}
