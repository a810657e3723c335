import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from './document.tsx'

/** For whom is signed in with a role that may not. */
export function notForYouPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(c, t('desk.notForYou.title'), <p>{t('desk.notForYou.text')}</p>, 403)
}
