import * as v from 'valibot'
import { HOUR, MINUTE, type Millis } from '../../../../shared/time/units.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { renew } from '../../../public-api/changed.ts'
import { actingOf } from '../../acting.ts'
import { askContent, isElsewhere } from '../../content/ask-content.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { wordsOf } from '../../page/document.tsx'
import { readFields } from '../../read-fields.ts'
import { readFile } from '../../read-file.ts'
import { holidayHomePage } from './home-page.tsx'
import { holidayHomeName, readHolidayHome } from './list-homes.ts'
import { pageOf } from './rental-part.ts'
import { statusOf, type Refused } from '../../../store/refusal.ts'

/** Bytes of a calendar. */
const MAX_FILE = 2_000_000

/** So often calendars of an agency are fetched by hand within that time; each hour they are by themselves (STAY-34). */
const BY_HAND = { max: 20, window: 10 * MINUTE }

const FETCHED = v.object({ failure: v.nullable(v.string()) })

interface Posted {
  act: string
  source: string
  address: string
  file: string
}

async function readPosted(c: Desk): Promise<Posted | null> {
  const isFile = /^multipart\//i.test(c.req.header('Content-Type') ?? '')
  const read = isFile ? await readFile(c.req.raw, MAX_FILE) : null
  if (isFile && !read) return null
  const fields = read ? null : await readFields(c.req.raw)
  const of = (name: string): string => {
    const value = read ? read.fields.get(name) : fields?.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    act: of('act'),
    source: of('source'),
    address: of('address'),
    file: read ? new TextDecoder().decode(read.bytes) : '',
  }
}

/** POST /desk/stays/homes/:unit/calendars: a calendar by address or file, fetched now, or forgotten (STAY-27, STAY-28). */
export async function changeCalendars(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const posted = await readPosted(c)
  const unit = c.req.param('unit') ?? ''
  if (isElsewhere(c) || !/^[1-9]\d{0,9}$/.test(unit)) return holidayHomePage(c)
  const wrong = (errors: Record<string, string>, refused: Refused = 'invalid'): Promise<Response> =>
    holidayHomePage(c, {
      panel: 'calendars',
      filled: { values: { source: posted?.source ?? '', address: posted?.address ?? '' }, errors },
      status: statusOf(refused),
    })
  if (!posted) return wrong({ file: t('deskStays.calendars.failure.tooLarge') }, 'too-large')
  const source = posted.source.toLowerCase()
  if (!/^[\w-]{1,40}$/.test(source)) return wrong({ source: t('deskStays.calendars.wrongName') })
  const at = `/rental-units/${unit}/calendars/${encodeURIComponent(source)}`
  const unavailable = (): Promise<Response> =>
    holidayHomePage(c, { refused: 'unavailable', status: statusOf('unavailable') })
  const outcome = async (
    word: 'dropped' | 'fetched' | 'taken',
    calls: readonly (() => Promise<Response>)[],
  ): Promise<Response> => {
    for (const call of calls) {
      const response = await call().catch(() => null)
      if (response?.status === 404) return holidayHomePage(c)
      if (response && [400, 413, 422].includes(response.status))
        return wrong({ file: t(`deskStays.calendars.failure.${failureOf(response.status)}`) })
      if (response?.status === 409)
        return wrong({ source: t('deskStays.calendars.many') }, 'conflict')
      if (!response?.ok) return unavailable()
      const read = v.safeParse(FETCHED, await response.json().catch(() => null))
      if (read.success && read.output.failure)
        return wrong(
          posted.act === 'put'
            ? { address: t(`deskStays.calendars.failure.${read.output.failure}`) }
            : {},
        )
    }
    const acting = actingOf(c, session)
    const home = await readHolidayHome(c, unit).catch(() => null)
    await agencyOf(c.env, c.var.site.id).audit.add({
      ...acting,
      act: `calendar ${word}`,
      subject: `rentals ${unit}`,
      ...(home && { name: holidayHomeName(c, home) }),
      after: { source, ...(posted.address && { address: posted.address }) },
    })
    await renew(c, c.var.site.id, ['rentals'], { hard: false })
    return done(c, pageOf(c, 'calendars'), `stays.${word}`)
  }
  const isFetch = ['fetch', 'certain'].includes(posted.act) || isWebAddress(posted.address)
  const tooOften = (): Promise<Response> =>
    holidayHomePage(c, {
      panel: 'calendars',
      filled: { values: { source: posted.source, address: posted.address }, errors: {} },
      refused: 'often',
      status: statusOf('limit'),
    })
  const fetchNow = (isCertain: boolean) => () =>
    askContent(c, { method: 'POST', address: `${at}/fetch`, body: { isCertain } })
  if (posted.act === 'drop')
    return outcome('dropped', [() => askContent(c, { method: 'DELETE', address: at })])
  if (isFetch && !(await mayFetch(c))) return tooOften()
  if (posted.act === 'fetch' || posted.act === 'certain')
    return outcome('fetched', [fetchNow(posted.act === 'certain')])
  if (!posted.address && !posted.file) return wrong({ address: t('deskStays.calendars.nothing') })
  if (posted.address && !isWebAddress(posted.address))
    return wrong({ address: t('deskStays.calendars.wrongAddress') })
  const put = (): Promise<Response> =>
    askContent(c, { method: 'PUT', address: at, body: { address: posted.address || null } })
  if (!posted.address)
    return outcome('taken', [
      () =>
        askContent(c, {
          method: 'PUT',
          address: `/rental-units/${unit}/calendar?source=${encodeURIComponent(source)}`,
          calendar: posted.file,
        }),
      put,
    ])
  await agencyOf(c.env, c.var.site.id).tasks.add('calendars', 'all', c.var.trace.startedAt + HOUR)
  return outcome('taken', [put, fetchNow(false)])
}

/** Counts one more fetch by hand: whether it is within what is allowed. */
async function mayFetch(c: Desk): Promise<boolean> {
  const start: Millis = Math.floor(c.var.trace.startedAt / BY_HAND.window) * BY_HAND.window
  return agencyOf(c.env, c.var.site.id).limits.tryCount({
    bucket: `calendars-by-hand/${start}`,
    max: BY_HAND.max,
    until: start + BY_HAND.window,
  })
}

const failureOf = (status: number): string =>
  status === 400 ? 'noCalendar' : status === 413 ? 'tooLarge' : 'tooMuch'

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && text.length <= 2000
}
