import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { ActionButton, Table } from './parts.tsx'
import type { DomainStatus } from '../../domains/status.ts'

export function DomainTable({
  t,
  domains,
  refusal,
}: {
  t: Translate
  domains: DomainStatus[]
  refusal?: string
}): ReactNode {
  return (
    <>
      {refusal && (
        <p className="console-alert" role="alert">
          {t('admin.domain.refusal', { refusal })}
        </p>
      )}
      <Table
        t={t}
        columns={['hostname', 'origin', 'state', 'act']}
        rows={domains.map(domain => [
          domain.hostname,
          domain.redirect ? t('admin.domain.moves') : (domain.origin ?? ''),
          stateText(t, domain),
          <div key="acts" className="console-acts">
            {!isReady(domain) && (
              <ActionButton
                action="/admin/domains"
                fields={{ act: 'check', hostname: domain.hostname }}
              >
                {t('admin.domain.check')}
              </ActionButton>
            )}
            <ActionButton
              action="/admin/domains"
              fields={{ act: 'remove', hostname: domain.hostname }}
            >
              {t('admin.domain.remove')}
            </ActionButton>
          </div>,
        ])}
      />
    </>
  )
}

const isReady = ({ proven, cloudflare }: DomainStatus): boolean =>
  proven &&
  (cloudflare === undefined ||
    (cloudflare?.status === 'active' && cloudflare.certificate === 'active'))

/** Ours first, then Cloudflare's, in its own words. */
function stateText(t: Translate, { publish, cloudflare }: DomainStatus): string {
  const own = publish
    ? t('admin.domain.publish', { name: publish.name, value: publish.value })
    : t('admin.domain.proven')
  const there = cloudflare && [
    t('admin.domain.cloudflare', {
      status: cloudflare.status,
      certificate: cloudflare.certificate,
    }),
    ...cloudflare.records.map(record => t('admin.domain.publish', { ...record })),
    ...cloudflare.problems,
  ]
  return [own, ...(there ?? (cloudflare === null ? [t('admin.domain.absent')] : []))].join('\n')
}

export function AddDomain({ t, site }: { t: Translate; site: number }): ReactNode {
  return (
    <form className="console-form" method="post" action="/admin/domains">
      <input type="hidden" name="act" value="add" />
      <input type="hidden" name="site" value={site} />
      <label>
        {t('admin.column.hostname')}
        <input name="hostname" required maxLength={253} />
      </label>
      <label>
        {t('admin.column.origin')}
        <input name="origin" placeholder="https://" />
      </label>
      <label>
        <input type="checkbox" name="canonical" />
        {t('admin.domain.canonical')}
      </label>
      <label>
        <input type="checkbox" name="redirect" />
        {t('admin.domain.redirect')}
      </label>
      <button type="submit" className="button">
        {t('admin.domain.add')}
      </button>
    </form>
  )
}
