DROP TABLE IF EXISTS hostname;
CREATE TABLE hostname (hostname TEXT PRIMARY KEY, site_id INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX hostname_by_site ON hostname (site_id);
