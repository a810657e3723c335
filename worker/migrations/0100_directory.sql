-- Tables of before there was a directory, which a local state may still have; children first.
DROP TABLE IF EXISTS delivery;
DROP TABLE IF EXISTS hit;
DROP TABLE IF EXISTS subscription;
DROP TABLE IF EXISTS subscriber;
DROP TABLE IF EXISTS estate_change;
DROP TABLE IF EXISTS estate_snapshot;
DROP TABLE IF EXISTS scan;
DROP TABLE IF EXISTS farewell;
DROP TABLE IF EXISTS outbox;
DROP TABLE IF EXISTS lead;
DROP TABLE IF EXISTS consent;
DROP TABLE IF EXISTS suppression;
DROP TABLE IF EXISTS token;
DROP TABLE IF EXISTS submission;
DROP TABLE IF EXISTS counter;
DROP TABLE IF EXISTS booking_intent;
DROP TABLE IF EXISTS viewing_wait;
DROP TABLE IF EXISTS mark;
DROP TABLE IF EXISTS domain;
DROP TABLE IF EXISTS audit;
DROP TABLE IF EXISTS console_session;

-- The directory: the only database that is about all agencies. Times are milliseconds since 1970.
CREATE TABLE site (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  -- The name in small letters without accents, for searching.
  name_key TEXT NOT NULL,
  -- The first hostname of its record, by which the listing API knows it; '': not read yet.
  record_hostname TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'live' CHECK (state IN ('live', 'suspended', 'moved', 'removed')),
  -- Scheme and host of its back end; '': the default one.
  api_url TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  -- What its object reported last; a removed one reports nothing.
  next_due_at INTEGER,
  failed_mails INTEGER NOT NULL DEFAULT 0,
  waiting_mails INTEGER NOT NULL DEFAULT 0,
  oldest_mail_due_at INTEGER,
  stuck_tasks INTEGER NOT NULL DEFAULT 0,
  reported_at INTEGER,
  -- Imports in a row that were refused.
  refused_imports INTEGER NOT NULL DEFAULT 0,
  -- When its object was last woken, because it was late.
  woken_at INTEGER
);
CREATE INDEX site_due ON site (next_due_at) WHERE next_due_at IS NOT NULL;
CREATE INDEX site_oldest_mail ON site (oldest_mail_due_at) WHERE oldest_mail_due_at IS NOT NULL;
CREATE INDEX site_troubled ON site (id) WHERE failed_mails > 0 OR stuck_tasks > 0 OR refused_imports > 0;
CREATE INDEX site_by_state ON site (state, id) WHERE state <> 'live';

-- Sums over all sites, kept by the triggers, so that health counts nothing.
CREATE TABLE totals (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  sites INTEGER NOT NULL DEFAULT 0,
  failed_mails INTEGER NOT NULL DEFAULT 0,
  waiting_mails INTEGER NOT NULL DEFAULT 0,
  stuck_tasks INTEGER NOT NULL DEFAULT 0,
  refused_imports INTEGER NOT NULL DEFAULT 0
);
INSERT INTO totals (only_row) VALUES (1);
CREATE TRIGGER site_entered AFTER INSERT ON site BEGIN
  UPDATE totals SET sites = sites + 1 WHERE only_row = 1;
END;
CREATE TRIGGER site_reported AFTER UPDATE OF failed_mails, waiting_mails, stuck_tasks, refused_imports ON site BEGIN
  UPDATE totals SET
    failed_mails = failed_mails + new.failed_mails - old.failed_mails,
    waiting_mails = waiting_mails + new.waiting_mails - old.waiting_mails,
    stuck_tasks = stuck_tasks + new.stuck_tasks - old.stuck_tasks,
    refused_imports = refused_imports + new.refused_imports - old.refused_imports
  WHERE only_row = 1;
END;

-- Hostnames that operators gave to sites; asked before the listing API's by-hostname.
CREATE TABLE hostname (
  hostname TEXT PRIMARY KEY,
  site_id INTEGER NOT NULL REFERENCES site (id),
  -- Scheme, host and port of all the site's absolute addresses.
  origin TEXT,
  -- 1: visitors of this host are sent to the site's origin.
  redirect INTEGER NOT NULL DEFAULT 0,
  -- What the TXT record of _baksteen.{hostname} must say; until it does, the row has no effect.
  proof TEXT NOT NULL,
  proven_at INTEGER,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX hostname_of_site ON hostname (site_id);
-- A hostname that waits for its proof may wish to be its site's origin; of those that count one is.
CREATE UNIQUE INDEX hostname_of_origin ON hostname (site_id) WHERE origin IS NOT NULL AND proven_at IS NOT NULL;

-- What operators should look at.
CREATE TABLE finding (
  kind TEXT NOT NULL,
  -- A site's id or a hostname.
  subject TEXT NOT NULL,
  -- When it was last seen.
  found_at INTEGER NOT NULL,
  PRIMARY KEY (kind, subject)
) WITHOUT ROWID;
CREATE INDEX finding_by_time ON finding (found_at);

-- Acts of operators.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  request TEXT NOT NULL,
  act TEXT NOT NULL,
  detail TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (at);
CREATE INDEX audit_of_act ON audit (act, at);

-- Open consoles; only the hash of the cookie is kept.
CREATE TABLE console_session (
  hash TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX console_session_by_end ON console_session (expires_at);

-- Wrong tokens of a network in a minute.
CREATE TABLE sign_in_attempt (
  bucket TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sign_in_attempt_by_end ON sign_in_attempt (until);
