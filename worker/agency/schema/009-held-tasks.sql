CREATE TABLE held_task (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  -- When it was due.
  due_at INTEGER NOT NULL,
  PRIMARY KEY (kind, key)
) WITHOUT ROWID;