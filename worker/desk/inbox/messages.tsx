import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { Translate } from '../../../shared/translator.ts'
import type { Thread, ThreadMessage } from '../../agency/inbox/thread-rows.ts'
import { moment } from '../moment.ts'
import { Facts } from '../page/lists.tsx'
import { Tag } from '../page/notice.tsx'

/** What stands elsewhere on the page, or only for the machine. */
const SHOWN_ELSEWHERE = ['name', 'phone', 'text', 'source', 'estate']

const FIELDS = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  (): Record<string, string> => ({}),
)

interface Props {
  messages: readonly ThreadMessage[]
  searches: readonly { name: string; since: number }[]
  thread: Thread
  t: Translate
}

/** The conversation, the oldest first. Words of strangers are text, in a direction of their own. */
export const Messages = ({ messages, searches, thread, t }: Props): ReactNode => (
  <ol className="messages">
    {messages.map(message => (
      <li key={message.id} className={`message message--${message.author}`}>
        <p className="message__head">
          <strong dir="auto">
            {message.author === 'person'
              ? thread.name || thread.email
              : (message.member ?? t('deskInbox.formerColleague'))}
          </strong>{' '}
          <span>{moment(message.at, t)}</span> <MailTag message={message} t={t} />
        </p>
        <p className="message__text" dir="auto">
          {message.text}
        </p>
        <Facts
          facts={Object.entries(v.parse(FIELDS, message.fields ?? '{}'))
            .filter(([name]) => !SHOWN_ELSEWHERE.includes(name))
            .map(([name, value]) => [name === 'subject' ? t('contact.subject') : name, value])}
        />
        {message.flag && <p className="message__flag">{t(`mail.contact.flag.${message.flag}`)}</p>}
      </li>
    ))}
    {searches.map(({ name, since }) => (
      <li key={`${name} ${since}`} className="message">
        <p className="message__head">
          <strong>{t('deskInbox.keptInformed')}</strong> <span>{moment(since, t)}</span>
        </p>
        <p className="message__text">{name}</p>
      </li>
    ))}
    {messages.length + searches.length === 0 && (
      <li className="message">
        <p>{t('deskInbox.nothingLeft')}</p>
      </li>
    )}
  </ol>
)

/** Whether its mail left; that of a robot's enquiry never does. */
const MailTag = ({ message, t }: { message: ThreadMessage; t: Translate }): ReactNode => {
  const { author, mailState, mailError } = message
  if (mailState === 'failed')
    return (
      <>
        <Tag kind="danger">{t(`deskInbox.mail.${author === 'desk' ? 'failed' : 'notMailed'}`)}</Tag>
        {mailError && <span className="message__error">{mailError}</span>}
      </>
    )
  if (author === 'person') return null
  if (mailState === 'sent') return <Tag kind="good">{t('deskInbox.mail.sent')}</Tag>
  return mailState && <Tag>{t('deskInbox.mail.waiting')}</Tag>
}
