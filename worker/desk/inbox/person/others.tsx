import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import type { PersonRows } from '../../../agency/persons.ts'
import { Panel } from '../../page/notice.tsx'

/** Tables of which the number says enough here; the export has all of them. */
const COUNTED = ['subscription', 'waitlist_entry', 'consent', 'outbox'] as const

export const Others = ({ rows, t }: { rows: PersonRows; t: Translate }): ReactNode => {
  const counted = COUNTED.map(table => [table, rows[table]?.length ?? 0] as const).filter(
    ([, count]) => count > 0,
  )
  return (
    counted.length > 0 && (
      <Panel title={t('deskInbox.one.others')}>
        <ul className="desk-plain">
          {counted.map(([table, count]) => (
            <li key={table}>{t(`deskInbox.one.table.${table}`, { count })}</li>
          ))}
        </ul>
      </Panel>
    )
  )
}
