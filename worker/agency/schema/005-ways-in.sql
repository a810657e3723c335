
  CREATE TABLE passkey (
    -- The credential's own id.
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL,
    -- The host of the desk when it was made: the key opens no other.
    host TEXT NOT NULL,
    name TEXT NOT NULL,
    -- As COSE, in base64url.
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER,
    suspect_at INTEGER,
    -- Since when the desk is seen to be on another host.
    old_since INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX passkey_of_member ON passkey (member_id, created_at);

  -- What a browser was asked to sign; member_id '': to sign in.
  CREATE TABLE passkey_challenge (
    browser_hash TEXT PRIMARY KEY,
    challenge TEXT NOT NULL,
    member_id TEXT NOT NULL,
    ends_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  -- Keyed hashes. A new list of a person's voids the one before.
  CREATE TABLE recovery_code (
    hash TEXT PRIMARY KEY,
    member_id TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX recovery_code_of_member ON recovery_code (member_id);

  -- Browsers in which somebody was signed in before, by a cookie of theirs.
  CREATE TABLE known_browser (
    member_id TEXT NOT NULL,
    hash TEXT NOT NULL,
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (member_id, hash)
  ) WITHOUT ROWID;

  -- Links of mails that tell of a sign-in on a new browser: 'that was not me'.
  CREATE TABLE sign_in_denial (
    hash TEXT PRIMARY KEY,
    member_id TEXT NOT NULL,
    -- When that sign-in was.
    since INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  -- An operator who looks in: one at a time.
  CREATE TABLE visit (
    id TEXT PRIMARY KEY,
    -- Of the link, until it is pressed; then of the cookie.
    hash TEXT NOT NULL UNIQUE,
    reason TEXT NOT NULL,
    may_change INTEGER NOT NULL,
    is_open INTEGER NOT NULL DEFAULT 0,
    started_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) WITHOUT ROWID;