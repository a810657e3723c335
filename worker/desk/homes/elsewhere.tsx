import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Empty } from '../page/notice.tsx'

/** An agency whose homes are kept at a back end of its own changes them there. */
export function elsewherePage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(
    c,
    t('desk.rooms.homes'),
    <Empty title={t('deskHomes.elsewhere.title')}>{t('deskHomes.elsewhere.text')}</Empty>,
  )
}

/** A home that is not there, or no more. */
export function noHomePage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(c, t('deskHomes.unknown.title'), <p>{t('deskHomes.unknown.text')}</p>, 404, {
    back: { href: '/desk/homes', label: t('desk.rooms.homes') },
  })
}
