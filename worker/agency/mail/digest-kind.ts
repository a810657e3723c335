/** Mails with news of estates. They have a task of their own, behind all others. */
export const DIGEST_KIND = 'matches'

export const taskOfMail = (kind: string): 'mail' | 'digest-mail' =>
  kind === DIGEST_KIND ? 'digest-mail' : 'mail'
