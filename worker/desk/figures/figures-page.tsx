import type { ReactNode } from 'react'
import { firstDay } from '../../../shared/figures/buckets.ts'
import type { Locale } from '../../../shared/locale.ts'
import { href } from '../../../shared/routes.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { SubjectCounts } from '../../agency/figures/figures.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { HOME } from '../../figures/subject.ts'
import type { Desk } from '../env.ts'
import { homeName } from '../homes/home-name.ts'
import { listHomes } from '../homes/store.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Pager, SearchBox } from '../page/lists.tsx'
import { Empty, Panel } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'
import { Chart } from './chart.tsx'
import { namesOf } from './home-name.ts'
import { figuresByHome, figuresOf, type HomeFigures } from './homes-figures.ts'
import { HomesTable } from './homes-table.tsx'
import { PeriodTabs, readPeriod } from './period.tsx'
import { readFigures, type Sum } from './read-figures.ts'
import { asNumber, Totals } from './totals.tsx'

const PATH = '/desk/figures'
const MOST_VIEWED = 10
const PAGES = 20
const HOMES_AT_ONCE = 25

/** GET /desk/figures?days&q&page: what was looked at, kept, printed, asked and visited. */
export async function figuresPage(c: Desk, _: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const { site } = c.var
  const period = readPeriod(c)
  const figures = await readFigures(c, period)
  const { today } = figures
  const subjects = await agencyOf(c.env, site.id).figures.subjects({
    from: firstDay(today, period),
    to: today,
  })
  const homes = figuresByHome(subjects, figures.happenings)
  return deskPage(
    c,
    t('deskFigures.title'),
    <>
      <Totals sum={figures.sum} t={t} />
      {figures.sum.views === 0 ? (
        <NoViews sum={figures.sum} t={t} />
      ) : (
        <Panel>
          <Chart buckets={figures.buckets} t={t} />
        </Panel>
      )}
      <MostViewed homes={homes} names={await namesOf(c, mostViewed(homes))} t={t} />
      {await allHomes(c, homes, t)}
      <Pages subjects={subjects} locale={site.defaultLocale} t={t} />
    </>,
    200,
    { intro: t('deskFigures.lead'), tabs: <PeriodTabs path={PATH} period={period} t={t} /> },
  )
}

/** Whoever asked something without a view that was counted is told as well: then only views are lacking. */
const NoViews = ({ sum, t }: { sum: Sum; t: Translate }): ReactNode => {
  const isNothing = Object.values(sum).every(count => count === 0)
  return (
    <Empty title={t(isNothing ? 'deskFigures.nothing' : 'deskFigures.noViews')}>
      {t('deskFigures.nothingText')}
    </Empty>
  )
}

const mostViewed = (homes: Map<string, HomeFigures>): string[] =>
  [...homes]
    .sort(([, a], [, b]) => b.views - a.views)
    .slice(0, MOST_VIEWED)
    .map(([id]) => id)

const MostViewed = ({
  homes,
  names,
  t,
}: {
  homes: Map<string, HomeFigures>
  names: Map<string, string>
  t: Translate
}): ReactNode =>
  homes.size > 0 && (
    <section className="figures__part">
      <h2>{t('deskFigures.mostViewed')}</h2>
      <HomesTable
        caption={t('deskFigures.mostViewed')}
        homes={mostViewed(homes).map(id => ({
          publicId: id,
          name: names.get(id),
          ...figuresOf(homes, id),
        }))}
        t={t}
      />
    </section>
  )

/** Every home that is online, also the one nobody looked at; nothing where homes are kept at a back end of its own. */
async function allHomes(
  c: Desk,
  homes: Map<string, HomeFigures>,
  t: Translate,
): Promise<ReactNode> {
  const q = (c.req.query('q') ?? '').trim().slice(0, 100)
  const days = c.req.query('days') ?? ''
  const page = Math.max(1, Number(/^\d{1,6}$/.exec(c.req.query('page') ?? '')?.[0] ?? 1))
  const query = new URLSearchParams({
    state: 'online',
    order: 'number',
    limit: String(HOMES_AT_ONCE),
    offset: String((page - 1) * HOMES_AT_ONCE),
    ...(q && { q }),
  })
  const list = await listHomes(c, query).catch(() => null)
  if (!list || (list.total === 0 && !q)) return null
  const address = (next: number): string =>
    `${PATH}?${new URLSearchParams({ ...(days && { days }), ...(q && { q }), page: String(next) })}#homes`
  return (
    <section className="figures__part" id="homes">
      <h2>{t('deskFigures.allHomes')}</h2>
      {(list.total > HOMES_AT_ONCE || q) && (
        <SearchBox action={`${PATH}#homes`} label={t('deskFigures.find')} value={q} t={t}>
          {days && <input type="hidden" name="days" value={days} />}
        </SearchBox>
      )}
      {list.homes.length > 0 ? (
        <HomesTable
          caption={t('deskFigures.allHomes')}
          homes={list.homes.map(({ publicId, general }) => ({
            publicId,
            name: homeName(general, c.var.site.defaultLocale, t),
            ...figuresOf(homes, publicId),
          }))}
          t={t}
        />
      ) : (
        <Empty title={t('deskFigures.noHome')} />
      )}
      <Pager page={page} pages={Math.ceil(list.total / HOMES_AT_ONCE)} href={address} t={t} />
    </section>
  )
}

const RENTAL = 'rental/'

/** Pages that are no home's, the most viewed first. */
const Pages = ({
  subjects,
  locale,
  t,
}: {
  subjects: readonly SubjectCounts[]
  locale: Locale
  t: Translate
}): ReactNode => {
  const pages = subjects.filter(({ subject }) => !subject.startsWith(HOME)).slice(0, PAGES)
  return (
    pages.length > 0 && (
      <section className="figures__part">
        <h2>{t('deskFigures.pages')}</h2>
        <Table
          caption={t('deskFigures.pages')}
          columns={[
            { title: t('deskFigures.page') },
            { title: t('deskFigures.views'), isNumber: true },
          ]}
          rows={pages.map(({ subject, views }) => {
            const path = subject.startsWith(RENTAL) ? rentalPath(subject, locale) : subject
            return {
              id: subject,
              cells: [
                <a key="page" href={path}>
                  {decoded(path)}
                </a>,
                asNumber(views),
              ],
            }
          })}
        />
      </section>
    )
  )
}

const rentalPath = (subject: string, locale: Locale): string =>
  href('rental', locale, { rentalUnitId: subject.slice(RENTAL.length) })

/** As people read an address. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
