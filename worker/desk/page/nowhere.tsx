import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from './document.tsx'

/** For who is signed in and follows an address that the desk does not have (DESK-199). */
export function nowherePage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(c, t('desk.nowhere.title'), <p>{t('desk.nowhere.text')}</p>, 404, {
    back: { href: '/desk', label: t('desk.rooms.today') },
  })
}
