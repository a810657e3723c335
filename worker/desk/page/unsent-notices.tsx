import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { Notice } from './notice.tsx'

/** What the desk's script says of a form that did not arrive: at its form, on another page, and while there is no connection. */
export const UnsentNotices = ({ t }: { t: Translate }): ReactNode => (
  <>
    <UnsentNotice which="here" t={t}>
      <PlainButton mark="data-fill-in">{t('deskPage.unsent.fillIn')}</PlainButton>{' '}
      <PlainButton mark="data-drop">{t('deskPage.unsent.drop')}</PlainButton>
    </UnsentNotice>
    <UnsentNotice which="elsewhere" t={t}>
      <a className="button button--quiet button--small" href="/desk">
        {t('deskPage.unsent.go')}
      </a>{' '}
      <PlainButton mark="data-drop">{t('deskPage.unsent.drop')}</PlainButton>
    </UnsentNotice>
    <UnsentNotice which="offline" t={t} />
  </>
)

const UnsentNotice = ({
  which,
  t,
  children,
}: {
  which: 'here' | 'elsewhere' | 'offline'
  t: Translate
  children?: ReactNode
}): ReactNode => (
  <template data-unsent={which}>
    <Notice kind="warning" title={t('deskPage.unsent.title')}>
      <p>{t(`deskPage.unsent.${which}`)}</p>
      {children && <p>{children}</p>}
    </Notice>
  </template>
)

/** It sends no form. */
const PlainButton = ({
  mark,
  children,
}: {
  mark: 'data-fill-in' | 'data-drop'
  children: ReactNode
}): ReactNode => (
  <button type="button" className="button button--quiet button--small" {...{ [mark]: true }}>
    {children}
  </button>
)
