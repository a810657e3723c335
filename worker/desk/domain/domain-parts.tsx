import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { TxtRecord } from '../../domains/custom-hostnames.ts'
import type { DomainStatus } from '../../domains/status.ts'
import { ActForm, Acts } from '../act-form.tsx'
import { Facts } from '../page/lists.tsx'
import { Panel, Tag } from '../page/notice.tsx'

type Domain = Pick<DomainStatus, 'hostname' | 'proven' | 'redirect' | 'publish' | 'cloudflare'> & {
  /** By the record: it can't be removed here. */
  isFixed: boolean
}

export const DomainPanel = ({
  domain,
  isMain,
  canChange,
  t,
}: {
  domain: Domain
  isMain: boolean
  canChange: boolean
  t: Translate
}): ReactNode => {
  const { hostname, proven, redirect, publish, cloudflare, isFixed } = domain
  const isSecure = cloudflare?.status === 'active' && cloudflare.certificate === 'active'
  const isWaiting = !proven || (cloudflare !== undefined && !isSecure)
  const records = [...(publish ? [publish] : []), ...(cloudflare?.records ?? [])]
  const use = isMain ? 'main' : redirect ? 'leadsOn' : 'shows'
  const act = (name: string): { action: string; hidden: Record<string, string>; of: string } => ({
    action: '/desk/domain',
    hidden: { act: name, hostname },
    of: hostname,
  })
  return (
    <Panel
      title={hostname}
      action={
        <Tag kind={isWaiting ? 'warning' : isMain ? 'good' : 'plain'}>
          {t(proven ? `deskDomain.${use}` : 'deskDomain.unproven')}
        </Tag>
      }
    >
      {proven && cloudflare !== undefined && (
        <p className="desk-quiet">
          {t(isSecure ? 'deskDomain.secure' : 'deskDomain.notSecure')}
          {cloudflare && cloudflare.problems.length > 0 && ` (${cloudflare.problems.join('; ')})`}
        </p>
      )}
      {records.length > 0 && <Records records={records} isFirst={cloudflare !== undefined} t={t} />}
      {canChange && (
        <Acts>
          {isWaiting && <ActForm {...act('check')}>{t('deskDomain.check')}</ActForm>}
          {proven && !isMain && !redirect && (
            <ActForm {...act('main')}>{t('deskDomain.makeMain')}</ActForm>
          )}
          {!isFixed && (
            <ActForm {...act('remove')} kind="danger">
              {t('deskDomain.remove')}
            </ActForm>
          )}
        </Acts>
      )}
    </Panel>
  )
}

/** What to publish, to be copied as it stands. */
const Records = ({
  records,
  isFirst,
  t,
}: {
  records: readonly TxtRecord[]
  /** Before the address points here: the certificate is made meanwhile. */
  isFirst: boolean
  t: Translate
}): ReactNode => (
  <>
    <p>{t(isFirst ? 'deskDomain.publishFirst' : 'deskDomain.publish')}</p>
    {records.map(({ name, value }) => (
      <Facts
        key={name + value}
        facts={[
          [t('deskDomain.recordType'), 'TXT'],
          [
            t('deskDomain.recordName'),
            <code className="desk-code" key="name">
              {name}
            </code>,
          ],
          [
            t('deskDomain.recordValue'),
            <code className="desk-code" key="value">
              {value}
            </code>,
          ],
        ]}
      />
    ))}
  </>
)
