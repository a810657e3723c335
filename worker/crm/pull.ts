import { createTranslator } from '../../shared/translator.ts'
import { hasText } from '../../shared/translator.ts'
import { LOCALES, type Localized } from '../../shared/locale.ts'
import { instantOf, toDay } from '../../shared/time/time-zone.ts'
import { DAY, millis, MINUTE, type Millis } from '../../shared/time/units.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import type { Reading } from '../agency/crm/reading.ts'
import { nextRetentionAt } from '../agency/retention.ts'
import { log } from '../http/log.ts'
import { createJobContext } from '../http/work-context.ts'
import { siteById } from '../site/find.ts'
import { MESSAGES } from '../site/messages.ts'
import { bringEstates, takeUnseen, type Bringing } from './bring-estates.ts'
import type { Crm } from './crm.ts'
import { handleFault } from './handle-fault.ts'
import { findTowns } from './find-towns.ts'
import { openSession } from './session.ts'
import { tellAgency } from './tell-agency.ts'

/** Changes are asked for so often. */
const INTERVAL: Millis = 15 * MINUTE
/** A site that has no record may get one again. */
const UNKNOWN_SITE_INTERVAL: Millis = DAY
/** Pages read in one turn; each is asked for in every language of the site. */
const PAGES_AT_ONCE = 4

/**
 * Task: reads a few pages of the CRM and brings what changed to the listings; due again at once for the next ones, 15 minutes
 * after the last. Each night it reads everything, and takes away what is listed no longer. What fails is tried with growing
 * waits; credentials that are refused are tried each hour, after a day each day (CRM-3, CRM-10 to CRM-16).
 */
export async function pullCrm(context: TaskContext): Promise<Millis | null> {
  const { env, siteId, agency, now } = context
  let crm: Crm | undefined
  try {
    const opened = await openSession(context)
    if (!opened) return null
    crm = opened.crm
    const site = await siteById(siteId, createJobContext(env, now, 'crm'))
    if (!site) return now + UNKNOWN_SITE_INTERVAL
    const reading = await agency.crm.openReading(nextRetentionAt(siteId, now), now)
    if (!reading) return null
    // The main language first: its answer has the facts.
    const locales = [...new Set([site.defaultLocale, ...site.locales])]
    return await readSlice({
      ...context,
      ...opened,
      locales,
      words: wordsOf,
      reading,
      findTown: findTowns(env, siteId),
    })
  } catch (error) {
    return handleFault(context, crm?.name ?? 'The CRM', error)
  }
}

/** A few pages, and what follows from their end. */
async function readSlice(bringing: Bringing & { isRefused: boolean }): Promise<Millis> {
  const { crm, session, agency, reading, locales, words, now, isRefused } = bringing
  const since = reading.isWhole ? null : reading.since
  const estates = []
  let next: number | null = reading.offset
  for (let page = 0; page < PAGES_AT_ONCE && next !== null; page++) {
    const read = await crm.readPage(session, { offset: next, since, locales, words })
    if (isRefused && page === 0) await agency.crm.accept(now)
    estates.push(...read.estates)
    reading.unreadable += read.unreadable
    next = read.next
  }
  await bringEstates(bringing, estates)
  if (next !== null) {
    await agency.crm.keepReading({ ...reading, offset: next })
    return now
  }
  if (reading.isWhole && reading.unreadable === 0) await takeUnseen(bringing)
  await agency.crm.finishReading(reading)
  if (reading.report.heldBack > 0)
    await tellAgency(bringing, {
      what: 'held',
      crm: crm.name,
      since: millis(instantOf(toDay(now), '00:00')),
    })
  logReading(bringing, reading)
  return now + INTERVAL
}

function logReading({ siteId }: Bringing, { isWhole, report }: Reading): void {
  const { seen, sent, removed, refused, warnings, heldBack } = report
  if (isWhole || sent + removed + refused.length + heldBack > 0)
    log({
      event: 'crm-read',
      site: siteId,
      isWhole,
      seen,
      sent,
      removed,
      refused: refused.length,
      warnings: warnings.length,
      heldBack,
    })
}

/** A text of the product in each of its languages. */
function wordsOf(key: string): Localized {
  const words: Localized = {}
  for (const locale of LOCALES) {
    const text = createTranslator(locale, MESSAGES[locale])(key)
    if (hasText(text)) words[locale] = text
  }
  return words
}
