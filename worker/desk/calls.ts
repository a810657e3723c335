import type { DeskCall } from './call.ts'
import { DOMAIN_CALLS } from './domain/calls.ts'
import { EXPORT_CALLS } from './export/calls.ts'
import { FEEDS_CALLS } from './feeds/calls.ts'
import { KEYS_CALLS } from './keys/calls.ts'
import { MAIL_CALLS } from './mail/calls.ts'
import { PEOPLE_CALLS } from './people/calls.ts'
import { RICH_TEXT_CALLS } from './rich-text/calls.ts'
import { TODAY_CALLS } from './today/calls.ts'

/** Every page and act behind the door; what is not here is not there. */
export const DESK_CALLS: readonly DeskCall[] = [
  ...TODAY_CALLS,
  ...FEEDS_CALLS,
  ...DOMAIN_CALLS,
  ...EXPORT_CALLS,
  ...KEYS_CALLS,
  ...MAIL_CALLS,
  ...PEOPLE_CALLS,
  ...RICH_TEXT_CALLS,
]
