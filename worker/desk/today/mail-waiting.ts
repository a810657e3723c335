import { agencyOf } from '../../agency/stub.ts'
import { AGENTS } from '../roles.ts'
import { SHOWN, type WaitingSource } from './waiting.ts'

/** Mail that could not leave. */
export const MAIL_WAITING: WaitingSource = {
  may: AGENTS,
  find: async c => {
    const { outbox } = agencyOf(c.env, c.var.site.id)
    const { failed } = await outbox.counts()
    const mails = failed > 0 ? await outbox.list(SHOWN) : []
    return [
      {
        name: 'mail',
        count: failed,
        items: mails
          .filter(({ state }) => state === 'failed')
          .map(({ id, subject, kind, recipient }) => ({
            id,
            label: subject ?? kind,
            detail: recipient,
          })),
      },
    ]
  },
}
