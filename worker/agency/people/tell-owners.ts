import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Sql } from '../sql.ts'

/** Mails every owner that there is at this moment, each once for the mail's key; its recipient is put in. */
export function tellOwners(
  { sql, notices }: { sql: Sql; notices: Notices },
  mail: OutgoingMail,
): void {
  for (const { id, email } of sql.all<{ id: string; email: string }>(
    `SELECT id, email FROM member WHERE role = 'owner'`,
  ))
    notices.tellOnce({
      ...mail,
      id: `${mail.id}-${id}`,
      dedupeKey: `${mail.dedupeKey}/${id}`,
      recipient: email,
    })
}
