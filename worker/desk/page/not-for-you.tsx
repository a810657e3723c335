import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from './document.tsx'
import { TypedText, sentFields } from './unsent-form.tsx'

/** For whom is signed in with a role that may not; what was typed when it still might is theirs to copy (DESK-28). */
export async function notForYouPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  const fields = await sentFields(c)
  return deskPage(
    c,
    t('desk.notForYou.title'),
    <>
      <p>{t('desk.notForYou.text')}</p>
      {fields && <TypedText fields={fields} t={t} />}
    </>,
    403,
  )
}
