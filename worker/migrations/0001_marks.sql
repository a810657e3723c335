-- Purges of cached answers: the authority that KV mirrors.
CREATE TABLE mark (
  site_id INTEGER NOT NULL,
  tag TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (site_id, tag)
) WITHOUT ROWID;
