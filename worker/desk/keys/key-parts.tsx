import type { ReactNode } from 'react'
import type { Millis } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import { KEY_SCOPES, type AccessKey } from '../../agency/access/key-row.ts'
import type { IssuedKey } from '../../public-api/issue-key.ts'
import { moment } from '../moment.ts'
import { Submit } from '../page/parts.tsx'
import type { KeyField } from './key-act.ts'

/** What somebody filled in, as they did. */
export interface TypedKey {
  name: string
  scopes: string[]
  until: string
}

/** The key itself, on this page alone. */
export const NewKey = ({
  issued,
  siteId,
  t,
}: {
  issued: IssuedKey & { name: string }
  siteId: number
  t: Translate
}): ReactNode => (
  <section className="desk-note" role="status">
    <h2>{t('deskKeys.made', { name: issued.name })}</h2>
    <p>{t('deskKeys.once')}</p>
    <dl className="desk-facts">
      <dt>{t('deskKeys.key')}</dt>
      <dd>
        <code>{issued.key}</code>
      </dd>
      {issued.signingSecret && (
        <>
          <dt>{t('deskKeys.signing')}</dt>
          <dd>
            <code>{issued.signingSecret}</code>
          </dd>
        </>
      )}
      <dt>{t('deskKeys.site')}</dt>
      <dd>
        <code>{siteId}</code>
      </dd>
    </dl>
  </section>
)

type State = 'on' | 'held' | 'ended' | 'revoked'

const stateOf = ({ revokedAt, endsAt, heldAt }: AccessKey, now: Millis): State => {
  if (revokedAt !== null) return 'revoked'
  if (endsAt !== null && endsAt <= now) return 'ended'
  return heldAt === null ? 'on' : 'held'
}

export const KeyRow = ({
  item,
  now,
  canChange,
  t,
}: {
  item: AccessKey
  now: Millis
  canChange: boolean
  t: Translate
}): ReactNode => {
  const { id, name, scopes, lastUsedAt, lastUsedFrom, endsAt } = item
  const state = stateOf(item, now)
  const used =
    lastUsedAt === null
      ? t('deskKeys.never')
      : t(lastUsedFrom ? 'deskKeys.usedFrom' : 'deskKeys.used', {
          when: moment(lastUsedAt, t),
          from: lastUsedFrom,
        })
  return (
    <li className="desk-row" data-state={state}>
      <div>
        <h2 className="desk-row__title">{name}</h2>
        <p>{scopes.map(scope => t(`deskKeys.scope.${scope}`)).join(' · ')}</p>
        <p className="desk-row__meta">
          {[
            t(`deskKeys.state.${state}`),
            used,
            endsAt !== null && state === 'on' && t('deskKeys.ends', { when: moment(endsAt, t) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {canChange && (state === 'on' || state === 'held') && (
        <div className="desk-row__acts">
          {state === 'held' && <ActForm act="on" id={id} label={t('deskKeys.turnOn', { name })} />}
          <ActForm act="revoke" id={id} label={t('deskKeys.revoke', { name })} />
        </div>
      )}
    </li>
  )
}

const ActForm = ({ act, id, label }: { act: string; id: string; label: string }): ReactNode => (
  <form method="post" action="/desk/keys">
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="id" value={id} />
    <button type="submit" className="button button--quiet">
      {label}
    </button>
  </form>
)

export const KeyForm = ({
  typed = { name: '', scopes: [], until: '' },
  wrong,
  id,
  t,
}: {
  typed?: TypedKey | undefined
  wrong: readonly KeyField[]
  id: string
  t: Translate
}): ReactNode => {
  const told = (field: KeyField): ReactNode =>
    wrong.includes(field) && (
      <span className="field__error" id={`${field}-error`} role="alert">
        {t(`deskKeys.wrong.${field}`)}
      </span>
    )
  const marks = (field: KeyField): object =>
    wrong.includes(field) ? { 'aria-invalid': true, 'aria-describedby': `${field}-error` } : {}
  return (
    <form className="form desk-form" method="post" action="/desk/keys">
      <h2>{t('deskKeys.make')}</h2>
      <input type="hidden" name="act" value="add" />
      <input type="hidden" name="id" value={id} />
      <p className="field">
        <label className="field__label" htmlFor="name">
          {t('deskKeys.name')}
        </label>
        <input
          className="field__control"
          id="name"
          name="name"
          maxLength={80}
          required
          defaultValue={typed.name}
          {...marks('name')}
        />
        {told('name')}
      </p>
      <fieldset className="desk-choices" {...marks('scopes')}>
        <legend>{t('deskKeys.may')}</legend>
        {KEY_SCOPES.map(scope => (
          <p key={scope}>
            <label>
              <input
                type="checkbox"
                name="scopes"
                value={scope}
                defaultChecked={typed.scopes.includes(scope)}
              />{' '}
              {t(`deskKeys.scope.${scope}`)}
            </label>
          </p>
        ))}
        {told('scopes')}
      </fieldset>
      <p className="field">
        <label className="field__label" htmlFor="until">
          {t('deskKeys.until')}
        </label>
        <input
          className="field__control"
          id="until"
          name="until"
          type="date"
          defaultValue={typed.until}
          {...marks('until')}
        />
        {told('until')}
      </p>
      <Submit>{t('deskKeys.add')}</Submit>
    </form>
  )
}
