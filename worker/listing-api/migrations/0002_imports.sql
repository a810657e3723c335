-- A feed stands here whole before any of it is applied. A line without doc was refused: its estate stays as it is.
CREATE TABLE import_line (
  run_id TEXT NOT NULL, line INTEGER NOT NULL, external_id TEXT NOT NULL, parent_external_id TEXT, digest TEXT, doc TEXT,
  PRIMARY KEY (run_id, external_id)
) WITHOUT ROWID;
CREATE INDEX import_line_in_order ON import_line (run_id, line);
CREATE TABLE import_run (
  id TEXT PRIMARY KEY, site_id INTEGER NOT NULL, started_at INTEGER NOT NULL, finished_at INTEGER, report TEXT
) WITHOUT ROWID;
CREATE INDEX import_run_by_site ON import_run (site_id, started_at);
