import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { notForYouPage } from '../page/not-for-you.tsx'
import { TextArea } from '../page/parts.tsx'
import { statusOf } from '../../store/refusal.ts'

/**
 * There is none of that name, its person was erased, or it is a colleague's (INBOX-4, INBOX-10). What was typed for it is
 * there to copy.
 */
export function noThreadPage(
  c: Desk,
  why: 'unknown' | 'erased' | 'unseen',
  typed = '',
): Promise<Response> {
  if (why === 'unseen') return notForYouPage(c)
  const t = wordsOf(c)
  return deskPage(
    c,
    t(`deskInbox.${why}.title`),
    <>
      <p>{t(`deskInbox.${why}.text`)}</p>
      {typed && (
        <TextArea
          label={t('deskInbox.typed')}
          name="typed"
          defaultValue={typed}
          rows={8}
          readOnly
        />
      )}
    </>,
    statusOf(why === 'erased' ? 'gone' : 'not-found'),
    { back: { href: '/desk/inbox', label: t('desk.rooms.inbox') } },
  )
}
