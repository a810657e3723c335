import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { newKeyId, type IssuedKey } from '../../agency/access/issue-key.ts'
import type { Desk } from '../env.ts'
import { isFresh, SignInAgain } from '../fresh.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Empty } from '../page/notice.tsx'
import { Alert } from '../page/parts.tsx'
import { SettingsTabs } from '../settings-tabs.tsx'
import type { KeyField } from './key-act.ts'
import { KeyForm, type TypedKey } from './key-form.tsx'
import { KeyPanel, NewKey } from './key-parts.tsx'

interface Shown {
  typed?: TypedKey
  wrong?: readonly KeyField[]
  refused?: 'full' | 'known' | 'no-owner' | 'unknown'
  issued?: IssuedKey & { name: string }
  status?: Status
}

/** GET /desk/keys: what programs call with, what each may and when it last did. */
export async function keysPage(
  c: Desk,
  session: OpenSession,
  { typed, wrong = [], refused, issued, status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const keys = await agencyOf(c.env, c.var.site.id).keys.list()
  const isOpen = isFresh(c, session)
  return deskPage(
    c,
    t('deskKeys.title'),
    <>
      {refused && <Alert>{t(`deskKeys.refused.${refused}`)}</Alert>}
      {issued && <NewKey issued={issued} siteId={c.var.site.id} t={t} />}
      {keys.length === 0 && <Empty title={t('deskKeys.none')} />}
      {keys.map(key => (
        <KeyPanel key={key.id} item={key} now={c.var.trace.startedAt} canChange={isOpen} t={t} />
      ))}
      {isOpen ? (
        <KeyForm typed={typed} wrong={wrong} id={newKeyId()} t={t} />
      ) : (
        <SignInAgain t={t} session={session} />
      )}
    </>,
    status,
    { intro: t('deskKeys.lead'), tabs: <SettingsTabs room="keys" t={t} /> },
  )
}
