import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { homeOf, THREAD_KINDS, THREAD_STATES } from '../../agency/inbox/thread-rows.ts'
import type { FoundThreads, HomeOfThreads } from '../../agency/inbox/thread-search.ts'
import type { Member } from '../../agency/people/members.ts'
import { Select } from '../page/choices.tsx'
import { SearchBox, Tabs } from '../page/lists.tsx'
import { inboxAddress, stateOf, type InboxQuery } from './thread-query.ts'

/** How many threads there are in each state, each a list of its own. */
export const StateTabs = ({
  query,
  counts,
  t,
}: {
  query: InboxQuery
  counts: FoundThreads['counts']
  t: Translate
}): ReactNode => {
  const current = stateOf(query)
  return (
    <Tabs
      label={t('deskInbox.state')}
      tabs={[
        ...THREAD_STATES.map(state => ({
          href: inboxAddress(query, { state }),
          label: t(`deskInbox.tab.${state}`),
          count: counts[state],
          isCurrent: current === state,
        })),
        {
          href: inboxAddress(query, { state: 'all' }),
          label: t('deskInbox.tab.all'),
          count: counts.new + counts.answered + counts.closed,
          isCurrent: current === 'all',
        },
      ]}
    />
  )
}

/** Finds by name, address, telephone, home and what was written. */
export const InboxSearch = ({
  query,
  homes,
  people,
  me,
  t,
}: {
  query: InboxQuery
  homes: readonly HomeOfThreads[]
  people: readonly Member[]
  me: string
  t: Translate
}): ReactNode => (
  <SearchBox
    action="/desk/inbox"
    label={t('deskInbox.search')}
    value={query.q ?? ''}
    isFiltered={Boolean(query.kind || query.owner || query.home)}
    filters={
      <>
        <Select
          label={t('deskInbox.kindLabel')}
          name="kind"
          none={t('deskInbox.anyKind')}
          chosen={query.kind}
          options={THREAD_KINDS.map(value => ({ value, label: t(`deskInbox.kind.${value}`) }))}
        />
        <Select
          label={t('deskInbox.owner')}
          name="owner"
          none={t('deskInbox.anybody')}
          chosen={query.owner}
          options={[
            { value: me, label: t('deskInbox.mine') },
            { value: 'nobody', label: t('deskInbox.nobody') },
            ...people
              .filter(({ id, role }) => id !== me && (role === 'owner' || role === 'agent'))
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {homes.length > 0 && (
          <Select
            label={t('deskInbox.home')}
            name="home"
            none={t('deskInbox.anyHome')}
            chosen={query.home}
            options={homes.map(home => ({ value: home.id, label: homeOf(home) || home.id }))}
          />
        )}
      </>
    }
    t={t}
  />
)
