import type { DeskCall } from './call.ts'
import { AUDIT_CALLS } from './audit/calls.ts'
import { CALENDAR_CALLS } from './calendar/calls.ts'
import { DOMAIN_CALLS } from './domain/calls.ts'
import { EXPORT_CALLS } from './export/calls.ts'
import { FEEDS_CALLS } from './feeds/calls.ts'
import { FIGURES_CALLS } from './figures/calls.ts'
import { HOME_ACT_CALLS } from './home-acts/calls.ts'
import { HOMES_CALLS } from './homes/calls.ts'
import { INBOX_CALLS } from './inbox/calls.ts'
import { KEYS_CALLS } from './keys/calls.ts'
import { LISTS_CALLS } from './lists/calls.ts'
import { LOOK_CALLS } from './look/calls.ts'
import { MAIL_CALLS } from './mail/calls.ts'
import { MENUS_CALLS } from './menus/calls.ts'
import { OFFICE_CALLS } from './office/calls.ts'
import { PAGES_CALLS } from './pages/calls.ts'
import { PEOPLE_CALLS } from './people/calls.ts'
import { PHOTO_CALLS } from './photos/calls.ts'
import { PRICES_CALLS } from './prices/calls.ts'
import { RICH_TEXT_CALLS } from './rich-text/calls.ts'
import { STAYS_CALLS } from './stays/calls.ts'
import { TELLING_CALLS } from './telling/calls.ts'
import { TODAY_CALLS } from './today/calls.ts'
import { WORDS_CALLS } from './words/calls.ts'

/** Every page and act behind the door; what is not here is not there. */
export const DESK_CALLS: readonly DeskCall[] = [
  ...TODAY_CALLS,
  ...AUDIT_CALLS,
  ...CALENDAR_CALLS,
  ...DOMAIN_CALLS,
  ...EXPORT_CALLS,
  ...FEEDS_CALLS,
  ...FIGURES_CALLS,
  ...HOME_ACT_CALLS,
  ...HOMES_CALLS,
  ...INBOX_CALLS,
  ...KEYS_CALLS,
  ...LISTS_CALLS,
  ...LOOK_CALLS,
  ...MAIL_CALLS,
  ...MENUS_CALLS,
  ...OFFICE_CALLS,
  ...PAGES_CALLS,
  ...PEOPLE_CALLS,
  ...PHOTO_CALLS,
  ...PRICES_CALLS,
  ...RICH_TEXT_CALLS,
  ...STAYS_CALLS,
  ...TELLING_CALLS,
  ...WORDS_CALLS,
]
