import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { ConnectionState } from '../../agency/crm/reading.ts'
import { ActForm, Acts } from '../act-form.tsx'
import { moment } from '../moment.ts'
import { Facts } from '../page/lists.tsx'

/** How it does, and what could not be taken over. */

export const Connection = ({
  crm,
  isOwner,
  t,
}: {
  crm: ConnectionState
  isOwner: boolean
  t: Translate
}): ReactNode => {
  const { report, contacts } = crm
  const notes = [...(report?.refused ?? []), ...(report?.warnings ?? [])]
  return (
    <>
      {crm.failingSince !== null && (
        <p>{t('deskFeeds.crm.since', { when: moment(crm.failingSince, t) })}</p>
      )}
      {crm.problem && <p lang="en">{crm.problem}</p>}
      <Facts
        facts={[
          [t('deskFeeds.crm.account'), crm.label],
          [
            t('deskFeeds.crm.readAt'),
            crm.readAt === null ? t('deskFeeds.crm.never') : moment(crm.readAt, t),
          ],
          [
            t('deskFeeds.crm.wholeAt'),
            crm.wholeAt === null ? t('deskFeeds.crm.never') : moment(crm.wholeAt, t),
          ],
          [t('deskFeeds.crm.nextAt'), crm.nextAt === null ? null : moment(crm.nextAt, t)],
          [t('deskFeeds.crm.estates'), String(crm.estates)],
          [t('deskFeeds.crm.sent'), String(contacts.sent)],
          [t('deskFeeds.crm.waiting'), contacts.failing > 0 ? String(contacts.failing) : null],
        ]}
      />
      {notes.length > 0 && (
        <details>
          <summary>{t('deskFeeds.crm.notes', { count: notes.length })}</summary>
          <ul className="feed-lines">
            {notes.map(({ externalId, message }, index) => (
              <li key={index}>
                <code>{externalId}</code> <span lang="en">{message}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isOwner && (
        <Acts>
          <ActForm action="/desk/feeds/crm" hidden={{ act: 'pull' }}>
            {t('deskFeeds.crm.pull')}
          </ActForm>
        </Acts>
      )}
    </>
  )
}
