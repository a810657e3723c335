
  CREATE TABLE calendar_link (
    member_id TEXT PRIMARY KEY,
    -- Of the address; the address itself was shown once.
    hash TEXT NOT NULL UNIQUE,
    -- 1: with the visitors' telephone and e-mail.
    has_contact INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    -- To the hour.
    used_at INTEGER
  ) WITHOUT ROWID;