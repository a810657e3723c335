import type { ReactNode } from 'react'
import { DAY, type Millis } from '../../../shared/time/units.ts'
import type { ConnectionState } from '../../agency/crm/reading.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { ActForm, Acts } from '../act-form.tsx'
import { SignInAgain } from '../fresh.tsx'
import { Panel, Tag } from '../page/notice.tsx'
import { Connection } from './crm-connection.tsx'
import { CrmForm, type CrmFormProps } from './crm-form.tsx'

/** It has not been read for so long. */
const OVERDUE_AFTER: Millis = DAY

const KINDS = {
  new: 'plain',
  well: 'good',
  failing: 'warning',
  refused: 'danger',
  silent: 'danger',
} as const

function stateOf({ state, failingSince }: ConnectionState, now: Millis): keyof typeof KINDS {
  const isOverdue =
    state === 'failing' && failingSince !== null && failingSince <= now - OVERDUE_AFTER
  return isOverdue ? 'silent' : state
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
