
-- New and changed lines of a feed; they stand here whole before any is applied. `known_id` is the estate they change,
-- `same` whether its bytes are those of before and only its project comes back.
CREATE TABLE import_line (
  line INTEGER PRIMARY KEY, external_id TEXT NOT NULL UNIQUE, parent_external_id TEXT, known_id INTEGER,
  same INTEGER NOT NULL, digest TEXT NOT NULL, doc TEXT NOT NULL
);
CREATE INDEX import_line_top ON import_line (line) WHERE parent_external_id IS NULL;
CREATE INDEX import_line_child ON import_line (line, parent_external_id, known_id, same) WHERE parent_external_id IS NOT NULL;
CREATE TABLE import_run (
  id TEXT PRIMARY KEY, started_at INTEGER NOT NULL, heard_at INTEGER NOT NULL, finished_at INTEGER, report TEXT
) WITHOUT ROWID;
CREATE INDEX import_run_by_start ON import_run (started_at);
CREATE TABLE restore_run (id TEXT PRIMARY KEY, heard_at INTEGER NOT NULL) WITHOUT ROWID;
