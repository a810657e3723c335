import type { ReactNode } from 'react'
import { HEAD_TYPES } from '../../../../shared/estate/kind/head-types.ts'
import { HOME_ORDERS, HOME_STATES, type HomeList } from '../../../../shared/homes/home-record.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { Select } from '../../page/choices.tsx'
import { SearchBox, Tabs } from '../../page/lists.tsx'
import { listAddress, type ListQuery } from './list-query.ts'

/** How many homes there are in each state, each a list of its own. */
export const StateTabs = ({
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

/** What one knows of a home, and whose it is. */
export const Search = ({
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
    <SearchBox
      action="/desk/homes"
      label={t('deskHomes.list.search')}
      value={query.q ?? ''}
      isFiltered={Boolean(query.kind || (query.order && query.order !== 'changed'))}
      filters={
        <>
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
        </>
      }
      t={t}
    >
      {query.state && <input type="hidden" name="state" value={query.state} />}
    </SearchBox>
  )
}
