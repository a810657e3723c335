import type { OpenSession } from '../../agency/people/sessions.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import type { Desk } from '../env.ts'

/** GET /desk: what waits for somebody. */
export function todayPage(c: Desk, { member }: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(c, t('desk.hello', { name: member.name }), null)
}
