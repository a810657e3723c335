import type { ReactNode } from 'react'
import { href } from '../../../shared/routes.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { Thread } from '../../agency/inbox/thread-rows.ts'
import type { Member } from '../../agency/people/members.ts'
import { ActForm, Acts } from '../act-form.tsx'
import { Button, LinkButton } from '../page/button.tsx'
import { Select } from '../page/choices.tsx'
import { Form } from '../page/form.tsx'
import { Facts } from '../page/lists.tsx'
import { Panel } from '../page/notice.tsx'
import { TextArea } from '../page/parts.tsx'

interface Props {
  thread: Thread
  /** As it was typed; absent: as it is. */
  note: string | undefined
  people: readonly Member[]
  member: Member
  mayAct: boolean
  t: Translate
}

/** Who it is, who looks after it, what colleagues should know. */
export const ThreadSide = ({ thread, note, people, member, mayAct, t }: Props): ReactNode => {
  const action = `/desk/inbox/${thread.id}`
  const seen = String(thread.changes)
  return (
    <div className="thread__side">
      <Panel title={t('deskInbox.person')}>
        <Facts facts={factsOf(thread, t)} />
        {mayAct && <StateActs thread={thread} t={t} />}
        {member.role === 'owner' && (
          <p>
            <LinkButton href={`${action}/person`} isSmall icon="user">
              {t('deskInbox.allOfPerson')}
            </LinkButton>
          </p>
        )}
      </Panel>
      <Panel title={t('deskInbox.owner')}>
        {mayAct ? (
          <Form action={action} hidden={{ act: 'owner', seen }} t={t}>
            <Select
              label={t('deskInbox.looksAfter')}
              name="owner"
              none={t('deskInbox.nobody')}
              chosen={thread.owner ?? ''}
              hint={t('deskInbox.givenHint')}
              options={people
                .filter(({ role }) => role === 'owner' || role === 'agent')
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button kind="quiet" isSmall>
              {t('deskInbox.give')}
            </Button>
          </Form>
        ) : (
          <p>{thread.ownerName ?? t('deskInbox.nobody')}</p>
        )}
      </Panel>
      <Panel title={t('deskInbox.note')}>
        {mayAct ? (
          <Form action={action} hidden={{ act: 'note', seen }} isGuarded t={t}>
            <TextArea
              label={t('deskInbox.noteLabel')}
              name="note"
              hint={t('deskInbox.noteHint')}
              defaultValue={note ?? thread.note}
              rows={4}
              maxLength={2000}
            />
            <Button kind="quiet" isSmall>
              {t('deskInbox.noteSave')}
            </Button>
          </Form>
        ) : (
          <p className="message__text">{thread.note || '–'}</p>
        )}
      </Panel>
    </div>
  )
}

const factsOf = (
  { email, phone, locale, estate, estateId, address, reference }: Thread,
  t: Translate,
): (readonly [string, ReactNode])[] => [
  [t('contact.email'), email],
  [t('contact.phone'), phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
  [t('mail.contact.language'), t(`language.${locale}`)],
  [
    t('deskInbox.home'),
    estateId && <a href={href('estate', locale, { estateId })}>{estate || estateId}</a>,
  ],
  [t('field.address'), address],
  [t('field.reference'), reference],
]

/** What can become of it from the state that it is in. */
const StateActs = ({
  thread: { id, state, changes },
  t,
}: Pick<Props, 'thread' | 't'>): ReactNode => {
  const next = {
    new: ['answered', 'closed'],
    answered: ['closed', 'new'],
    closed: ['new'],
  } as const
  return (
    <Acts>
      {next[state].map(act => (
        <ActForm key={act} action={`/desk/inbox/${id}`} hidden={{ act, seen: String(changes) }}>
          {t(`deskInbox.to.${act}`)}
        </ActForm>
      ))}
    </Acts>
  )
}
