import { agencyOf } from '../../agency/stub.ts'
import { homeOf } from '../../agency/inbox/thread-rows.ts'
import { viewerOf } from '../inbox/thread-query.ts'
import { shortMoment } from '../moment.ts'
import { wordsOf } from '../page/document.tsx'
import { SHOWN, type WaitingSource } from './waiting.ts'

/** Who wrote and waits for an answer; of an agent what is theirs (INBOX-4, INBOX-40). */
export const INBOX_WAITING: WaitingSource = {
  may: ['owner', 'agent', 'reader'],
  find: async (c, session) => {
    const { inbox } = agencyOf(c.env, c.var.site.id)
    const { threads, total } = await inbox.list(viewerOf(session), { state: 'new', limit: SHOWN })
    const t = wordsOf(c)
    return [
      {
        name: 'inbox',
        count: total,
        items: threads.map(({ id, name, email, kind, writtenAt, ...home }) => ({
          id,
          label: name || email,
          detail: [
            homeOf(home) || t(`deskInbox.kind.${kind}`),
            shortMoment(writtenAt, c.var.trace.startedAt, t),
          ].join(' · '),
          href: `/desk/inbox/${id}`,
        })),
        href: '/desk/inbox',
      },
    ]
  },
}
