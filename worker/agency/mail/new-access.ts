import type { MailSettingsRow } from './mail-settings.ts'

/** What is new, and which one. */
export interface NewAccess {
  what: 'key' | 'owner' | 'recipient' | 'copy' | 'noCopy' | 'domain' | 'noDomain' | 'crm'
  name: string
}

type Settings = Pick<MailSettingsRow, 'copyTo' | 'domain'>

/** What owners are told of another second address or another domain; null: both are as before. */
export function newMailAccess(
  before: Settings,
  after: Settings,
): [NewAccess, ...NewAccess[]] | null {
  const [first, ...rest] = [
    ...(before.copyTo === after.copyTo
      ? []
      : [{ what: after.copyTo ? 'copy' : 'noCopy', name: after.copyTo || before.copyTo } as const]),
    ...(before.domain === after.domain
      ? []
      : [
          {
            what: after.domain ? 'domain' : 'noDomain',
            name: after.domain || before.domain,
          } as const,
        ]),
  ]
  return first ? [first, ...rest] : null
}
