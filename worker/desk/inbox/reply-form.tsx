import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { Thread } from '../../agency/inbox/thread-rows.ts'
import { Button } from '../page/button.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Panel } from '../page/notice.tsx'
import { TextArea } from '../page/parts.tsx'

/** An answer by mail, to who wrote and nobody else; it may begin with a template. */
export const ReplyForm = ({
  thread,
  text,
  errors,
  templates,
  t,
}: {
  thread: Thread
  text: string
  errors: Readonly<Record<string, string>>
  templates: readonly string[]
  t: Translate
}): ReactNode => (
  <Panel title={t('deskInbox.reply.title')} id="reply">
    <p className="thread__templates">
      {t('deskInbox.reply.templates')}{' '}
      {templates.map(name => (
        <a
          key={name}
          className="button button--quiet button--small"
          href={`/desk/inbox/${thread.id}?template=${name}#reply`}
        >
          {t(`deskInbox.template.${name}`)}
        </a>
      ))}
    </p>
    <Form
      action={`/desk/inbox/${thread.id}`}
      errors={errors}
      // The same form sent twice is one answer.
      hidden={{ act: 'reply', seen: String(thread.changes), reply: crypto.randomUUID() }}
      wide
      isGuarded
      t={t}
    >
      <TextArea
        label={t('deskInbox.reply.label')}
        name="text"
        hint={t('deskInbox.reply.hint', {
          email: thread.email,
          language: t(`language.${thread.locale}`),
        })}
        error={errors.text}
        defaultValue={text}
        lang={thread.locale}
        rows={8}
        maxLength={5000}
        required
      />
      <FormButtons>
        <Button icon="mail">{t('deskInbox.reply.send')}</Button>
      </FormButtons>
    </Form>
  </Panel>
)
