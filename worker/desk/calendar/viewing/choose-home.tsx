import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { elsewherePage } from '../../homes/elsewhere.tsx'
import { homeName } from '../../homes/home-name.ts'
import { listHomes } from '../../homes/store.ts'
import { deskPage, wordsOf } from '../../page/document.tsx'
import { SearchBox } from '../../page/lists.tsx'
import { Empty } from '../../page/notice.tsx'

const LISTED = 25

/** Of which home somebody wants a viewing: those that are online and have hours, of an agent the own ones. */
export async function chooseHome(c: Desk, { member }: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const q = (c.req.query('q') ?? '').trim().slice(0, 100)
  const list = await listHomes(
    c,
    new URLSearchParams({
      state: 'online',
      viewings: '1',
      limit: String(LISTED),
      ...(q && { q }),
      ...(member.role === 'agent' && { agent: member.email }),
    }),
  )
  if (!list) return elsewherePage(c)
  return deskPage(
    c,
    t('deskCalendar.book.title'),
    <>
      <SearchBox action="/desk/calendar/new" label={t('deskHomes.list.search')} value={q} t={t} />
      {list.homes.length === 0 ? (
        <Empty title={t('deskHomes.list.none')}>{t('deskCalendar.book.noHome')}</Empty>
      ) : (
        <ul className="calendar-homes">
          {list.homes.map(({ externalId, general }) => (
            <li key={externalId}>
              <a href={`/desk/calendar/new?home=${encodeURIComponent(externalId)}`}>
                {homeName(general, c.var.site.defaultLocale, t)}
              </a>
              {typeof general.reference === 'string' && (
                <span className="calendar-homes__about">{general.reference}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>,
    200,
    {
      back: { href: '/desk/calendar', label: t('deskCalendar.title') },
      intro: t('deskCalendar.book.intro'),
    },
  )
}
