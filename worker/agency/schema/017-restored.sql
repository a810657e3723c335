CREATE TABLE restored (
  -- '' in the first one, which says that it has begun.
  name TEXT NOT NULL,
  -- JSON: the values of its key.
  key TEXT NOT NULL,
  PRIMARY KEY (name, key)
) WITHOUT ROWID;