import type { ReactNode } from 'react'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href } from '../../shared/routes.ts'
import { EmailField } from '../forms/person-fields.tsx'
import { useView } from '../view.tsx'
import { FormAlerts } from '../forms/form-alerts.tsx'
import { PrivacyField, TextField, Honeypot, type FormView } from '../forms/form-fields.tsx'

interface FriendFormProps {
  id: string
  /** Public id, title and absolute address of the estate. */
  estate: { id: string; title: string; link: string }
  returnTo: string
  /** Whether the site has a captcha; without one it sends no mail, and only the links are shown. */
  canMail: boolean
  isSent?: boolean
  failed?: RejectedForm | null
}

/**
 * Shows an estate to a friend: first the ways that need no address (copy the link, the device's share sheet, the
 * visitor's own mail program), then a mail from this site, with a preview. Rendered on the server only.
 */
export function FriendForm({
  id,
  estate,
  returnTo,
  canMail,
  isSent,
  failed,
}: FriendFormProps): ReactNode {
  const { t, locale, site } = useView()
  const form: FormView = { id, fields: failed?.fields ?? null, errors: failed?.errors ?? {} }
  const words = new URLSearchParams({
    subject: estate.title,
    body: `${estate.title}\n${estate.link}`,
  })
    .toString()
    .replaceAll('+', '%20')
  const shown = (field: 'name' | 'email' | 'text'): ReactNode => (
    <span data-preview={field} data-empty={t(`friend.your.${field}`)}>
      {failed?.fields.get(field) || t(`friend.your.${field}`)}
    </span>
  )
  return (
    <>
      <ul className="share-ways">
        <li>
          <a className="button button--quiet" href={estate.link} data-share={t('favorites.copied')}>
            {t('friend.copy')}
          </a>
        </li>
        <li>
          <a className="button button--quiet" href={`mailto:?${words}`}>
            {t('friend.mailto')}
          </a>
        </li>
      </ul>
      {canMail && (
        <form
          className="form"
          method="post"
          action={href('ajax', locale, { call: 'send-to-a-friend' })}
          id={id}
        >
          <FormAlerts
            sent={isSent ? t('friend.sent') : null}
            failure={failed ? t(`formFailure.${failed.reason}`) : null}
          />
          <input type="hidden" name="estate" value={estate.id} />
          <input type="hidden" name="return" value={returnTo} />
          <TextField
            form={form}
            name="friend"
            type="email"
            label={t('friend.friend')}
            required
            maxLength={254}
            autoComplete="off"
            hint={t('friend.once')}
          />
          <div className="form__row">
            <TextField
              form={form}
              name="name"
              label={t('contact.name')}
              required
              maxLength={60}
              autoComplete="name"
            />
            <EmailField form={form} />
          </div>
          <TextField
            form={form}
            name="text"
            label={t('contact.text')}
            rows={3}
            maxLength={300}
            hint={t('friend.noLinks')}
          />
          <fieldset className="mail-preview">
            <legend className="field__label">{t('friend.preview')}</legend>
            <p>
              {t('friend.mailBefore')} {shown('name')} (<span>{shown('email')}</span>
              {') '}
              {t('friend.mailAfter', { site: site.name })}
            </p>
            <blockquote>{shown('text')}</blockquote>
            <p>
              {estate.title}
              <br />
              {estate.link}
            </p>
          </fieldset>
          <Honeypot form={form} />
          <PrivacyField form={form} text={t('consent.friend', { agency: site.name })} />
          <p>
            <button className="button" type="submit">
              {t('friend.submit')}
            </button>
          </p>
        </form>
      )}
      {!canMail && failed && <FormAlerts failure={t(`formFailure.${failed.reason}`)} />}
    </>
  )
}
