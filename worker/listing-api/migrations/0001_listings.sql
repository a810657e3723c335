-- Content of an agency: documents, found by site and name.
CREATE TABLE site (
  id INTEGER PRIMARY KEY,
  hidden_status TEXT NOT NULL DEFAULT '[]',
  doc TEXT NOT NULL
);
CREATE TABLE hostname (hostname TEXT PRIMARY KEY, site_id INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX hostname_by_site ON hostname (site_id);
CREATE TABLE navigation (site_id INTEGER NOT NULL, name TEXT NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (site_id, name)) WITHOUT ROWID;
-- `head` is the page without its sections.
CREATE TABLE page (
  site_id INTEGER NOT NULL, id INTEGER NOT NULL, published INTEGER NOT NULL, head TEXT NOT NULL, doc TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE TABLE page_url (site_id INTEGER NOT NULL, url TEXT NOT NULL, page_id INTEGER NOT NULL, PRIMARY KEY (site_id, url)) WITHOUT ROWID;
CREATE TABLE estate_page (site_id INTEGER NOT NULL, estate_id INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (site_id, estate_id)) WITHOUT ROWID;
CREATE TABLE entity (site_id INTEGER NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, items TEXT NOT NULL, PRIMARY KEY (site_id, name)) WITHOUT ROWID;
CREATE TABLE agreement (site_id INTEGER NOT NULL, id INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (site_id, id)) WITHOUT ROWID;
CREATE TABLE translation (site_id INTEGER NOT NULL, locale TEXT NOT NULL, words TEXT NOT NULL, PRIMARY KEY (site_id, locale)) WITHOUT ROWID;
CREATE TABLE asset (
  site_id INTEGER NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL, version INTEGER NOT NULL, kind TEXT NOT NULL,
  content_type TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, color TEXT NOT NULL, recipe TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- What a search needs; the whole estate stands in estate_doc. `lat` and `lon` are the position the public may know.
CREATE TABLE estate (
  site_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  public_id TEXT NOT NULL,
  external_id TEXT NOT NULL,
  parent_id TEXT,
  project INTEGER NOT NULL DEFAULT 0,
  head_type INTEGER,
  sub_type INTEGER,
  transaction_id INTEGER NOT NULL DEFAULT 0,
  country_id INTEGER,
  region TEXT,
  city_id INTEGER,
  city TEXT,
  city_sort TEXT,
  zip TEXT,
  price REAL,
  -- Homes without a price come last, whichever way prices are sorted.
  price_up REAL NOT NULL DEFAULT 9e15,
  bedrooms INTEGER,
  publication_date TEXT,
  lat REAL,
  lon REAL,
  archived_at INTEGER,
  updated_at INTEGER NOT NULL DEFAULT 0,
  digest TEXT,
  card TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE TABLE estate_doc (site_id INTEGER NOT NULL, id INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (site_id, id));
CREATE UNIQUE INDEX estate_by_public_id ON estate (site_id, public_id);
CREATE UNIQUE INDEX estate_by_external_id ON estate (site_id, external_id);
CREATE INDEX estate_by_change ON estate (site_id, updated_at, id);
CREATE INDEX estate_by_parent ON estate (site_id, parent_id, id) WHERE archived_at IS NULL AND parent_id IS NOT NULL;

-- One index a sort and one a facet; each holds every column a search filters on, so that none touches the table;
-- the two that its own condition names must be among them.
CREATE INDEX estate_by_date ON estate (site_id, publication_date, id, transaction_id, head_type, sub_type, city_id, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id)
  WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_price ON estate (site_id, price, id, transaction_id, head_type, sub_type, city_id, country_id, bedrooms, project, lat, lon, archived_at, parent_id)
  WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_price_up ON estate (site_id, price_up, id, transaction_id, head_type, sub_type, city_id, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id)
  WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_city ON estate (site_id, city_sort, city_id, id, city, zip, transaction_id, head_type, sub_type, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id)
  WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_sub_type ON estate (site_id, sub_type, id, transaction_id, head_type, city_id, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id)
  WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_head_type ON estate (site_id, head_type, id, transaction_id, sub_type, city_id, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id)
  WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_transaction ON estate (site_id, transaction_id, id, head_type, sub_type, city_id, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id)
  WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_bedrooms ON estate (site_id, bedrooms, id, transaction_id, head_type, sub_type, city_id, country_id, price, project, lat, lon, archived_at, parent_id)
  WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_country ON estate (site_id, country_id, id, transaction_id, head_type, sub_type, city_id, bedrooms, price, project, lat, lon, archived_at, parent_id)
  WHERE archived_at IS NULL AND parent_id IS NULL;

CREATE TABLE collection (site_id INTEGER NOT NULL, id INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (site_id, id)) WITHOUT ROWID;
CREATE TABLE collection_estate (
  site_id INTEGER NOT NULL, collection_id INTEGER NOT NULL, estate_id INTEGER NOT NULL,
  PRIMARY KEY (site_id, collection_id, estate_id)
) WITHOUT ROWID;

-- Municipalities; `place_name` holds every name, and every later word of one, without accents, and the postal code.
CREATE TABLE place (
  id INTEGER PRIMARY KEY, zip TEXT NOT NULL, nl TEXT NOT NULL, fr TEXT NOT NULL, en TEXT NOT NULL, de TEXT NOT NULL,
  lat REAL NOT NULL, lon REAL NOT NULL, region TEXT NOT NULL, province TEXT
);
CREATE TABLE place_name (term TEXT NOT NULL, place_id INTEGER NOT NULL, PRIMARY KEY (term, place_id)) WITHOUT ROWID;
