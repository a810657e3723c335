
  -- Files of everything that owners asked for; what is in them stands in a bucket.
  CREATE TABLE export_file (
    id TEXT PRIMARY KEY,
    asked_at INTEGER NOT NULL,
    ready_at INTEGER,
    ends_at INTEGER,
    bytes INTEGER NOT NULL
  ) WITHOUT ROWID;