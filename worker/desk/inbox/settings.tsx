import { KEEP_DAYS } from '../../../shared/privacy/retention-periods.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { renew } from '../../public-api/changed.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { Button } from '../page/button.tsx'
import { Choices } from '../page/choices.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { Form } from '../page/form.tsx'
import { Panel } from '../page/notice.tsx'
import { Field } from '../page/parts.tsx'
import { readFields } from '../read-fields.ts'

/** GET /desk/inbox/settings: one person's data, and how long what people write is kept (PRIV-51). */
export const inboxSettingsPage = (c: Desk): Promise<Response> => settingsPage(c)

interface Shown {
  status?: Status
  email?: string
  errors?: Readonly<Record<string, string>>
}

export async function settingsPage(
  c: Desk,
  { status = 200, email = '', errors = {} }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const days = await agencyOf(c.env, c.var.site.id).inbox.keepDays()
  return deskPage(
    c,
    t('deskInbox.privacy.title'),
    <>
      <Panel title={t('deskInbox.privacy.person')}>
        <p>{t('deskInbox.privacy.personText')}</p>
        <Form action="/desk/inbox/person" errors={errors} t={t}>
          <Field
            label={t('contact.email')}
            name="email"
            type="email"
            autoComplete="off"
            error={errors.email}
            defaultValue={email}
            required
          />
          <Button kind="quiet">{t('deskInbox.privacy.find')}</Button>
        </Form>
      </Panel>
      <Panel title={t('deskInbox.privacy.keep')}>
        <Form action="/desk/inbox/settings" t={t}>
          <Choices
            label={t('deskInbox.privacy.keepLabel')}
            name="days"
            hint={t('deskInbox.privacy.keepHint')}
            error={errors.days}
            chosen={String(days)}
            options={KEEP_DAYS.map(value => ({
              value: String(value),
              label: t(`deskInbox.privacy.days.${value}`),
            }))}
          />
          <Button>{t('deskTelling.save')}</Button>
        </Form>
      </Panel>
    </>,
    status,
    { back: { href: '/desk/inbox', label: t('desk.rooms.inbox') } },
  )
}

/** POST /desk/inbox/settings: the privacy statement says it from now on, and the next night deletes what is older. */
export async function setKeepDays(c: Desk, session: OpenSession): Promise<Response> {
  const sent = (await readFields(c.req.raw)).get('days')
  const days = KEEP_DAYS.find(value => String(value) === sent)
  if (!days)
    return settingsPage(c, {
      status: 422,
      errors: { days: wordsOf(c)('deskInbox.privacy.wrongDays') },
    })
  await agencyOf(c.env, c.var.site.id).inbox.setKeepDays(days, actingOf(c, session))
  await renew(c, c.var.site.id, ['pages', 'lists'], { hard: false })
  return done(c, '/desk/inbox/settings', 'inbox.term')
}
