import { toDay } from '../../../shared/time/time-zone.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { LinkButton } from '../page/button.tsx'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Tabs } from '../page/lists.tsx'
import { Empty, Notice } from '../page/notice.tsx'
import { agentNames } from './agent-names.ts'
import { columnOf, columnsOfDay } from './columns.tsx'
import { DayColumns } from './day-columns.tsx'
import { instantsOf, rangeAddress, readRange } from './range.ts'
import { AgentFilter, RangeLinks } from './range-links.tsx'
import { viewingsBetween } from './read-viewings.ts'

/** GET /desk/calendar: the viewings of a week or a day, of everybody or of one who shows them (CAL-1). */
export async function calendarPage(c: Desk, { member }: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const now = c.var.trace.startedAt
  const today = toDay(now)
  const range = readRange(new URL(c.req.url).searchParams, today)
  const [{ viewings, isWhole }, members, nameOf] = await Promise.all([
    viewingsBetween(c, member, instantsOf(range)),
    agencyOf(c.env, c.var.site.id).members.list(),
    agentNames(c, t),
  ])
  const shown = viewings.filter(({ agent }) => !range.agent || agent === range.agent)
  const columns =
    range.view === 'week'
      ? range.days.map(day => columnOf(day, shown, range, today, t))
      : columnsOfDay(shown, nameOf)
  const mayBook = member.role !== 'reader'
  const book = mayBook && (
    <LinkButton href="/desk/calendar/new" kind="primary" icon="plus">
      {t('deskCalendar.book.link')}
    </LinkButton>
  )
  return deskPage(
    c,
    t('deskCalendar.title'),
    <>
      <div className="calendar-bar">
        <RangeLinks range={range} today={today} t={t} />
        {member.role !== 'agent' && (
          <AgentFilter
            range={range}
            agents={[
              ...new Set([
                ...members
                  .filter(({ role }) => role === 'owner' || role === 'agent')
                  .map(({ email }) => email.toLowerCase()),
                ...viewings.flatMap(({ agent }) => agent ?? []),
              ]),
            ]}
            nameOf={nameOf}
            t={t}
          />
        )}
      </div>
      {!isWhole && (
        <Notice kind="warning">
          <p>{t('deskCalendar.homesUnknown')}</p>
        </Notice>
      )}
      {shown.length === 0 ? (
        <Empty title={t(`deskCalendar.none.${range.view}`)}>{t('deskCalendar.none.text')}</Empty>
      ) : (
        <DayColumns columns={columns} now={now} t={t} />
      )}
    </>,
    200,
    {
      actions: (
        <>
          {book}
          <LinkButton href="/desk/calendar/hours">{t('deskCalendar.hours.link')}</LinkButton>
          <LinkButton href="/desk/calendar/own">{t('deskCalendar.own.link')}</LinkButton>
        </>
      ),
      tabs: (
        <Tabs
          label={t('deskCalendar.views')}
          tabs={(['week', 'day'] as const).map(view => ({
            href: rangeAddress({
              ...range,
              view,
              first: range.days.includes(today) ? today : range.first,
            }),
            label: t(`deskCalendar.view.${view}`),
            isCurrent: view === range.view,
          }))}
        />
      ),
    },
  )
}
