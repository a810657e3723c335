import type { Bindings } from '../env.ts'

/**
 * Whether mails are read here instead of in a mailbox: on a machine of one's own, where none leaves. Nothing is deployed without
 * ADMIN_HOST, so that a deployment has no sink whatever MAIL_SINK says.
 */
export const isMailSink = ({
  MAIL_SINK,
  ADMIN_HOST,
}: Pick<Bindings, 'MAIL_SINK' | 'ADMIN_HOST'>): boolean => MAIL_SINK === 'on' && ADMIN_HOST === ''
