import { FIRST_TABLES } from './steps/01-first.ts'
import { ACCESS_TABLES } from './steps/02-access.ts'
import { CRM_TABLES } from './steps/03-crm.ts'
import { PEOPLE_TABLES } from './steps/04-people.ts'
import { WAYS_IN_TABLES } from './steps/05-ways-in.ts'
import { AUDIT_BY_SUBJECT } from './steps/06-audit-by-subject.ts'
import { EXPORT_TABLES } from './steps/07-export-files.ts'
import { FIGURE_TABLES } from './steps/08-figures.ts'
import { HELD_TABLES } from './steps/09-held-tasks.ts'
import { BOOKINGS_AT_DESK } from './steps/10-bookings-at-desk.ts'
import { STAY_TABLE } from './steps/11-stays.ts'
import { MUTED_TABLE } from './steps/12-muted-mails.ts'
import { INBOX_TABLES } from './steps/13-inbox.ts'
import { MORE_CRITERIA } from './steps/14-more-criteria.ts'
import { CALENDAR_LINKS } from './steps/15-calendar-links.ts'
import { AFTERNOON_COLUMNS } from './steps/16-afternoons.ts'
import { RESTORED_TABLE } from './steps/17-restored.ts'
import { DENIAL_TABLES } from './steps/18-denials.ts'
import { SEALED_TEXTS } from './steps/19-sealed-texts.ts'
import { SIGN_INS } from './steps/20-sign-ins.ts'
import { AUDIT_NAMES } from './steps/21-audit-names.ts'
import { STAY_OUTCOMES } from './steps/22-stay-outcomes.ts'
import { THREAD_HOMES } from './steps/23-thread-homes.ts'
import { SEARCHES } from './steps/24-searches.ts'

/**
 * The schema, step by step. A step is never changed once it was deployed, and only adds: an object sleeps for months and
 * wakes under newer code, and after a rollback the older code meets the newer schema. What touches rows is a task.
 */
export const SCHEMA_STEPS: readonly string[] = [
  FIRST_TABLES,
  ACCESS_TABLES,
  CRM_TABLES,
  PEOPLE_TABLES,
  WAYS_IN_TABLES,
  AUDIT_BY_SUBJECT,
  EXPORT_TABLES,
  FIGURE_TABLES,
  HELD_TABLES,
  BOOKINGS_AT_DESK,
  STAY_TABLE,
  MUTED_TABLE,
  INBOX_TABLES,
  MORE_CRITERIA,
  CALENDAR_LINKS,
  AFTERNOON_COLUMNS,
  RESTORED_TABLE,
  DENIAL_TABLES,
  SEALED_TEXTS,
  SIGN_INS,
  AUDIT_NAMES,
  STAY_OUTCOMES,
  THREAD_HOMES,
  SEARCHES,
]
