import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import type { AuditRow } from '../../../agency/access/audit.ts'
import type { ViewingMail } from '../../../agency/booking/viewings.ts'
import { moment } from '../../moment.ts'
import { Panel } from '../../page/notice.tsx'

/** What people did about a viewing, and what was mailed. */
export const ViewingHistory = ({
  rows,
  mails,
  nameOf,
  t,
}: {
  rows: readonly AuditRow[]
  mails: readonly ViewingMail[]
  nameOf: (by: string) => string
  t: Translate
}): ReactNode =>
  (rows.length > 0 || mails.length > 0) && (
    <Panel title={t('deskCalendar.history')}>
      <ul className="calendar-history">
        {rows.map(row => (
          <li key={row.id}>
            {t(`deskCalendar.act.${row.act.replace('viewing ', '')}`)}
            <span className="calendar-history__when">
              {moment(row.at, t)}, {nameOf(row.actor)}
            </span>
          </li>
        ))}
        {mails.map((mail, index) => (
          <li key={index}>
            {t('deskCalendar.mail', { state: t(`deskCalendar.mailState.${mail.state}`) })}
            <span className="calendar-history__when">{moment(mail.created_at, t)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
