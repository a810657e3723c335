import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import type { DetailTab, DetailGroup, DetailRow } from '../../../shared/estate/detail/detail-tab.ts'
import { EnergyFigure } from './energy-figure.tsx'

/** What the law wants said where one reads stands open. */
const OPEN: readonly string[] = ['epc', 'planning']
const SHOWN_FACTS = 3

/** All that is known and all that the law asks for, tab by tab (DETAIL-1, DETAIL-7); most are folded under their first facts (DETAIL-48). */
export function EstateTabs({ estate, tabs }: { estate: Estate; tabs: DetailTab[] }): ReactNode {
  const { t } = useView()
  if (tabs.length === 0) return null
  return (
    <section className="panels" id="details">
      <h2>{t('estate.details')}</h2>
      {tabs.map(tab =>
        OPEN.includes(tab.id) ? (
          <section key={tab.id} className="panel" id={tabAnchor(tab.id)}>
            <h3 className="panel__title">{tab.title}</h3>
            <TabBody tab={tab} estate={estate} />
          </section>
        ) : (
          <details key={tab.id} className="panel panel--folded fold">
            <summary className="panel__summary">
              <h3 className="panel__title">{tab.title}</h3>
              <span className="panel__first">{firstFacts(tab)}</span>
            </summary>
            <TabBody tab={tab} estate={estate} id={tabAnchor(tab.id)} />
          </details>
        ),
      )}
    </section>
  )
}

/** A link to what is folded unfolds it. */
const TabBody = ({
  tab,
  estate,
  id,
}: {
  tab: DetailTab
  estate: Estate
  id?: string
}): ReactNode => (
  <div className="panel__body" id={id}>
    {tab.id === 'epc' && <EnergyFigure estate={estate} />}
    {tab.groups.map((group, index) => (
      <Group key={index} group={group} />
    ))}
  </div>
)

/** 'Slaapkamers 4 · Badkamers 1', of what is known. */
const firstFacts = ({ groups }: DetailTab): string =>
  groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ label, value, unset }) => (unset ? [] : [`${label} ${value}`]))
    .slice(0, SHOWN_FACTS)
    .join(' · ')

export const tabAnchor = (id: string): string => `panel-${id}`

function Group({ group: { title, rows } }: { group: DetailGroup }): ReactNode {
  return (
    <div className="panel__group">
      {title && <h4 className="panel__subtitle">{title}</h4>}
      <dl className="panel__facts">
        {rows.map(row => (
          <Row key={row.key} row={row} />
        ))}
      </dl>
    </div>
  )
}

function Row({
  row: { label, labelLang, value, unset, icon, lang },
}: {
  row: DetailRow
}): ReactNode {
  const { t } = useView()
  return (
    <div
      className={
        unset && value === t('notEntered') ? 'panel__row panel__row--silent' : 'panel__row'
      }
    >
      <dt lang={labelLang}>{label}</dt>
      <dd lang={lang}>
        {icon === 'flood' && (
          <span className="flood-symbol" role="img" aria-label={t('detail.flood')}>
            <Icon name="water" />
          </span>
        )}
        {value}
      </dd>
    </div>
  )
}
