import type { Figure } from '../../shared/figures/figure.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import type { Millis } from '../../shared/time/units.ts'
import { agencyOf } from '../agency/stub.ts'
import { wait } from '../cache/wait.ts'
import type { Bindings } from '../env.ts'
import { log } from '../http/log.ts'
import { networkOf } from '../http/network.ts'
import { Collector, WINDOW, type Batch } from './collector.ts'
import { Repeats } from './repeats.ts'
import { subjectOf } from './subject.ts'
import { figureOf } from './figure-of.ts'

type Env = Pick<Bindings, 'AGENCY' | 'JURISDICTION'>
type Ctx = Pick<ExecutionContext, 'waitUntil'>

const collector = new Collector()
const repeats = new Repeats()

interface Visit {
  request: Request
  site: number
  now: Millis
  env: Env
  ctx: Ctx
}

/** What a page that was served is about; null: it is none that is counted. Asked once where the page is kept. */
export const countedSubject = (
  pathname: string,
  { status, headers }: { status: number; headers: Headers },
): string | null =>
  (status === 200 || status === 304) && headers.get('Content-Type')?.startsWith('text/html')
    ? subjectOf(pathname)
    : null

/** Counts a page that was served, after all that decides the answer; nothing waits for it. */
export function countVisit(visit: Visit, subject: string): void {
  const figure = figureOf(visit.request)
  if (figure !== null) countFigure(visit, subject, figure)
}

/** Counts what somebody did, once in a while for a network. */
export function countFigure(
  { request, site, now, env, ctx }: Visit,
  subject: string,
  figure: Figure,
): void {
  const network = networkOf(request)
  const what = `${site} ${figure} ${subject}`
  if (network !== '' && !repeats.isFirst(network, what, now)) return
  const next = collector.add(site, subject, figure, now)
  if (next === 'start') ctx.waitUntil(wait(WINDOW).then(() => handOver(env)))
  if (next === 'full') ctx.waitUntil(handOver(env))
}

/** Each site's counts in one call of its object. Never throws. */
export async function handOver(env: Env): Promise<void> {
  await Promise.all(collector.take().map(async batch => handOverOne(env, batch)))
}

async function handOverOne(env: Env, batch: Batch): Promise<void> {
  const { id, site, since, counts } = batch
  const rows = [...counts].map(([subject, { views, saves, brochures }]) => ({
    subject,
    views,
    saves,
    brochures,
  }))
  try {
    await agencyOf(env, site).figures.add({ id, day: toDay(since), rows }, Date.now())
  } catch {
    if (!collector.giveBack(batch, Date.now())) log({ event: 'figures-dropped', site })
  }
}
