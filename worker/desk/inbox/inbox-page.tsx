import type { ReactNode } from 'react'
import type { Millis } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import { homeOf } from '../../agency/inbox/thread-rows.ts'
import type { ListedThread } from '../../agency/inbox/thread-search.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { shortMoment } from '../moment.ts'
import { Button, LinkButton } from '../page/button.tsx'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Pager } from '../page/lists.tsx'
import { Empty, Tag } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'
import { AGENTS, OWNERS } from '../roles.ts'
import { InboxSearch, StateTabs } from './filters.tsx'
import { StateTag } from './state-tag.tsx'
import {
  inboxAddress,
  PAGE_SIZE,
  readInboxQuery,
  stateOf,
  storeQuery,
  viewerOf,
  type InboxQuery,
} from './thread-query.ts'

/** GET /desk/inbox: what people wrote, a thread for each person and home (INBOX-1). */
export async function inboxPage(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const query = readInboxQuery(new URL(c.req.url).searchParams)
  const viewer = viewerOf(session)
  const { inbox, members } = agencyOf(c.env, c.var.site.id)
  const [found, homes, people] = await Promise.all([
    inbox.list(viewer, storeQuery(query)),
    inbox.homes(viewer),
    members.list(),
  ])
  const { threads, total, counts } = found
  const { role } = session.member
  return deskPage(
    c,
    t('desk.rooms.inbox'),
    <>
      <InboxSearch query={query} homes={homes} people={people} me={session.member.id} t={t} />
      {threads.length > 0 ? (
        <Table
          caption={t('desk.rooms.inbox')}
          isCompact
          columns={[
            { title: t('deskInbox.who') },
            { title: t('deskInbox.about'), isPlain: true },
            { title: t('deskInbox.state'), isPlain: true },
            { title: t('deskInbox.owner') },
            { title: t('deskInbox.when'), isPlain: true },
          ]}
          rows={threads.map(thread => rowOf(thread, c.var.trace.startedAt, t))}
        />
      ) : (
        <Nothing query={query} isNew={stateOf(query) === 'new'} t={t} />
      )}
      <Pager
        page={Number(query.page ?? 1)}
        pages={Math.ceil(total / PAGE_SIZE)}
        href={next => inboxAddress(query, { page: String(next) })}
        t={t}
      />
      {total > 0 && AGENTS.includes(role) && <CsvForm query={query} count={total} t={t} />}
    </>,
    200,
    {
      tabs: <StateTabs query={query} counts={counts} t={t} />,
      actions: OWNERS.includes(role) && (
        <LinkButton href="/desk/inbox/settings" icon="user">
          {t('deskInbox.privacy.link')}
        </LinkButton>
      ),
    },
  )
}

function rowOf(thread: ListedThread, now: Millis, t: Translate) {
  const { id, name, email, text, kind, estate, ownerName, writtenAt, isNotMailed } = thread
  const place = homeOf({ ...thread, estate: '' })
  return {
    id,
    cells: [
      <>
        <a href={`/desk/inbox/${id}`} dir="auto">
          {name || email}
        </a>
        {text && (
          <span className="inbox__text" dir="auto">
            {text}
          </span>
        )}
      </>,
      <span key="about">
        {t(`deskInbox.kind.${kind}`)}
        {estate && <span className="inbox__about">{estate}</span>}
        {place && <span className="inbox__about">{place}</span>}
      </span>,
      <span key="state" className="inbox__state">
        <StateTag state={thread.state} t={t} />
        {isNotMailed === 1 && <Tag kind="danger">{t('deskInbox.notMailed')}</Tag>}
      </span>,
      ownerName,
      <span key="when" className="inbox__when">
        {shortMoment(writtenAt, now, t)}
      </span>,
    ],
  }
}

const Nothing = ({
  query,
  isNew,
  t,
}: {
  query: InboxQuery
  isNew: boolean
  t: Translate
}): ReactNode => {
  const isFiltered = Boolean(query.q || query.kind || query.owner || query.home)
  const word = isFiltered ? 'none' : isNew ? 'nothingNew' : 'empty'
  return (
    <Empty
      title={t(`deskInbox.${word}.title`)}
      action={
        word === 'empty' ? undefined : (
          <LinkButton href="/desk/inbox?state=all">{t('deskInbox.all')}</LinkButton>
        )
      }
    >
      {t(`deskInbox.${word}.text`)}
    </Empty>
  )
}

const CsvForm = ({
  query,
  count,
  t,
}: {
  query: InboxQuery
  count: number
  t: Translate
}): ReactNode => (
  <form className="inbox__csv" method="post" action="/desk/inbox/csv">
    {Object.entries({ ...query, state: stateOf(query), page: undefined }).map(
      ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
    )}
    <Button kind="quiet" isSmall icon="document">
      {t('deskInbox.csv.button', { rows: count })}
    </Button>
  </form>
)
