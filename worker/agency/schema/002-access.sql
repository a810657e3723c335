
  CREATE TABLE access_key (
    id TEXT PRIMARY KEY,
    -- Keyed: the key itself is with its holder only.
    hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    -- Words, a blank between two.
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    -- When it ends by itself; NULL: never.
    ends_at INTEGER,
    -- To the hour.
    last_used_at INTEGER,
    -- The network's owner and country; '': not known.
    last_used_from TEXT NOT NULL DEFAULT '',
    -- Since when it waits to be turned on again.
    held_at INTEGER,
    revoked_at INTEGER
  ) WITHOUT ROWID;

  -- Acts in the agency's name. Persons stand in it by their id alone.
  CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    -- 'operator', 'key {id}', 'person {id}'.
    actor TEXT NOT NULL,
    -- Id of the request.
    request TEXT NOT NULL,
    act TEXT NOT NULL,
    -- What it was done to.
    subject TEXT NOT NULL,
    -- JSON; NULL: nothing was there, or is any more.
    before TEXT,
    after TEXT
  ) WITHOUT ROWID;
  CREATE INDEX audit_by_time ON audit (at);