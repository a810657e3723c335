-- Hostnames that operators gave to sites; asked before the listing API's by-hostname. Times in ms since 1970.
CREATE TABLE domain (
  hostname TEXT PRIMARY KEY,
  site_id INTEGER NOT NULL,
  -- Scheme, host and port of all the site's absolute addresses, on at most one row of a site.
  origin TEXT,
  -- 1: visitors of this host are sent to the site's origin.
  redirect INTEGER NOT NULL DEFAULT 0,
  -- What the TXT record of _baksteen.{hostname} must say; until it does, the row has no effect.
  proof TEXT NOT NULL,
  proven_at INTEGER,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX domain_of_site ON domain (site_id);
CREATE UNIQUE INDEX domain_of_origin ON domain (site_id) WHERE origin IS NOT NULL;
