import { rentalAddressLine } from '../../../../shared/rental/unit-text.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { deskPage, wordsOf } from '../../page/document.tsx'
import { Pager } from '../../page/lists.tsx'
import { Empty, Notice } from '../../page/notice.tsx'
import { Table } from '../../page/table.tsx'
import { stayTabs } from '../stay-tabs.tsx'
import { holidayHomeName, HOMES_PER_PAGE, listHolidayHomes } from './list-homes.ts'

/** GET /desk/stays/homes: the agency's holiday homes, each with its calendar. */
export async function holidayHomesPage(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const page = /^[1-9]\d{0,3}$/.test(c.req.query('page') ?? '') ? Number(c.req.query('page')) : 1
  const found = await listHolidayHomes(c, page)
  return deskPage(
    c,
    t('deskStays.homes.title'),
    !found ? (
      <Notice title={t('deskStays.elsewhere')} />
    ) : found.homes.length === 0 ? (
      <Empty title={t('deskStays.homes.none')}>{t('deskStays.homes.noneText')}</Empty>
    ) : (
      <>
        <Table
          caption={t('deskStays.homes.title')}
          columns={[
            { title: t('deskStays.column.home') },
            { title: t('deskStays.homes.address') },
            { title: t('deskStays.homes.persons'), isNumber: true },
          ]}
          rows={found.homes.map(home => ({
            id: String(home.id),
            cells: [
              <a key="home" href={`/desk/stays/homes/${home.id}`}>
                {holidayHomeName(c, home)}
              </a>,
              rentalAddressLine(home.address, c.var.site.defaultLocale),
              home.general.maxOccupation ?? '–',
            ],
          }))}
        />
        <Pager
          page={page}
          pages={Math.ceil(found.total / HOMES_PER_PAGE)}
          href={at => `/desk/stays/homes?page=${at}`}
          t={t}
        />
      </>
    ),
    200,
    {
      intro: t('deskStays.homes.intro'),
      tabs: stayTabs(t, 'homes', session.member.role === 'owner'),
    },
  )
}
