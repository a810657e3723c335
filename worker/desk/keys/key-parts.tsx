import type { ReactNode } from 'react'
import type { Millis } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { AccessKey } from '../../agency/access/key-row.ts'
import type { IssuedKey } from '../../agency/access/issue-key.ts'
import { ActForm, Acts } from '../act-form.tsx'
import { moment } from '../moment.ts'
import { Facts } from '../page/lists.tsx'
import { Notice, Panel, Tag } from '../page/notice.tsx'

/** The key itself, on this page alone. */
export const NewKey = ({
  issued: { name, key, signingSecret },
  siteId,
  t,
}: {
  issued: IssuedKey & { name: string }
  siteId: number
  t: Translate
}): ReactNode => (
  <Notice kind="done" title={t('deskKeys.made', { name })}>
    <p>{t('deskKeys.once')}</p>
    <Facts
      facts={[
        [t('deskKeys.key'), <Code key="key" text={key} />],
        ...(signingSecret
          ? [[t('deskKeys.signing'), <Code key="signing" text={signingSecret} />] satisfies Fact]
          : []),
        [t('deskKeys.site'), String(siteId)],
      ]}
    />
  </Notice>
)

type Fact = [string, ReactNode]

/** To be copied as it stands; it breaks anywhere rather than leave the page. */
const Code = ({ text }: { text: string }): ReactNode => <code className="desk-code">{text}</code>

const TAGS = { on: 'good', held: 'warning', ended: 'plain', revoked: 'plain' } as const

const stateOf = ({ revokedAt, endsAt, heldAt }: AccessKey, now: Millis): keyof typeof TAGS => {
  if (revokedAt !== null) return 'revoked'
  if (endsAt !== null && endsAt <= now) return 'ended'
  return heldAt === null ? 'on' : 'held'
}

export const KeyPanel = ({
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
  const { id, name, scopes, endsAt } = item
  const state = stateOf(item, now)
  return (
    <Panel title={name} action={<Tag kind={TAGS[state]}>{t(`deskKeys.state.${state}`)}</Tag>}>
      <ul className="desk-plain">
        {scopes.map(scope => (
          <li key={scope}>{t(`deskKeys.scope.${scope}`)}</li>
        ))}
      </ul>
      <p className="desk-quiet">
        {[
          useText(item, t),
          endsAt !== null && state === 'on' && t('deskKeys.ends', { when: moment(endsAt, t) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {canChange && (state === 'on' || state === 'held') && (
        <Acts>
          {state === 'held' && (
            <ActForm action="/desk/keys" hidden={{ act: 'on', id }} of={name}>
              {t('deskKeys.turnOn')}
            </ActForm>
          )}
          <ActForm action="/desk/keys" hidden={{ act: 'revoke', id }} of={name} kind="danger">
            {t('deskKeys.revoke')}
          </ActForm>
        </Acts>
      )}
    </Panel>
  )
}

function useText({ lastUsedAt, lastUsedFrom }: AccessKey, t: Translate): string {
  if (lastUsedAt === null) return t('deskKeys.never')
  const words = { when: moment(lastUsedAt, t), from: lastUsedFrom }
  return t(lastUsedFrom ? 'deskKeys.usedFrom' : 'deskKeys.used', words)
}
