import type { ReactNode } from 'react'
import { HEAD_TYPES, headTypeOf } from '../../../../shared/estate/kind/head-types.ts'
import { askingPrice } from '../../../../shared/estate/price/price.ts'
import {
  HOME_ORDERS,
  HOME_STATES,
  type HomeList,
  type HomeRow,
} from '../../../../shared/homes/home-record.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { formatDate } from '../../../../shared/format.ts'
import { millis } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { LinkButton } from '../../page/button.tsx'
import { Select } from '../../page/choices.tsx'
import { deskPage, wordsOf } from '../../page/document.tsx'
import { Pager, SearchBox, Tabs } from '../../page/lists.tsx'
import { Empty } from '../../page/notice.tsx'
import { Table } from '../../page/table.tsx'
import { elsewherePage } from '../elsewhere.tsx'
import { homeAddress, homeName } from '../home-name.ts'
import { StateTag } from '../state-tag.tsx'
import { listHomes } from '../store.ts'
import { apiQuery, listAddress, PAGE_SIZE, readListQuery, type ListQuery } from './list-query.ts'

/** GET /desk/homes: all homes, found by what one knows of them. */
export async function homesPage(c: Desk, { member }: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const query = readListQuery(new URL(c.req.url), member)
  const list = await listHomes(c, apiQuery(query))
  if (!list) return elsewherePage(c)
  const page = Math.max(1, Number(query.page ?? 1))
  const isAny = list.agents.length > 0
  const mayAdd = ['owner', 'agent'].includes(member.role)
  const add = mayAdd && (
    <LinkButton href="/desk/homes/new" kind="primary" icon="home">
      {t('deskHomes.new.link')}
    </LinkButton>
  )
  return deskPage(
    c,
    t('desk.rooms.homes'),
    isAny ? (
      <>
        <Search query={query} list={list} own={member.email} t={t} />
        {list.homes.length > 0 ? (
          <Table
            caption={t('desk.rooms.homes')}
            columns={[
              { title: t('deskHomes.list.home') },
              { title: t('deskHomes.list.state') },
              { title: t('field.price'), isNumber: true },
              { title: t('deskHomes.list.gaps') },
              { title: t('deskHomes.list.changed') },
            ]}
            rows={list.homes.map(home => rowOf(home, c.var.site.defaultLocale, t))}
          />
        ) : (
          <Empty
            title={t('deskHomes.list.none')}
            action={<LinkButton href="/desk/homes?agent=all">{t('deskHomes.list.all')}</LinkButton>}
          >
            {t('deskHomes.list.noneText')}
          </Empty>
        )}
        <Pager
          page={page}
          pages={Math.ceil(list.total / PAGE_SIZE)}
          href={next => listAddress(query, { page: String(next) })}
          t={t}
        />
      </>
    ) : (
      <Empty title={t('deskHomes.list.empty')} action={add}>
        {t('deskHomes.list.emptyText')}
      </Empty>
    ),
    200,
    {
      actions: isAny && add,
      ...(isAny && { tabs: <StateTabs query={query} list={list} t={t} /> }),
    },
  )
}

const StateTabs = ({
  query,
  list,
  t,
}: {
  query: ListQuery
  list: HomeList
  t: Translate
}): ReactNode => {
  const counts = new Map(list.counts.state.map(({ value, count }) => [value, count]))
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const states = HOME_STATES.filter(state => counts.has(state) || state === query.state)
  return (
    <Tabs
      label={t('deskHomes.list.states')}
      tabs={[
        {
          href: listAddress(query, { state: undefined }),
          label: t('deskHomes.list.everything'),
          count: all,
          isCurrent: query.state === undefined,
        },
        ...(list.counts.gaps > 0 || query.state === 'gaps'
          ? [
              {
                href: listAddress(query, { state: 'gaps' }),
                label: t('deskHomes.list.withGaps'),
                count: list.counts.gaps,
                isCurrent: query.state === 'gaps',
              },
            ]
          : []),
        ...states.map(state => ({
          href: listAddress(query, { state }),
          label: t(`deskHomes.state.${state}`),
          count: counts.get(state) ?? 0,
          isCurrent: query.state === state,
        })),
      ]}
    />
  )
}

const Search = ({
  query,
  list,
  own,
  t,
}: {
  query: ListQuery
  list: HomeList
  own: string
  t: Translate
}): ReactNode => {
  const agents = list.agents.flatMap(({ value }) => value ?? [])
  const known = [...new Set([own.toLowerCase(), ...agents])].filter(Boolean)
  return (
    <SearchBox action="/desk/homes" label={t('deskHomes.list.search')} value={query.q ?? ''} t={t}>
      {query.state && <input type="hidden" name="state" value={query.state} />}
      <Select
        label={t('field.type')}
        name="kind"
        none={t('deskHomes.list.anyKind')}
        chosen={query.kind}
        options={Object.entries(HEAD_TYPES).map(([value, code]) => ({
          value,
          label: t(`headType.${code}`),
        }))}
      />
      <Select
        label={t('deskHomes.tab.agent')}
        name="agent"
        chosen={query.agent}
        options={[
          { value: 'all', label: t('deskHomes.list.anyAgent') },
          ...known.map(value => ({
            value,
            label: value === own.toLowerCase() ? t('deskHomes.list.mine') : value,
          })),
        ]}
      />
      <Select
        label={t('deskHomes.list.order')}
        name="order"
        chosen={query.order ?? 'changed'}
        options={HOME_ORDERS.map(value => ({ value, label: t(`deskHomes.order.${value}`) }))}
      />
    </SearchBox>
  )
}

function rowOf(home: HomeRow, locale: Locale, t: Translate) {
  const { general, externalId, gaps, updatedAt, isFeed } = home
  const type = headTypeOf({ general })
  const about = [
    type && t(`headType.${type}`),
    typeof general.reference === 'string' ? general.reference : `n° ${general.id}`,
    isFeed && t('deskHomes.list.fromFeed'),
  ]
  return {
    id: externalId,
    cells: [
      <>
        <a href={homeAddress(externalId)}>{homeName(general, locale, t)}</a>
        <span className="homes__about">{about.filter(Boolean).join(' · ')}</span>
      </>,
      <StateTag key="state" state={home.state} general={general} t={t} />,
      askingPrice({ general }, t) ?? '–',
      gaps.length > 0 ? (
        <a className="homes__short" href={homeAddress(externalId, '#lens')}>
          {t('deskHomes.gaps', { count: gaps.length })}
        </a>
      ) : (
        '–'
      ),
      <span key="changed" className="homes__short">
        {formatDate(new Date(millis(updatedAt)).toISOString())}
      </span>,
    ],
  }
}
