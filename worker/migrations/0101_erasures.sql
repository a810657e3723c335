-- Who was erased at which site, as keyed hashes: a copy from before must not bring them back. Kept as long as copies are.
CREATE TABLE erasure (
  site_id INTEGER NOT NULL,
  address_hash TEXT NOT NULL,
  erased_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, address_hash)
) WITHOUT ROWID;
CREATE INDEX erasure_by_time ON erasure (erased_at);

-- When a site that an operator removed is erased for good; until then it is suspended.
ALTER TABLE site ADD COLUMN remove_at INTEGER;
CREATE INDEX site_to_remove ON site (remove_at) WHERE remove_at IS NOT NULL;
