
CREATE TABLE picture_address (
  address TEXT PRIMARY KEY,
  -- The name of the asset that it becomes.
  asset TEXT NOT NULL,
  -- What the sender says of the bytes; another value at the same address is fetched anew.
  hash TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL CHECK (state IN ('waiting', 'queued', 'fetched', 'failed')),
  failure TEXT,
  -- Of failures in a row.
  tries INTEGER NOT NULL DEFAULT 0,
  changed_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX picture_address_by_state ON picture_address (state, changed_at);
CREATE TABLE picture_use (
  address TEXT NOT NULL, estate_id INTEGER NOT NULL, PRIMARY KEY (address, estate_id)
) WITHOUT ROWID;
CREATE INDEX picture_use_by_estate ON picture_use (estate_id);
-- How many addresses were fetched on a day.
CREATE TABLE fetch_day (day TEXT PRIMARY KEY, fetches INTEGER NOT NULL) WITHOUT ROWID;
