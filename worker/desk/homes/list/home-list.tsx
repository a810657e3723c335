import { headTypeOf } from '../../../../shared/estate/kind/head-types.ts'
import { askingPrice } from '../../../../shared/estate/price/price.ts'
import type { HomeRow } from '../../../../shared/homes/home-record.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { formatDate } from '../../../../shared/format.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { millis } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { Member } from '../../../agency/people/members.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { LinkButton } from '../../page/button.tsx'
import { deskPage, wordsOf } from '../../page/document.tsx'
import { Pager } from '../../page/lists.tsx'
import { Empty } from '../../page/notice.tsx'
import { sourceText } from '../source-text.ts'
import { Table } from '../../page/table.tsx'
import { elsewherePage } from '../elsewhere.tsx'
import { homeAddress, homeName } from '../home-name.ts'
import { StateTag } from '../state-tag.tsx'
import { agencyOf } from '../../../agency/stub.ts'
import { GiveForm } from '../give/give-form.tsx'
import { listHomes } from '../store.ts'
import { Search, StateTabs } from './list-filters.tsx'
import { apiQuery, listAddress, PAGE_SIZE, readListQuery } from './list-query.ts'

/** A form on this page that was refused: whose homes it was about, and why. */
interface Refused {
  agent: string
  errors: Readonly<Record<string, string>>
  status: 422
}

/** GET /desk/homes: all homes, found by what one knows of them. */
export async function homesPage(
  c: Desk,
  { member, visit }: OpenSession,
  refused?: Refused,
): Promise<Response> {
  const t = wordsOf(c)
  const inAddress = readListQuery(new URL(c.req.url), member)
  const query = refused ? { ...inAddress, agent: refused.agent } : inAddress
  const list = await listHomes(c, apiQuery(query))
  if (!list) return elsewherePage(c)
  const page = Math.max(1, Number(query.page ?? 1))
  const isAny = list.agents.length > 0
  const mayAdd = ['owner', 'agent'].includes(member.role)
  const agent = query.agent?.toLowerCase() ?? 'all'
  const members =
    member.role === 'owner' && visit === null && agent !== 'all'
      ? await agencyOf(c.env, c.var.site.id).members.list()
      : []
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
            isCompact
            columns={[
              { title: t('deskHomes.list.home') },
              { title: t('deskHomes.list.state'), isPlain: true },
              { title: t('field.price'), isNumber: true, isPlain: true },
              { title: t('deskHomes.list.gaps') },
              { title: t('deskHomes.list.changed') },
            ]}
            rows={list.homes.map(home => rowOf(home, member, c.var.site.defaultLocale, t))}
          />
        ) : (
          <Empty
            title={t('deskHomes.list.none')}
            action={<LinkButton href="/desk/homes?agent=all">{t('deskHomes.list.all')}</LinkButton>}
          >
            {t('deskHomes.list.noneText')}
          </Empty>
        )}
        {members.length > 0 && (
          <GiveForm
            from={agent}
            count={list.agents.find(({ value }) => value === agent)?.count ?? 0}
            members={members}
            filled={{ values: {}, errors: refused?.errors ?? {} }}
            t={t}
          />
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
    refused?.status ?? 200,
    {
      actions: isAny && add,
      ...(isAny && { tabs: <StateTabs query={query} list={list} t={t} /> }),
    },
  )
}

function rowOf(home: HomeRow, member: Member, locale: Locale, t: Translate) {
  const { general, externalId, gaps, updatedAt, source } = home
  const type = headTypeOf({ general })
  const price = askingPrice({ general }, t) ?? '–'
  const isOwn =
    member.role === 'owner' ||
    (member.role === 'agent' && home.agent === member.email.toLowerCase())
  const about = [
    type && t(`headType.${type}`),
    typeof general.reference === 'string' ? general.reference : `n° ${general.id}`,
    source !== null && sourceText('deskHomes.list.from', source, t),
  ]
  return {
    id: externalId,
    cells: [
      <>
        <a href={homeAddress(externalId)}>{homeName(general, locale, t)}</a>
        <span className="homes__about">{about.filter(Boolean).join(' · ')}</span>
      </>,
      <StateTag key="state" state={home.state} general={general} t={t} />,
      isOwn ? (
        <a className="homes__short" href={homeAddress(externalId, '/acts')}>
          {price}
        </a>
      ) : (
        price
      ),
      gaps.length > 0 && (
        <a className="homes__short" href={homeAddress(externalId, '#lens')}>
          {t('deskHomes.gaps', { count: gaps.length })}
        </a>
      ),
      <span key="changed" className="homes__short">
        {formatDate(toDay(millis(updatedAt)))}
      </span>,
    ],
  }
}
