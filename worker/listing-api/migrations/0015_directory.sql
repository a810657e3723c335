-- Which sites there are; everything of a site is in its own object. A database of before has tables of these names.
DROP TABLE IF EXISTS hostname;
DROP TABLE IF EXISTS site;
CREATE TABLE site (id INTEGER PRIMARY KEY);
CREATE TABLE hostname (hostname TEXT PRIMARY KEY, site_id INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX hostname_by_site ON hostname (site_id);
