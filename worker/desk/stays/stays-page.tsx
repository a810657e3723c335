import type { ReactNode } from 'react'
import { formatNumber } from '../../../shared/format.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Millis } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { ListedStay } from '../../agency/booking/stay-rows.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Pager, Tabs } from '../page/lists.tsx'
import { Empty } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'
import { stayTabs } from './stay-tabs.tsx'
import { hoursLeft, nightsText, StateOfStay } from './stay-words.tsx'

const LISTS = ['requested', 'confirmed', 'over'] as const
const PER_PAGE = 25
const MAX_PAGE = 9999

/** GET /desk/stays: what was asked for, what is to come, what is over (STAY-20). */
export async function staysPage(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const { site, trace } = c.var
  const name = LISTS.find(each => each === c.req.query('list')) ?? 'requested'
  const wanted = Number(c.req.query('page') ?? 1)
  const page = Number.isInteger(wanted) && wanted > 0 && wanted <= MAX_PAGE ? wanted : 1
  const { stays, counts } = await agencyOf(c.env, site.id).stayLists.page(
    name,
    toDay(trace.startedAt),
    { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
  )
  const href = (list: string, at = 1): string =>
    `/desk/stays?list=${list}${at > 1 ? `&page=${at}` : ''}`
  return deskPage(
    c,
    t('deskStays.title'),
    <>
      <Tabs
        label={t('deskStays.lists')}
        tabs={LISTS.map(list => ({
          href: href(list),
          label: t(`deskStays.list.${list}`),
          count: counts[list],
          isCurrent: list === name,
        }))}
      />
      {stays.length === 0 ? (
        <Empty title={t(`deskStays.none.${name}`)}>{t(`deskStays.noneText.${name}`)}</Empty>
      ) : (
        <StayTable
          stays={stays}
          caption={t(`deskStays.list.${name}`)}
          now={trace.startedAt}
          t={t}
        />
      )}
      <Pager
        page={page}
        pages={Math.ceil(counts[name] / PER_PAGE)}
        href={at => href(name, at)}
        t={t}
      />
    </>,
    200,
    {
      intro: t('deskStays.intro'),
      tabs: stayTabs(t, 'stays', session.member.role === 'owner'),
    },
  )
}

const StayTable = ({
  stays,
  caption,
  now,
  t,
}: {
  stays: readonly ListedStay[]
  caption: string
  now: Millis
  t: Translate
}): ReactNode => (
  <Table
    caption={caption}
    columns={[
      { title: t('deskStays.column.guest') },
      { title: t('deskStays.column.home') },
      { title: t('deskStays.column.nights') },
      { title: t('deskStays.column.price'), isNumber: true },
      { title: t('deskStays.column.state') },
    ]}
    rows={stays.map(stay => ({
      id: stay.key,
      cells: [
        <a key="guest" href={`/desk/stays/${stay.key}`}>
          {stay.name}
        </a>,
        stay.title,
        nightsText(stay, t),
        formatNumber('currency', stay.price) ?? '–',
        <span key="state" className="stay-state">
          <StateOfStay state={stay.state} t={t} />{' '}
          {stay.state === 'requested' && hoursLeft(stay.heldUntil, now, t)}
        </span>,
      ],
    }))}
  />
)
