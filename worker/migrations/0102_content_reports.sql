-- What readers reported as unlawful on a site, for operators and not for its agency. Kept a year.
CREATE TABLE content_report (
  id TEXT PRIMARY KEY,
  site_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  -- The address or description of what is meant.
  page TEXT NOT NULL,
  text TEXT NOT NULL,
  -- Of who reported; '': they wanted to stay unknown.
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- A hash that changes daily, to count by.
  network TEXT NOT NULL,
  closed_at INTEGER,
  -- What was done, in an operator's words.
  outcome TEXT
) WITHOUT ROWID;
CREATE INDEX content_report_open ON content_report (at) WHERE closed_at IS NULL;
CREATE INDEX content_report_by_time ON content_report (at);
CREATE INDEX content_report_of_network ON content_report (network, at);
