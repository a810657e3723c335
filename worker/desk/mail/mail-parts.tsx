import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { Bounce } from '../../agency/mail/bounces.ts'
import type { ListedMail } from '../../agency/outbox.ts'
import { ActForm } from '../act-form.tsx'
import { moment } from '../moment.ts'
import { Panel } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'

export const FailedPanel = ({
  mails,
  t,
}: {
  mails: readonly ListedMail[]
  t: Translate
}): ReactNode =>
  mails.length > 0 && (
    <Panel title={t('deskMailing.failed')} id="failed">
      <p>{t('deskMailing.failedText')}</p>
      <Table
        caption={t('deskMailing.failed')}
        columns={[
          { title: t('deskMailing.subject') },
          { title: t('deskMailing.to') },
          { title: t('deskMailing.when') },
          { title: t('deskMailing.why') },
          { title: t('deskMailing.again'), isQuiet: true },
        ]}
        rows={mails.map(({ id, subject, recipient, hasText, created_at: at, error }) => ({
          id,
          cells: [
            subject ?? t('deskMailing.wiped'),
            recipient || '–',
            moment(at, t),
            error,
            recipient !== '' && hasText === 1 && (
              <ActForm action="/desk/mail/change" hidden={{ act: 'again', id }} of={subject ?? ''}>
                {t('deskMailing.again')}
              </ActForm>
            ),
          ],
        }))}
      />
    </Panel>
  )

export const BouncePanel = ({
  bounces,
  t,
}: {
  bounces: readonly Bounce[]
  t: Translate
}): ReactNode =>
  bounces.length > 0 && (
    <Panel title={t('deskMailing.bounces')}>
      <p>{t('deskMailing.bouncesText')}</p>
      <Table
        caption={t('deskMailing.bounces')}
        columns={[
          { title: t('deskMailing.to') },
          { title: t('deskMailing.when') },
          { title: t('deskMailing.why') },
          { title: t('deskMailing.lift'), isQuiet: true },
        ]}
        rows={bounces.map(({ address, reason, created_at: at }) => ({
          id: address,
          cells: [
            address,
            moment(at, t),
            reason,
            <ActForm
              key="lift"
              action="/desk/mail/change"
              hidden={{ act: 'lift', address }}
              of={address}
            >
              {t('deskMailing.lift')}
            </ActForm>,
          ],
        }))}
      />
    </Panel>
  )
