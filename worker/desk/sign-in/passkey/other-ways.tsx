import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import { OnlyToday, Submit } from '../../page/parts.tsx'

/** For who has a passkey, where the browser can ask for one, and for who has nothing else left. */
export const OtherWays = ({ t }: { t: Translate }): ReactNode => (
  <div className="access-ways">
    <form
      className="form"
      method="post"
      action="/desk/passkey"
      hidden
      data-desk="passkey"
      data-options="/desk/passkey/options"
    >
      <h2>{t('deskMe.enter.title')}</h2>
      <p>{t('deskMe.enter.text')}</p>
      <input type="hidden" name="credential" />
      <p className="form-error" role="alert" data-failed hidden>
        {t('deskMe.enter.failed')}
      </p>
      <OnlyToday label={t('desk.onlyToday')} />
      <Submit>{t('deskMe.enter.button')}</Submit>
    </form>
    <p>
      <a href="/desk/recovery">{t('deskMe.recovery.link')}</a>
    </p>
  </div>
)
