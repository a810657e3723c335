import type { ReactNode } from 'react'
import { homeOf, type Thread } from '../../agency/inbox/thread-rows.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { mailContext } from '../../mail/mail-context.ts'
import { workContext } from '../../site/hono-env.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Notice } from '../page/notice.tsx'
import { AGENTS } from '../roles.ts'
import { noThreadPage } from './no-thread.tsx'
import { Messages } from './messages.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StateTag } from './state-tag.tsx'
import { fillTemplate, templatesFor } from './templates.ts'
import { ThreadSide } from './thread-side.tsx'
import { viewerOf } from './thread-query.ts'

/** What comes back when an act was not carried out: why, and what was typed. */
export interface Shown {
  status?: Status
  /** A word of deskInbox.refused. */
  refused?: string
  text?: string | undefined
  note?: string | undefined
  errors?: Readonly<Record<string, string>>
}

/** GET /desk/inbox/{id}: all that one person asked about one home, and what was answered. */
export async function threadPage(
  c: Desk,
  session: OpenSession,
  { status = 200, refused, text, note, errors = {} }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const { site } = c.var
  const { inbox, members } = agencyOf(c.env, site.id)
  const thread = await inbox.find(c.req.param('id') ?? '', viewerOf(session))
  if (typeof thread === 'string') return noThreadPage(c, thread)
  const [messages, searches, people] = await Promise.all([
    inbox.messages(thread),
    thread.estateId ? [] : inbox.searchesOf(thread.email),
    members.list(),
  ])
  const mayAct = AGENTS.includes(session.member.role)
  const title = thread.name || thread.email
  const template = new URL(c.req.url).searchParams.get('template') ?? ''
  return deskPage(
    c,
    title,
    <>
      {refused && (
        <Notice kind={status === 409 ? 'warning' : 'error'}>
          <p>{t(`deskInbox.refused.${refused}`)}</p>
        </Notice>
      )}
      <div className="thread">
        <div className="thread__main">
          <Messages messages={messages} searches={searches} thread={thread} t={t} />
          {mayAct && thread.kind !== 'subscription' && (
            <ReplyForm
              thread={thread}
              text={text ?? (await templateText(c, template, thread, session))}
              errors={errors}
              templates={templatesFor(thread)}
              t={t}
            />
          )}
        </div>
        <ThreadSide
          thread={thread}
          note={note}
          people={people}
          member={session.member}
          mayAct={mayAct}
          t={t}
        />
      </div>
    </>,
    status,
    {
      back: { href: '/desk/inbox', label: t('desk.rooms.inbox') },
      tag: <StateTag state={thread.state} t={t} />,
      ...introOf(thread, t(`deskInbox.kind.${thread.kind}`)),
    },
  )
}

const introOf = (thread: Thread, kind: string): { intro: ReactNode } => ({
  intro: [kind, homeOf(thread)].filter(Boolean).join(' · '),
})

async function templateText(
  c: Desk,
  name: string,
  thread: Thread,
  { member }: OpenSession,
): Promise<string> {
  if (!name) return ''
  const context = await mailContext({ ...workContext(c), site: c.var.site }, thread.locale)
  return fillTemplate(name, context, { thread, agent: member.name })
}
