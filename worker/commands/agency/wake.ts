import { setTimeout } from 'node:timers/promises'
import { ADMIN_OPTIONS, ADMIN_USAGE, callAdmin } from '../admin-call.ts'
import { fail, readOptions } from '../options.ts'

const USAGE = `npm run agency -- wake --canary 10
npm run agency -- wake --all [--rate 50] [--after SITE] [--dry-run]
Brings the stores and the listings of agencies to the schema of what is deployed, with the steps that wait for this
command. Ends with 1 while one is left.
  --canary   so many agencies alone, the first by their number, since the directory knows no sizes
  --all      every agency; stops once three objects have failed, and says where to go on
  --rate     agencies a second at most; default 50
  --after    goes on after this agency
  --dry-run  lists the agencies, and wakes none
${ADMIN_USAGE}`

/** Agencies that are woken beside each other. */
const AT_ONCE = 5
const MAX_FAILURES = 3

/** Of an object that did not answer, the error alone. */
interface ObjectState {
  step?: number
  of?: number
  error: string | null
}

interface Outcome {
  sites?: number[]
  agency?: ObjectState
  listings?: ObjectState | null
  error?: unknown
}

interface Row extends ObjectState {
  site: number
  object: string
}

type Target = Parameters<typeof callAdmin>[0]

/** `npm run agency -- wake`: applies the steps of the schema that objects lack. */
export async function wake(): Promise<void> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const {
    values: { canary, all, rate, after, 'dry-run': dryRun, ...target },
  } = readOptions(
    USAGE,
    { ...ADMIN_OPTIONS, canary: text, all: flag, rate: text, after: text, 'dry-run': flag },
    { maxArguments: 1 },
  )
  if ((canary === undefined) === (all !== true)) fail(USAGE)
  const most = canary === undefined ? Infinity : wholeNumber(canary)
  const perSecond = wholeNumber(rate ?? '50')
  const start = wholeNumber(after ?? '0', 0)
  const failed: Row[] = []
  let visited = 0
  for await (const sites of batches(target, start, most, Math.min(AT_ONCE, perSecond))) {
    if (dryRun) {
      console.log(sites.join('\n'))
      continue
    }
    const paced = setTimeout((sites.length / perSecond) * 1000)
    const rows = (await Promise.all(sites.map(site => wakeSite(target, site)))).flat()
    for (const row of rows) console.log(lineOf(row))
    failed.push(...rows.filter(isLeft))
    visited += sites.length
    const [first] = failed
    if (first && failed.length >= MAX_FAILURES)
      fail(`Stopped after ${failed.length} failures. To go on: --after ${first.site - 1}`)
    await paced
  }
  if (dryRun) return
  if (failed.length > 0)
    fail(`Left behind: ${failed.map(({ site, object }) => `${object} of ${site}`).join(', ')}`)
  console.log(`${visited} agencies have the schema of this release.`)
}

function wholeNumber(text: string, least = 1): number {
  const number = Number(text)
  return Number.isSafeInteger(number) && number >= least ? number : fail(USAGE)
}

/** The numbers of agencies, so many at a time. */
async function* batches(
  target: Target,
  start: number,
  most: number,
  size: number,
): AsyncGenerator<number[]> {
  let after = start
  let left = most
  while (left > 0) {
    const { ok, status, body } = await callAdmin<Outcome>(target, `/wake?after=${after}`)
    if (!ok) fail(`${status}: ${String(body.error)}`)
    const sites = (body.sites ?? []).slice(0, left)
    if (sites.length === 0) return
    for (let at = 0; at < sites.length; at += size) yield sites.slice(at, at + size)
    after = sites.at(-1) ?? after
    left -= sites.length
  }
}

async function wakeSite(target: Target, site: number): Promise<Row[]> {
  const { ok, status, body } = await callAdmin<Outcome>(target, `/agencies/${site}/wake`, {
    method: 'POST',
  })
  if (!ok || !body.agency)
    return [{ site, object: 'agency', error: `${status}: ${String(body.error)}` }]
  return [
    { site, object: 'agency', ...body.agency },
    ...(body.listings ? [{ site, object: 'listings', ...body.listings }] : []),
  ]
}

/** Also an object that still runs the code before this release: it has fewer steps. */
const isLeft = ({ step = 0, of = 0, error }: Row): boolean => error !== null || step < of

const lineOf = ({ site, object, step, of, error }: Row): string =>
  [`site ${site}`, object, `step ${step ?? '?'} of ${of ?? '?'}`, ...(error ? [error] : [])].join(
    ', ',
  )
