import { EXPORT_TABLES } from './access/exports.ts'
import { ACCESS_TABLES, AUDIT_BY_SUBJECT } from './access/tables.ts'
import { FIGURE_TABLES } from './figures/tables.ts'
import { HELD_TABLES } from './copies/held.ts'
import { RESTORED_TABLE } from './copies/transfer.ts'
import { STAY_TABLE } from './booking/stay-table.ts'
import { PEOPLE_TABLES } from './people/tables.ts'
import { WAYS_IN_TABLES } from './people/ways-in-tables.ts'
import { INBOX_TABLES } from './inbox/tables.ts'
import { CALENDAR_LINKS } from './people/calendar-links.ts'
import { DENIAL_TABLES } from './people/denial-tables.ts'
import { AFTERNOON_COLUMNS } from './booking/afternoon-columns.ts'
import { BOOKINGS_AT_DESK } from './booking/desk-columns.ts'
import { MUTED_TABLE } from './mail/muted-mails.ts'
import { CRM_TABLES } from './crm/tables.ts'
import type { Sql } from './sql.ts'
import { MORE_CRITERIA, SUBSCRIPTION_TABLES } from './subscription/tables.ts'

/**
 * The schema, step by step. A step is never changed once it was deployed, and only adds: an object sleeps for months and
 * wakes under newer code, and after a rollback the older code meets the newer schema. What touches rows is a task.
 */
