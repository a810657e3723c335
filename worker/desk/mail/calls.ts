import type { DeskCall } from '../call.ts'
import { OWNERS } from '../roles.ts'
import { changeMail } from './change-mail.tsx'
import { mailPage } from './mail.tsx'

export const MAIL_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/mail',
    may: OWNERS,
    run: (c, session) => mailPage(c, session),
  },
  { method: 'POST', path: '/mail/change', may: OWNERS, run: changeMail },
]
