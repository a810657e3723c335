import { detailHref } from '../../../client/estate/card/detail-href.ts'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { headTypeOf } from '../../../shared/estate/kind/head-types.ts'
import { askingPrice } from '../../../shared/estate/price/price.ts'
import { formTab } from '../../../shared/homes/form/form-tabs.ts'
import type { HomeRecord } from '../../../shared/homes/home-record.ts'
import { isAbsent } from '../../http/absence.ts'
import type { Desk } from '../env.ts'
import { noHomePage } from '../homes/elsewhere.tsx'
import { homeAddress, homeName } from '../homes/home-name.ts'
import { homeForm } from '../homes/record/home-form.ts'
import { formPage } from '../homes/record/home-page.tsx'
import { StateTag } from '../homes/state-tag.tsx'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Pager } from '../page/lists.tsx'
import { Empty } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'
import { OwnSystem, OnSite } from './own-system.tsx'
import { siteApi } from './site-api.ts'

const PAGE_SIZE = 25
const MAX_PAGE = 400

/** GET /desk/homes where another back end keeps them: those that visitors find, the newest first (DESK-84). */
export async function theirHomesPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(c.req.query('page'))) || 1))
  const api = await siteApi(c)
  const { total, results, error } = await api.searchEstates({
    query: {},
    sort: [{ field: 'publicationDate', order: 'DESC' }],
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  if (error) throw error
  return deskPage(
    c,
    t('desk.rooms.homes'),
    <>
      <OwnSystem c={c} />
      {results.length === 0 ? (
        <Empty title={t('deskElsewhere.noHomes')} />
      ) : (
        <Table
          caption={t('desk.rooms.homes')}
          isCompact
          columns={[
            { title: t('deskHomes.list.home') },
            { title: t('deskHomes.list.state'), isPlain: true },
            { title: t('field.price'), isNumber: true, isPlain: true },
            { title: t('deskElsewhere.site'), isPlain: true },
          ]}
          rows={results.map(card => rowOf(c, card))}
        />
      )}
      <Pager
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        href={next => `/desk/homes?page=${next}`}
        t={t}
      />
    </>,
  )
}

function rowOf(c: Desk, card: EstateCard) {
  const t = wordsOf(c)
  const { defaultLocale } = c.var.site
  const id = publicId(card)
  const type = headTypeOf(card)
  return {
    id,
    cells: [
      <>
        <a href={homeAddress(id)}>{homeName({ ...card.general }, defaultLocale, t)}</a>
        <span className="homes__about">
          {[type && t(`headType.${type}`), `n° ${card.general.id}`].filter(Boolean).join(' · ')}
        </span>
      </>,
      <StateTag key="state" state="online" general={card.general} t={t} />,
      askingPrice(card, t) ?? '–',
      <OnSite key="site" href={detailHref(card, defaultLocale)} t={t} />,
    ],
  }
}

/** GET /desk/homes/{id}: the whole record as it is published, with the law beside it. */
export async function theirHomePage(c: Desk): Promise<Response> {
  const api = await siteApi(c)
  const estate = await api.estate(c.req.param('home') ?? '')
  if (isAbsent(estate)) return noHomePage(c)
  const home = recordOf(estate)
  return formPage(c, homeForm(c, { home, tab: formTab(c.req.query('tab')), mayChange: false }))
}

/** What the desk knows of a home that it does not keep. */
const recordOf = (estate: Estate): HomeRecord => ({
  externalId: publicId(estate),
  id: estate.general.id,
  publicId: publicId(estate),
  state: 'online',
  held: null,
  isFeed: false,
  source: null,
  updatedAt: 0,
  content: { ...estate, general: { ...estate.general } },
  tag: '',
  fedAt: null,
  overrides: [],
  reason: null,
})
