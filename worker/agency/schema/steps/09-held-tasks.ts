/** A task that waits for a person: what it does may have been done before. */
export const HELD_TABLES = `CREATE TABLE held_task (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  -- When it was due.
  due_at INTEGER NOT NULL,
  PRIMARY KEY (kind, key)
) WITHOUT ROWID;`
