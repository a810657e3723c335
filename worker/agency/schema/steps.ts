import type { Schema } from '../../store/schema.ts'
import FIRST_TABLES from './001-first.sql'
import ACCESS_TABLES from './002-access.sql'
import CRM_TABLES from './003-crm.sql'
import PEOPLE_TABLES from './004-people.sql'
import WAYS_IN_TABLES from './005-ways-in.sql'
import AUDIT_BY_SUBJECT from './006-audit-by-subject.sql'
import EXPORT_TABLES from './007-export-files.sql'
import FIGURE_TABLES from './008-figures.sql'
import HELD_TABLES from './009-held-tasks.sql'
import BOOKINGS_AT_DESK from './010-bookings-at-desk.sql'
import STAY_TABLE from './011-stays.sql'
import MUTED_TABLE from './012-muted-mails.sql'
import INBOX_TABLES from './013-inbox.sql'
import MORE_CRITERIA from './014-more-criteria.sql'
import CALENDAR_LINKS from './015-calendar-links.sql'
import AFTERNOON_COLUMNS from './016-afternoons.sql'
import RESTORED_TABLE from './017-restored.sql'
import DENIAL_TABLES from './018-denials.sql'
import SEALED_TEXTS from './019-sealed-texts.sql'
import SIGN_INS from './020-sign-ins.sql'
import AUDIT_NAMES from './021-audit-names.sql'
import STAY_OUTCOMES from './022-stay-outcomes.sql'
import THREAD_HOMES from './023-thread-homes.sql'
import SEARCHES from './024-searches.sql'

/**
 * The schema, step by step. A step is never changed once it was deployed, and only adds: an object sleeps for months and
 * wakes under newer code, and after a rollback the older code meets the newer schema. What touches rows is a task.
 */
export const SCHEMA_STEPS: readonly string[] = [
  /** What visitors leave, mails, bookings, tasks, and being kept informed: the schema of the first release. */
  FIRST_TABLES,
  /** Who may call for an agency, and what was done in its name. */
  ACCESS_TABLES,
  /** An agency's CRM: how it is reached, what was brought from it, which enquiries it was given. */
  CRM_TABLES,
  /** Who works at the agency, and how they come in. */
  PEOPLE_TABLES,
  /** Ways in besides mail, and who has been here before. */
  WAYS_IN_TABLES,
  /** For the history of one thing. */
  AUDIT_BY_SUBJECT,
  /** Files of everything that owners asked for. */
  EXPORT_TABLES,
  /** What happened with homes and pages, and who may look: no visitor is in any of these. */
  FIGURE_TABLES,
  /** A task that waits for a person: what it does may have been done before. */
  HELD_TABLES,
  /** What the desk adds to bookings. */
  BOOKINGS_AT_DESK,
  /** What became of a stay that the API holds; gone with its booking. */
  STAY_TABLE,
  /** What an agency switched off of what may be. */
  MUTED_TABLE,
  /** Who wrote, what was answered and who looks after it. What was written stands in `enquiry`. */
  INBOX_TABLES,
  /** What more a search asks, as JSON. */
  MORE_CRITERIA,
  /** An address at which a person's own calendar reads their viewings; it goes with its person. */
  CALENDAR_LINKS,
  /** What makes several viewings one afternoon. */
  AFTERNOON_COLUMNS,
  /** Which rows were put in by a restore that is under way: should it be refused, these go again. */
  RESTORED_TABLE,
  /** Who brought whom in, and what was so before: what a denied sign-in made is taken back by it. */
  DENIAL_TABLES,
  /** The text of a mail that has left, encrypted, should it come back and have to leave again. */
  SEALED_TEXTS,
  /** Pending sign-ins, one for each browser; a request elsewhere cancels none of them. `sign_in` is no longer used. */
  SIGN_INS,
  /** What people called who acted and what it was done to at that moment; NULL: nothing, or written by an older release. */
  AUDIT_NAMES,
  /** What the listing API made of the latest change of a stay; each is a revision of the stay. */
  STAY_OUTCOMES,
  /** Where the home of a thread stands, as agents know it, and its reference; '': about none, or written by an older release. */
  THREAD_HOMES,
  /** A saved search whole, as JSON; NULL: it is to be read from the text of its filter. And the facts of a home that changed. */
  SEARCHES,
]

/** Numbers of steps that wait for `npm run agency -- wake`. A later release takes one off the list, and may then count on it. */
const LATE_STEPS: readonly number[] = []

export const AGENCY_SCHEMA: Schema = { key: 'schema', steps: SCHEMA_STEPS, late: LATE_STEPS }
