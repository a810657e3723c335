import type { ReactNode } from 'react'
import { Icon } from '../../../client/controls/icon.tsx'
import { useView } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import type { DetailTab, DetailGroup, DetailRow } from '../../../shared/estate/detail/detail-tab.ts'
import { EnergyFigure } from './energy-figure.tsx'

/** All that is known and all that the law asks for, tab by tab (DETAIL-1, DETAIL-7): plain sections, each with its place in the index. */
export function EstateTabs({ estate, tabs }: { estate: Estate; tabs: DetailTab[] }): ReactNode {
  const { t } = useView()
  if (tabs.length === 0) return null
  return (
    <section className="panels" id="details">
      <h2>{t('estate.details')}</h2>
      {tabs.map(tab => (
        <section key={tab.id} className="panel" id={tabAnchor(tab.id)}>
          <h3 className="panel__title">{tab.title}</h3>
          <div className="panel__body">
            {tab.id === 'epc' && <EnergyFigure estate={estate} />}
            {tab.groups.map((group, index) => (
              <Group key={index} group={group} />
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}

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
