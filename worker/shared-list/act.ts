import { href } from '../../shared/routes.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { type Act, MAX_HOMES } from '../../shared/shared-list/list.ts'
import { readAct } from '../../shared/shared-list/read-act.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import { ApiError } from '../api/errors.ts'
import { loadShown } from '../favorites/load.ts'
import { receiveForm, sentPath } from '../forms/receive.ts'
import { notFound } from '../http/absence.ts'
import type { PageHandler, PageRequest, PageResult } from '../page/result.ts'
import type { Outcome } from '../../shared/shared-list/calls.ts'
import { readSeat, seatCookies } from './cookie.ts'
import type { Problem } from './problem.ts'
import { keepListReport, readReason, REPORT } from './report.ts'
import { hashOfSeat, newSeat, openLink, type Opened } from './name.ts'
import { endedPage, listPage } from './page.tsx'
import { sharedListStub } from './stub.ts'
import { statusOf, type Refused } from '../store/refusal.ts'

/** What everybody with the link may do, each by a form; who does something first takes a seat. */
export const postSharedList: PageHandler = async (request, { token = '' }) => {
  const { env, site, now, locale, visitorRequest: visitor } = request
  const opened = await openLink(token)
  if (!opened || !visitor) return notFound()
  const link = { request, visitor, token, opened }
  const received = await receiveForm(visitor, request, 'sharedList')
  const { fields } = received
  if ('reason' in received) return again(link, problem(received.status, 'shared.often', fields))
  if (fields.get('act') === REPORT) return reported(link, fields)
  if (!opened.mayAct) return again(link, problem(409, 'shared.readsOnly', fields))
  const stub = sharedListStub(env, site.id, opened.hash)
  const address = href('sharedList', locale, { token })
  if (fields.get('act') === 'end') {
    const own = readSeat(visitor)
    const outcome = await stub.endBy(own && (await hashOfSeat(own)), now)
    if (outcome === null) return notFound()
    if (outcome === 'outsider') return again(link, problem(409, 'shared.outsider', fields))
    return { kind: 'redirect', to: address, status: 303 }
  }
  const read = readAct(fields, toDay(now))
  if (!read) return again(link, problem(422, 'formFailure.invalid', fields))
  if ('error' in read) return again(link, problem(422, read.error, fields))
  const act = await ofThisSite(request, read.act).catch((error: unknown) => {
    if (error instanceof ApiError) return 'unavailable' as const
    throw error
  })
  if (act === 'unavailable') return again(link, problem(503, 'formFailure.unavailable', fields))
  if (!act) return again(link, problem(422, 'shared.noHome', fields))
  const seat = readSeat(visitor) ?? newSeat()
  const outcome = await stub.act(await hashOfSeat(seat), act, now)
  if (outcome === null) return notFound()
  if (outcome === 'ended') return endedPage(request, token)
  if (typeof outcome === 'string') return again(link, refusal(outcome, fields))
  return {
    kind: 'redirect',
    to: 'home' in act && act.act !== 'remove' ? `${address}#home-${act.home}` : address,
    status: 303,
    cookies: seatCookies(seat, token, site, visitor),
  }
}

/** Whoever has either link may report what stands there; it takes no seat. */
async function reported(link: Link, fields: URLSearchParams): Promise<PageResult> {
  const { request, token, opened } = link
  const { env, site, now, locale } = request
  const reason = readReason(fields)
  if ('error' in reason) return again(link, problem(422, reason.error, fields))
  const found = await sharedListStub(env, site.id, opened.hash).visit(null, now)
  if (found === null) return notFound()
  if (found === 'ended') return endedPage(request, token)
  if (!(await keepListReport(request, opened.hash, reason.text)))
    return again(link, problem(503, 'formFailure.unavailable', fields))
  const to = sentPath(href('sharedList', locale, { token }), REPORT)
  return { kind: 'redirect', to, status: 303 }
}

/** With the homes that this site shows, as they are called here; null: with none. */
async function ofThisSite(request: PageRequest, act: Act): Promise<Act | null> {
  if (act.act !== 'add') return act
  const cards = await loadShown(request, act.ids.slice(0, MAX_HOMES + 1))
  return cards.length > 0 ? { ...act, ids: cards.map(publicId) } : null
}

const problem = (status: Problem['status'], message: string, fields: URLSearchParams): Problem => ({
  status,
  message,
  fields,
  home: fields.get('home'),
  field: FIELDS.get(fields.get('act') ?? ''),
})

/** Where acts that are typed tell what is wrong, with what was typed. */
const FIELDS = new Map<string, Problem['field']>([
  ['note', 'text'],
  ['seen', 'day'],
  [REPORT, 'why'],
])

type Word = Exclude<Extract<Outcome, string>, 'ended'>

const REFUSALS = {
  homes: 'invalid',
  notes: 'invalid',
  missing: 'conflict',
  seats: 'conflict',
  often: 'limit',
} as const satisfies Record<Word, Refused>

const refusal = (word: Word, fields: URLSearchParams): Problem =>
  problem(statusOf(REFUSALS[word]), `shared.${word}`, fields)

interface Link {
  request: PageRequest
  visitor: Request
  token: string
  opened: Opened
}

/** The list as it stands, with what is wrong and what was typed. */
async function again(
  { request, visitor, token, opened }: Link,
  wrong: Problem,
): Promise<PageResult> {
  const { env, site, now } = request
  const seat = readSeat(visitor)
  const found = await sharedListStub(env, site.id, opened.hash).visit(
    seat && (await hashOfSeat(seat)),
    now,
  )
  if (found === null) return notFound()
  return found === 'ended'
    ? endedPage(request, token)
    : listPage(request, { token, opened, found, problem: wrong })
}
