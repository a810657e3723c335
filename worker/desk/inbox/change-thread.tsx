import * as v from 'valibot'
import { parseFields, textField } from '../../../shared/forms/fields.ts'
import { homeOf, type Thread } from '../../agency/inbox/thread-rows.ts'
import { THREAD_REFUSALS, type ThreadChange } from '../../agency/inbox/thread-acts.ts'
import type { OutgoingMail } from '../../agency/outbox.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { log } from '../../http/log.ts'
import { conversationOf } from '../../mail/conversation.ts'
import { mailContext } from '../../mail/mail-context.ts'
import { givenMail } from '../../mail/messages/given-mail.ts'
import { replyMail } from '../../mail/messages/reply-mail.ts'
import { renderMail } from '../../mail/render-mail.tsx'
import { workContext } from '../../site/hono-env.ts'
import { actingOf } from '../acting.ts'
import { writerOf } from '../sign-in/letter.ts'
import { heldLetter } from '../sign-in/letters.ts'
import type { Desk } from '../env.ts'
import { done } from '../page/done.tsx'
import { wordsOf } from '../page/document.tsx'
import { readFields } from '../read-fields.ts'
import { noThreadPage } from './no-thread.tsx'
import { threadPage, type Shown } from './thread-page.tsx'
import { viewerOf } from './thread-query.ts'
import { statusOf } from '../../store/refusal.ts'

const MAX_TEXT = 5000
const MAX_NOTE = 2000

const SEEN = { seen: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }

const ACT = v.variant('act', [
  v.object({ ...SEEN, act: v.picklist(['new', 'answered', 'closed']) }),
  v.object({ ...SEEN, act: v.literal('owner'), owner: v.pipe(v.string(), v.maxLength(64)) }),
  v.object({ ...SEEN, act: v.literal('note') }),
  v.object({ ...SEEN, act: v.literal('reply'), reply: v.pipe(v.string(), v.uuid()) }),
])

type Act = v.InferOutput<typeof ACT>

/** POST /desk/inbox/{id}: an answer, a state, a colleague or a note. What was typed is never lost. */
export async function changeThread(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const typed: Pick<Shown, 'text' | 'note'> = {
    text: fields.get('text') ?? undefined,
    note: fields.get('note') ?? undefined,
  }
  const parsed = v.safeParse(ACT, Object.fromEntries(fields))
  const { inbox, threadActs } = agencyOf(c.env, c.var.site.id)
  const thread = await inbox.find(c.req.param('id') ?? '', viewerOf(session))
  if (typeof thread === 'string') return noThreadPage(c, thread, typed.text ?? typed.note)
  if (!parsed.success) return threadPage(c, session, { ...typed, status: 422, refused: 'unknown' })
  const act = parsed.output
  const texts = readTexts(act, fields)
  if (texts.error)
    return threadPage(c, session, {
      ...typed,
      status: 422,
      errors: { [texts.error]: wordsOf(c)(texts.message) },
    })
  const change = await changeOf(c, session, thread, act, texts.value)
  const outcome = await threadActs.change(thread.id, change, act.seen, actingOf(c, session))
  if (outcome === 'done' || outcome === 'same') return afterwards(c, session, thread, act)
  if (outcome === 'unknown' || outcome === 'erased' || outcome === 'unseen')
    return noThreadPage(c, outcome, typed.text ?? typed.note)
  if (outcome === 'too-many') {
    log({ event: 'replies-limited', site: c.var.site.id })
    const letter = { id: crypto.randomUUID(), name: session.member.name }
    await threadActs.tellHeld(await heldLetter(writerOf(c), letter))
  }
  const status = statusOf(THREAD_REFUSALS[outcome])
  return threadPage(c, session, { ...typed, status, refused: outcome })
}

/** An agent who gave it away does not see it any more. */
async function afterwards(
  c: Desk,
  session: OpenSession,
  { id }: Thread,
  { act }: Act,
): Promise<Response> {
  const still = await agencyOf(c.env, c.var.site.id).inbox.find(id, viewerOf(session))
  return done(c, still === 'unseen' ? '/desk/inbox' : `/desk/inbox/${id}`, `inbox.${act}`)
}

interface Texts {
  value: string
  error?: string
  message: string
}

/** The text of an answer or a note, cleaned. */
function readTexts({ act }: Act, fields: URLSearchParams): Texts {
  if (act !== 'reply' && act !== 'note') return { value: '', message: '' }
  const name = act === 'reply' ? 'text' : 'note'
  const max = act === 'reply' ? MAX_TEXT : MAX_NOTE
  const parsed = parseFields(
    { text: textField(name, { max, required: act === 'reply', multiline: true }) },
    fields,
  )
  return 'errors' in parsed
    ? { value: '', error: name, message: parsed.errors.text ?? '' }
    : { value: parsed.value.text, message: '' }
}

async function changeOf(
  c: Desk,
  session: OpenSession,
  thread: Thread,
  act: Act,
  text: string,
): Promise<ThreadChange> {
  switch (act.act) {
    case 'owner':
      return { act: 'owner', owner: act.owner || null, mail: await mailOfGift(c, session, thread) }
    case 'note':
      return { act: 'note', note: text }
    case 'reply': {
      const mail = await mailOfReply(c, thread, act.reply, text)
      return { act: 'reply', id: act.reply, text, mail }
    }
    default:
      return { act: 'state', state: act.act }
  }
}

/** In the language of who wrote; an answer by own mail reaches who was mailed first. */
async function mailOfReply(
  c: Desk,
  thread: Thread,
  id: string,
  text: string,
): Promise<OutgoingMail> {
  const { site, trace } = c.var
  const context = await mailContext({ ...workContext(c), site }, thread.locale)
  const { estateId, estate, recipient } = thread
  const mail = replyMail(context, {
    text,
    about: estateId ? { estateId, title: estate || estateId } : null,
    replyTo: recipient,
  })
  const conversation = await conversationOf(c.env, site.id, thread)
  return {
    id,
    kind: 'enquiry-reply',
    dedupeKey: `reply/${id}`,
    recipient: thread.email,
    message: renderMail(context, { ...mail, conversation }),
    now: trace.startedAt,
  }
}

async function mailOfGift(c: Desk, { member }: OpenSession, thread: Thread): Promise<OutgoingMail> {
  const { site, trace } = c.var
  const context = await mailContext({ ...workContext(c), site }, site.defaultLocale)
  const id = crypto.randomUUID()
  const mail = givenMail(context, {
    ...thread,
    estate: homeOf(thread),
    threadId: thread.id,
    by: member.name,
  })
  return {
    id,
    kind: 'enquiry-given',
    dedupeKey: `given/${id}`,
    recipient: '',
    message: renderMail(context, mail),
    now: trace.startedAt,
  }
}
