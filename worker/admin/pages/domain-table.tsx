import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { Act, Table } from '../console-parts.tsx'
import type { Domain } from '../domains.ts'
import { PROOF_NAME } from '../prove-domain.ts'

export function DomainTable({ t, domains }: { t: Translate; domains: Domain[] }): ReactNode {
  return (
    <Table
      t={t} columns={['hostname', 'site', 'origin', 'state', 'act']}
      rows={domains.map(domain => [
        domain.hostname, domain.site, domain.redirect ? t('admin.domain.moves') : domain.origin ?? '',
        domain.provenAt ? t('admin.domain.proven') : t('admin.domain.publish', { name: `${PROOF_NAME}.${domain.hostname}`, value: domain.proof }),
        <div key="acts">
          {!domain.provenAt && <Act action="/admin/domains" fields={{ act: 'check', hostname: domain.hostname }}>{t('admin.domain.check')}</Act>}
          <Act action="/admin/domains" fields={{ act: 'remove', hostname: domain.hostname }}>{t('admin.domain.remove')}</Act>
        </div>,
      ])}
    />
  )
}

export function AddDomain({ t, sites }: { t: Translate; sites: { id: number; name: string }[] }): ReactNode {
  return (
    <form className="console-form" method="post" action="/admin/domains">
      <input type="hidden" name="act" value="add" />
      <label>{t('admin.column.hostname')}<input name="hostname" required maxLength={253} /></label>
      <label>{t('admin.column.number')}<input name="site" required inputMode="numeric" size={6} list="console-sites" /></label>
      <datalist id="console-sites">{sites.map(site => <option key={site.id} value={site.id}>{site.name}</option>)}</datalist>
      <label>{t('admin.column.origin')}<input name="origin" placeholder="https://" /></label>
      <label><input type="checkbox" name="canonical" />{t('admin.domain.canonical')}</label>
      <label><input type="checkbox" name="redirect" />{t('admin.domain.redirect')}</label>
      <button className="button">{t('admin.domain.add')}</button>
    </form>
  )
}
