-- What visitors leave behind. Times are milliseconds since 1970; addresses are lower case.

-- A form sent once: a second one with the same key has no effect. Kept a day.
CREATE TABLE submission (
  site_id INTEGER NOT NULL,
  form TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, form, key)
) WITHOUT ROWID;
CREATE INDEX submission_by_time ON submission (created_at);

-- Exact limits: a count that would pass its most fails, and with it the whole batch it stands in.
CREATE TABLE counter (
  bucket TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  most INTEGER NOT NULL,
  until INTEGER NOT NULL,
  CONSTRAINT within_limit CHECK (count <= most)
) WITHOUT ROWID;
CREATE INDEX counter_by_end ON counter (until);

CREATE TABLE lead (
  id TEXT PRIMARY KEY,
  site_id INTEGER NOT NULL,
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
CREATE INDEX lead_by_email ON lead (email, site_id);
CREATE INDEX lead_by_time ON lead (created_at);
CREATE INDEX lead_of_site ON lead (site_id, created_at);

-- What somebody agreed to, word for word.
CREATE TABLE consent (
  id TEXT PRIMARY KEY,
  site_id INTEGER NOT NULL,
  email TEXT NOT NULL,
  purpose TEXT NOT NULL,
  text TEXT NOT NULL,
  version TEXT NOT NULL,
  locale TEXT NOT NULL,
  given_at INTEGER NOT NULL
);
CREATE INDEX consent_by_email ON consent (email, site_id);
CREATE INDEX consent_by_time ON consent (given_at);

-- Mail that must leave, has left, or could not. One row is one mail.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  site_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  dedupe_key TEXT NOT NULL UNIQUE,
  -- '' once it need not be known any more.
  recipient TEXT NOT NULL,
  message TEXT NOT NULL,
  -- 1: the recipient asked for nothing, so address and text go as soon as it is sent.
  forget INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  claimed_at INTEGER,
  sent_at INTEGER,
  error TEXT,
  created_at INTEGER NOT NULL
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'waiting';
CREATE INDEX outbox_claimed ON outbox (claimed_at) WHERE state = 'sending';
CREATE INDEX outbox_of_site ON outbox (site_id, created_at);
CREATE INDEX outbox_by_recipient ON outbox (recipient, site_id);

-- Addresses, as keyed hashes, that want no mail from a friend through this site.
CREATE TABLE suppression (
  site_id INTEGER NOT NULL,
  address_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, address_hash)
) WITHOUT ROWID;

-- Capabilities sent by mail. Only the hash is kept; subject is what it opens.
CREATE TABLE token (
  hash TEXT PRIMARY KEY,
  site_id INTEGER NOT NULL,
  purpose TEXT NOT NULL,
  subject TEXT NOT NULL,
  expires_at INTEGER
) WITHOUT ROWID;
CREATE INDEX token_of_subject ON token (subject);
CREATE INDEX token_by_end ON token (expires_at);