export const SCHEMA_STEPS: readonly string[] = [
  `CREATE TABLE task (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    -- Lower goes first among those that are due.
    rank INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    -- How often it was added since it was last done.
    adds INTEGER NOT NULL DEFAULT 0,
    -- How often in a row it failed.
    failures INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (kind, key)
  ) WITHOUT ROWID;
  CREATE INDEX task_due ON task (due_at);
  CREATE INDEX task_by_rank ON task (rank, due_at);
  CREATE INDEX task_failing ON task (failures) WHERE failures > 0;

  -- A form sent once: a second one with the same key has no effect.
  CREATE TABLE submission (
    form TEXT NOT NULL,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (form, key)
  ) WITHOUT ROWID;
  CREATE INDEX submission_by_time ON submission (created_at);

  CREATE TABLE counter (
    bucket TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX counter_by_end ON counter (until);

  CREATE TABLE enquiry (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    locale TEXT NOT NULL,
    email TEXT NOT NULL,
    recipient TEXT NOT NULL,
    estate_id TEXT,
    fields TEXT NOT NULL,
    -- Why somebody should look twice: 'unchecked', 'trap', 'hasty'; NULL for most.
    flag TEXT,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX enquiry_by_email ON enquiry (email);
  CREATE INDEX enquiry_by_time ON enquiry (created_at);

  -- What somebody agreed to, word for word.
  CREATE TABLE consent (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    purpose TEXT NOT NULL,
    text TEXT NOT NULL,
    version TEXT NOT NULL,
    locale TEXT NOT NULL,
    given_at INTEGER NOT NULL
  );
  CREATE INDEX consent_by_email ON consent (email);
  CREATE INDEX consent_by_time ON consent (given_at);

  -- Mail that must leave, has left, or could not. One row is one mail.
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    dedupe_key TEXT NOT NULL UNIQUE,
    -- '' once it need not be known any more.
    recipient TEXT NOT NULL,
    -- 1: the recipient asked for nothing, so address and text go as soon as it is sent.
    wipe INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    -- How often it was refused for a reason that a day may mend.
    refusals INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    sent_at INTEGER,
    -- The mail service's name of it, until it reported that it came back.
    message_id TEXT,
    -- The enquiry that it tells of.
    enquiry_id TEXT,
    error TEXT,
    created_at INTEGER NOT NULL,
    -- Last, so that a scan of the rest reads no mail's text.
    message TEXT NOT NULL
  );
  CREATE INDEX outbox_waiting ON outbox (due_at) WHERE state = 'waiting';
  CREATE INDEX outbox_failed ON outbox (created_at) WHERE state = 'failed';
  CREATE INDEX outbox_by_time ON outbox (created_at);
  CREATE INDEX outbox_by_recipient ON outbox (recipient);
  CREATE INDEX outbox_by_message_id ON outbox (message_id) WHERE message_id IS NOT NULL;
  CREATE INDEX outbox_of_enquiry ON outbox (enquiry_id) WHERE enquiry_id IS NOT NULL;

  CREATE TABLE mail_setting (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    -- A second address for every mail to the agency; '': none.
    copy_to TEXT NOT NULL,
    -- The agency's own domain to send from; '': the platform's.
    domain TEXT NOT NULL,
    domain_proven_at INTEGER
  );

  -- Addresses whose mail came back for good, and why.
  CREATE TABLE bounce (
    address TEXT PRIMARY KEY,
    reason TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX bounce_by_time ON bounce (created_at);

  -- Addresses, as keyed hashes, that want no mail from a friend.
  CREATE TABLE suppression (
    address_hash TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  -- Capabilities sent by mail. Only the hash is kept; subject is what it opens.
  CREATE TABLE token (
    hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    subject TEXT NOT NULL,
    expires_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX token_of_subject ON token (subject);
  CREATE INDEX token_by_end ON token (expires_at);

  -- One row: when what last changed, how many changes that are, and how many of them KV has.
  CREATE TABLE publication (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    versions TEXT NOT NULL,
    changes INTEGER NOT NULL,
    published INTEGER NOT NULL,
    published_at INTEGER NOT NULL
  );

  -- The site's hostnames, with what KV shall have of each besides the versions.
  CREATE TABLE hostname (
    hostname TEXT PRIMARY KEY,
    record TEXT NOT NULL,
    -- The newest change that was known when it was read.
    as_of INTEGER NOT NULL,
    read_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  -- What visitors asked the listing API to book: written before the call, settled after it.
  CREATE TABLE booking (
    -- The call's Idempotency-Key.
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('viewing', 'stay')),
    locale TEXT NOT NULL,
    email TEXT NOT NULL,
    -- The call's body, with name and contact data.
    body TEXT NOT NULL,
    -- What its mails say of it.
    about TEXT NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'booked', 'refused', 'cancelled')),
    -- 1: the visitor was told that the answer comes by mail.
    told INTEGER NOT NULL DEFAULT 0,
    -- Id of the appointment or reservation.
    booked_id TEXT,
    -- Id of the appointment that this one replaces; NULL again once that is free.
    replaces TEXT,
    cancel_asked_at INTEGER,
    -- When to remind; NULL: never, or no more.
    remind_at INTEGER,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  -- An appointment goes to one other time at once: the second of two moves books nothing.
  CREATE UNIQUE INDEX booking_one_move ON booking (replaces) WHERE replaces IS NOT NULL;
  CREATE INDEX booking_by_booked_id ON booking (booked_id);
  CREATE INDEX booking_by_email ON booking (email);
  CREATE INDEX booking_by_start ON booking (starts_at);
  CREATE INDEX booking_by_end ON booking (ends_at);

  -- Who wants to know when an estate whose agenda is full can be visited again. Told once, then gone.
  CREATE TABLE waitlist_entry (
    estate_id TEXT NOT NULL,
    email TEXT NOT NULL,
    locale TEXT NOT NULL,
    title TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (estate_id, email)
  ) WITHOUT ROWID;
  CREATE INDEX waitlist_entry_by_email ON waitlist_entry (email);
  CREATE INDEX waitlist_entry_by_time ON waitlist_entry (created_at);

  ${SUBSCRIPTION_TABLES}`,

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
]

const VERSION_KEY = 'schema'

/** Brings an object to a schema; a step succeeds whole or not at all. */
export function applySchema(
  storage: DurableObjectStorage,
  sql: Sql,
  steps: readonly string[] = SCHEMA_STEPS,
): void {
  const applied = storage.kv.get<number>(VERSION_KEY) ?? 0
  for (const [index, step] of steps.entries()) {
    if (index < applied) continue
    sql.transaction(() => {
      storage.sql.exec(step)
      storage.kv.put(VERSION_KEY, index + 1)
    })
  }
}
