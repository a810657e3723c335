import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { Bounce } from '../../agency/mail/bounces.ts'
import type { MailSettingsRow } from '../../agency/mail/mail-settings.ts'
import type { ListedMail } from '../../agency/outbox.ts'
import type { DomainRecord } from '../../mail/domain-records.ts'
import { ActForm } from '../act-form.tsx'
import { moment } from '../moment.ts'
import { Button } from '../page/button.tsx'
import { fieldsOf, Form, FormButtons } from '../page/form.tsx'
import { Panel, Tag } from '../page/notice.tsx'
import { Field } from '../page/parts.tsx'
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
        rows={mails.map(({ id, subject, recipient, created_at: at, error }) => ({
          id,
          cells: [
            subject ?? t('deskMailing.wiped'),
            recipient || '–',
            moment(at, t),
            error,
            recipient !== '' && subject !== null && (
              <ActForm action="/desk/mail/change" hidden={{ act: 'again', id }} of={subject}>
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

const RECORD_TAGS = { found: 'good', missing: 'danger', unknown: 'plain' } as const

/** What the agency's own domain must say, as the name server says it now. */
export const RecordsPanel = ({
  settings: { domain, domainProvenAt },
  records,
  t,
}: {
  settings: MailSettingsRow
  records: readonly DomainRecord[]
  t: Translate
}): ReactNode =>
  domain !== '' && (
    <Panel
      title={t('deskMailing.records', { domain })}
      action={
        <Tag kind={domainProvenAt === null ? 'warning' : 'good'}>
          {t(domainProvenAt === null ? 'deskMailing.unproven' : 'deskMailing.proven')}
        </Tag>
      }
    >
      <p>{t('deskMailing.recordsText')}</p>
      <Table
        caption={t('deskMailing.records', { domain })}
        columns={[
          { title: t('deskMailing.recordName') },
          { title: t('deskMailing.recordValue') },
          { title: t('deskMailing.state') },
        ]}
        rows={records.map(({ name, value, state }) => ({
          id: name,
          cells: [
            <code className="desk-code" key="name">
              {name}
            </code>,
            <code className="desk-code" key="value">
              {value}
            </code>,
            <Tag key="state" kind={RECORD_TAGS[state]}>
              {t(`deskMailing.record.${state}`)}
            </Tag>,
          ],
        }))}
      />
    </Panel>
  )

export const SettingsForm = ({
  values,
  errors,
  mainAddress,
  t,
}: {
  values: { copyTo: string; domain: string }
  errors: Record<string, string>
  mainAddress: string
  t: Translate
}): ReactNode => {
  const at = fieldsOf({ values: { copyTo: values.copyTo, domain: values.domain }, errors })
  return (
    <Form action="/desk/mail/change" errors={errors} hidden={{ act: 'set' }} t={t}>
      <Field
        label={t('deskMailing.copyTo')}
        hint={t('deskMailing.copyToHint', { address: mainAddress })}
        type="email"
        maxLength={254}
        {...at('copyTo')}
      />
      <Field
        label={t('deskMailing.domain')}
        hint={t('deskMailing.domainHint')}
        maxLength={253}
        {...at('domain')}
      />
      <FormButtons>
        <Button>{t('deskMailing.save')}</Button>
      </FormButtons>
    </Form>
  )
}
