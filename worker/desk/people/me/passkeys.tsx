import type { ReactNode } from 'react'
import type { Millis } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { Passkey } from '../../../agency/people/passkeys.ts'
import { Button } from '../../page/button.tsx'
import { Form } from '../../page/form.tsx'
import { Notice, Tag } from '../../page/notice.tsx'
import { Field, Submit } from '../../page/parts.tsx'
import { MAX_NAME } from './act.ts'

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
  return (
    <li className="access__row">
      <div className="access__what">
        <strong>{name}</strong>
        <span className="access__note">
          {used
            ? t('deskMe.keys.used', { when: when(used) })
            : t('deskMe.keys.made', { when: when(made) })}
        </span>
        {isOld && <Tag kind="warning">{t('deskMe.keys.old', { host })}</Tag>}
        {suspect !== null && <Tag kind="danger">{t('deskMe.keys.suspect')}</Tag>}
      </div>
      <details className="access__more">
        <summary>
          {t('deskMe.keys.change')} <span className="visually-hidden">{name}</span>
        </summary>
        <Form action="/desk/me" hidden={{ act: 'rename-key', key: id }} t={t}>
          <Field
            label={t('deskMe.keys.name')}
            name="name"
            id={`name-${id}`}
            defaultValue={name}
            maxLength={MAX_NAME}
            required
          />
          <Submit>{t('deskMe.keys.rename')}</Submit>
        </Form>
        <Form action="/desk/me" hidden={{ act: 'remove-key', key: id }} t={t}>
          <Button kind="danger" isSmall>
            {t('deskMe.keys.remove', { name })}
          </Button>
        </Form>
      </details>
    </li>
  )
}

/** Opens the browser's own dialogue; without script there is none, and the page says so. */
export const NewPasskey = ({ t }: { t: Translate }): ReactNode => (
  <>
    <noscript>
      <Notice>
        <p>{t('deskMe.keys.noScript')}</p>
      </Notice>
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
      <Field
        label={t('deskMe.keys.name')}
        name="name"
        id="key-name"
        hint={t('deskMe.keys.nameHint')}
        maxLength={MAX_NAME}
        autoComplete="off"
      />
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
