import type { ReactNode } from 'react'
import type { Millis } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { Passkey } from '../../../agency/people/passkeys.ts'
import { Submit } from '../../page/parts.tsx'

const MAX_NAME = 40

/** One key, to be named or removed; one of an old host, and one that looks copied, say so. */
export const PasskeyRow = ({
  passkey,
  isOld,
  when,
  t,
}: {
  passkey: Passkey
  isOld: boolean
  when: (time: Millis) => string
  t: Translate
}): ReactNode => {
  const { id, name, host, used_at: used, suspect_at: suspect, created_at: made } = passkey
  const label = t('deskMe.keys.nameOf', { name })
  return (
    <li className="desk-row">
      <div className="desk-row__what">
        <strong>{name}</strong>
        <span className="desk-row__note">
          {used
            ? t('deskMe.keys.used', { when: when(used) })
            : t('deskMe.keys.made', { when: when(made) })}
        </span>
        {isOld && <span className="desk-row__note">{t('deskMe.keys.old', { host })}</span>}
        {suspect !== null && (
          <strong className="desk-row__warning">{t('deskMe.keys.suspect')}</strong>
        )}
      </div>
      <details className="desk-row__more">
        <summary>{t('deskMe.keys.change', { name })}</summary>
        <form className="form" method="post" action="/desk/me">
          <input type="hidden" name="act" value="rename-key" />
          <input type="hidden" name="key" value={id} />
          <p className="field">
            <label className="field__label" htmlFor={`name-${id}`}>
              {label}
            </label>
            <input
              className="field__control"
              id={`name-${id}`}
              name="name"
              defaultValue={name}
              maxLength={MAX_NAME}
              required
            />
          </p>
          <Submit>{t('deskMe.keys.rename')}</Submit>
        </form>
        <form method="post" action="/desk/me">
          <input type="hidden" name="act" value="remove-key" />
          <input type="hidden" name="key" value={id} />
          <button type="submit" className="button button--quiet">
            {t('deskMe.keys.remove', { name })}
          </button>
        </form>
      </details>
    </li>
  )
}

/** Opens the browser's own dialogue; without script there is none, and the page says so. */
export const NewPasskey = ({ t }: { t: Translate }): ReactNode => (
  <>
    <noscript>
      <p>{t('deskMe.keys.noScript')}</p>
    </noscript>
    <form
      className="form"
      method="post"
      action="/desk/me/passkey"
      hidden
      data-desk="new-passkey"
      data-options="/desk/me/passkey/options"
    >
      <input type="hidden" name="credential" />
      <p className="field">
        <label className="field__label" htmlFor="key-name">
          {t('deskMe.keys.name')}
        </label>
        <input
          className="field__control"
          id="key-name"
          name="name"
          maxLength={MAX_NAME}
          autoComplete="off"
        />
        <span className="field__hint">{t('deskMe.keys.nameHint')}</span>
      </p>
      <p className="form-error" role="alert" data-failed hidden>
        {t('deskMe.refused.passkey')}
      </p>
      <p className="form-error" role="alert" data-again hidden>
        {t('desk.again')}
      </p>
      <Submit>{t('deskMe.keys.add')}</Submit>
    </form>
  </>
)
