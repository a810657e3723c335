import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import { Button } from '../../page/button.tsx'
import { Form } from '../../page/form.tsx'
import { Notice, Panel } from '../../page/notice.tsx'

/** How many codes an owner has left, and new ones. */
export const Codes = ({ left, t }: { left: number; t: Translate }): ReactNode => (
  <Panel title={t('deskMe.codes.title')} id="codes">
    <p>{t('deskMe.codes.text')}</p>
    <p>{left > 0 ? t('deskMe.codes.left', { count: left }) : t('deskMe.codes.none')}</p>
    <Form action="/desk/me" hidden={{ act: 'codes' }} t={t}>
      <Button kind="quiet">{t(left > 0 ? 'deskMe.codes.again' : 'deskMe.codes.make')}</Button>
    </Form>
  </Panel>
)

/** Shown this once: only their hashes are kept. */
export const NewCodes = ({ codes, t }: { codes: string[]; t: Translate }): ReactNode => (
  <Notice kind="done" title={t('deskMe.codes.newTitle')}>
    <p>{t('deskMe.codes.once')}</p>
    <ol className="access-codes">
      {codes.map(code => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  </Notice>
)
