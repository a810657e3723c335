import type { ReactNode } from 'react'
import { DAY, type Millis } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { ConnectionState } from '../../agency/crm/reading.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { ActForm, Acts } from '../act-form.tsx'
import { SignInAgain } from '../fresh.tsx'
import { moment } from '../moment.ts'
import { Facts } from '../page/lists.tsx'
import { Panel, Tag } from '../page/notice.tsx'
import { CrmForm, type CrmFormProps } from './crm-form.tsx'

/** It has not been read for so long. */
const SILENT_AFTER: Millis = DAY

const KINDS = {
  new: 'plain',
  well: 'good',
  failing: 'warning',
  refused: 'danger',
  silent: 'danger',
} as const

function stateOf({ state, failingSince }: ConnectionState, now: Millis): keyof typeof KINDS {
  const isSilent =
    state === 'failing' && failingSince !== null && failingSince <= now - SILENT_AFTER
  return isSilent ? 'silent' : state
}

/** The agency's CRM: how the connection does, and how to make one. `again`: who has to sign in anew first. */
export const CrmPanel = ({
  crm,
  now,
  isOwner,
  again,
  t,
  ...form
}: Omit<CrmFormProps, 'isNew'> & {
  crm: ConnectionState | null
  now: Millis
  isOwner: boolean
  again: OpenSession | null
}): ReactNode => {
  const state = crm && stateOf(crm, now)
  const isTried = form.wrong.length > 0 || form.refusal !== undefined
  return (
    <Panel
      title={t('deskFeeds.crm.title')}
      id="crm"
      action={state && <Tag kind={KINDS[state]}>{t(`deskFeeds.crm.state.${state}`)}</Tag>}
    >
      {crm ? <Connection crm={crm} isOwner={isOwner} t={t} /> : <p>{t('deskFeeds.crm.none')}</p>}
      {isOwner &&
        (again ? (
          <SignInAgain t={t} session={again} />
        ) : (
          <>
            {crm && (
              <Acts>
                <ActForm action="/desk/feeds/crm" hidden={{ act: 'disconnect' }} kind="danger">
                  {t('deskFeeds.crm.disconnect')}
                </ActForm>
              </Acts>
            )}
            {crm ? (
              <details open={crm.state === 'refused' || isTried}>
                <summary>{t('deskFeeds.crm.anew')}</summary>
                <CrmForm {...form} t={t} />
              </details>
            ) : (
              <CrmForm {...form} t={t} />
            )}
          </>
        ))}
    </Panel>
  )
}

const Connection = ({
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
