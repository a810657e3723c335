import type { OpenSession } from '../../agency/people/sessions.ts'
import { homeOf } from '../../agency/inbox/thread-rows.ts'
import { agencyOf } from '../../agency/stub.ts'
import { DAY } from '../../../shared/time/units.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { csvText } from '../../render/csv-text.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { signInAgain } from '../fresh.tsx'
import { deskPage, wordsOf } from '../page/document.tsx'
import { readFields } from '../read-fields.ts'
import { readInboxQuery, storeQuery, viewerOf } from './thread-query.ts'

const MAX_ROWS = 10_000
const FILES_A_DAY = 3

const COLUMNS = [
  'name',
  'email',
  'phone',
  'about',
  'kind',
  'state',
  'owner',
  'when',
  'text',
] as const

/**
 * POST /desk/inbox/csv: the threads of a list as a spreadsheet opens them. An owner's sign-in must be fresh, since it is everybody's
 * addresses; an agent has their own alone (INBOX-16).
 */
export async function threadsAsCsv(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const { member } = session
  const query = readInboxQuery(await readFields(c.req.raw))
  const viewer = viewerOf(session)
  const again = viewer.seesAll ? signInAgain(c, session) : null
  if (again) return again
  const acting = actingOf(c, session)
  const { inbox, limits, audit } = agencyOf(c.env, c.var.site.id)
  const day = Math.floor(acting.now / DAY)
  const bucket = `inbox-csv/${member.id}/${day}`
  if (!(await limits.tryCount({ bucket, max: FILES_A_DAY, until: (day + 1) * DAY })))
    return deskPage(c, t('deskInbox.csv.title'), t('deskInbox.csv.tooMany'), 429, {
      back: { href: '/desk/inbox', label: t('desk.rooms.inbox') },
    })
  const { threads } = await inbox.list(viewer, storeQuery({ ...query, page: undefined }, MAX_ROWS))
  await audit.add({
    ...acting,
    act: 'threads taken',
    subject: 'inbox',
    after: { rows: threads.length },
  })
  const titles = Object.fromEntries(COLUMNS.map(name => [name, t(`deskInbox.csv.${name}`)]))
  const rows = threads.map(thread => ({
    name: thread.name,
    email: thread.email,
    phone: thread.phone,
    about: homeOf(thread),
    kind: t(`deskInbox.kind.${thread.kind}`),
    state: t(`deskInbox.states.${thread.state}`),
    owner: thread.ownerName ?? '',
    when: toDay(thread.writtenAt),
    text: thread.text,
  }))
  const named = rows.map(row =>
    Object.fromEntries(COLUMNS.map(name => [titles[name] ?? name, row[name]])),
  )
  const text = await csvText(
    COLUMNS.map(name => titles[name] ?? name),
    named,
  )
  return c.body(text, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="inbox-${toDay(acting.now)}.csv"`,
  })
}
