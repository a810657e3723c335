import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { DomainStatus } from '../../domains/status.ts'
import { Submit } from '../page/parts.tsx'

export interface TypedDomain {
  hostname: string
  use: string
}

type Domain = Pick<DomainStatus, 'hostname' | 'proven' | 'redirect' | 'publish' | 'cloudflare'> & {
  /** By the record: it can't be removed here. */
  isFixed: boolean
}

export const DomainRow = ({
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
  return (
    <li className="desk-row" data-state={proven ? 'on' : 'waiting'}>
      <div>
        <h2 className="desk-row__title">{hostname}</h2>
        <p className="desk-row__meta">
          {[
            isMain && t('deskDomain.main'),
            !isMain && proven && t(redirect ? 'deskDomain.leadsOn' : 'deskDomain.shows'),
            !proven && t('deskDomain.unproven'),
            certificateText(domain, t),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {publish && <Proof publish={publish} t={t} />}
        {cloudflare && cloudflare.problems.length > 0 && (
          <p className="desk-row__meta">{cloudflare.problems.join(' · ')}</p>
        )}
      </div>
      {canChange && (
        <div className="desk-row__acts">
          {(!proven || (cloudflare !== undefined && cloudflare?.certificate !== 'active')) && (
            <ActForm act="check" hostname={hostname} label={t('deskDomain.check')} />
          )}
          {proven && !isMain && !redirect && (
            <ActForm
              act="main"
              hostname={hostname}
              label={t('deskDomain.makeMain', { hostname })}
            />
          )}
          {!isFixed && (
            <ActForm
              act="remove"
              hostname={hostname}
              label={t('deskDomain.remove', { hostname })}
            />
          )}
        </div>
      )}
    </li>
  )
}

function certificateText({ proven, cloudflare }: Domain, t: Translate): string | false {
  if (!proven || cloudflare === undefined) return false
  const isReady = cloudflare?.status === 'active' && cloudflare.certificate === 'active'
  return t(isReady ? 'deskDomain.secure' : 'deskDomain.notSecure')
}

/** What to publish, to be copied as it stands. */
const Proof = ({
  publish,
  t,
}: {
  publish: NonNullable<DomainStatus['publish']>
  t: Translate
}): ReactNode => (
  <>
    <p>{t('deskDomain.publish')}</p>
    <dl className="desk-facts">
      <dt>{t('deskDomain.recordType')}</dt>
      <dd>
        <code>{publish.type}</code>
      </dd>
      <dt>{t('deskDomain.recordName')}</dt>
      <dd>
        <code>{publish.name}</code>
      </dd>
      <dt>{t('deskDomain.recordValue')}</dt>
      <dd>
        <code>{publish.value}</code>
      </dd>
    </dl>
  </>
)

const ActForm = ({
  act,
  hostname,
  label,
}: {
  act: string
  hostname: string
  label: string
}): ReactNode => (
  <form method="post" action="/desk/domain">
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="hostname" value={hostname} />
    <button type="submit" className="button button--quiet">
      {label}
    </button>
  </form>
)

export const DomainForm = ({
  typed = { hostname: '', use: 'pages' },
  isWrong,
  t,
}: {
  typed?: TypedDomain | undefined
  isWrong: boolean
  t: Translate
}): ReactNode => (
  <form className="form desk-form" method="post" action="/desk/domain">
    <h2>{t('deskDomain.addTitle')}</h2>
    <input type="hidden" name="act" value="add" />
    <p className="field">
      <label className="field__label" htmlFor="hostname">
        {t('deskDomain.hostname')}
      </label>
      <input
        className="field__control"
        id="hostname"
        name="hostname"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        maxLength={300}
        required
        defaultValue={typed.hostname}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'hostname-error' })}
      />
      {isWrong && (
        <span className="field__error" id="hostname-error" role="alert">
          {t('deskDomain.refused.malformed')}
        </span>
      )}
    </p>
    <fieldset className="desk-choices">
      <legend>{t('deskDomain.use')}</legend>
      {(['pages', 'redirect'] as const).map(use => (
        <p key={use}>
          <label>
            <input type="radio" name="use" value={use} defaultChecked={typed.use === use} />{' '}
            {t(`deskDomain.uses.${use}`)}
          </label>
        </p>
      ))}
    </fieldset>
    <Submit>{t('deskDomain.add')}</Submit>
  </form>
)
