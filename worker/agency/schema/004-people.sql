
  CREATE TABLE member (
    id TEXT PRIMARY KEY,
    -- In small letters, as emailAddress has it.
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owner', 'agent', 'editor', 'reader')),
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  -- One of an address: a second one voids the first.
  CREATE TABLE invitation (
    email TEXT PRIMARY KEY,
    -- Of the link; the link itself is in the mail only.
    hash TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,
    invited_by TEXT NOT NULL,
    ends_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  -- The one way in that a member was mailed last.
  CREATE TABLE sign_in (
    member_id TEXT PRIMARY KEY,
    link_hash TEXT NOT NULL UNIQUE,
    code_hash TEXT NOT NULL,
    -- Of the cookie of the browser that asked: the code counts there alone.
    browser_hash TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    ends_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX sign_in_of_browser ON sign_in (browser_hash);

  CREATE TABLE session (
    -- What it is listed and ended by.
    id TEXT PRIMARY KEY,
    -- Of the cookie.
    hash TEXT NOT NULL UNIQUE,
    member_id TEXT NOT NULL,
    -- As its person knows it: 'Firefox, Windows'.
    browser TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    -- To five minutes.
    seen_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX session_of_member ON session (member_id, created_at);