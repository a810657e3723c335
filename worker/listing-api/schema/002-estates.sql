
CREATE TABLE estate (
  id INTEGER PRIMARY KEY,
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
  -- The position the public may know.
  lat REAL,
  lon REAL,
  archived_at INTEGER,
  updated_at INTEGER NOT NULL DEFAULT 0,
  digest TEXT,
  card TEXT NOT NULL
);
CREATE TABLE estate_doc (id INTEGER PRIMARY KEY, doc TEXT NOT NULL);
CREATE UNIQUE INDEX estate_by_public_id ON estate (public_id);
CREATE UNIQUE INDEX estate_by_external_id ON estate (external_id);
CREATE INDEX estate_by_change ON estate (updated_at, id);
CREATE INDEX estate_by_parent ON estate (parent_id, id) WHERE archived_at IS NULL AND parent_id IS NOT NULL;
CREATE INDEX estate_by_date ON estate (publication_date, id, transaction_id, head_type, sub_type, city_id, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id) WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_price ON estate (price, id, transaction_id, head_type, sub_type, city_id, country_id, bedrooms, project, lat, lon, archived_at, parent_id) WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_price_up ON estate (price_up, id, transaction_id, head_type, sub_type, city_id, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id) WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_city ON estate (city_sort, city_id, id, city, zip, transaction_id, head_type, sub_type, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id) WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_sub_type ON estate (sub_type, id, transaction_id, head_type, city_id, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id) WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_head_type ON estate (head_type, id, transaction_id, sub_type, city_id, country_id, bedrooms, price, project, lat, lon, archived_at, parent_id) WHERE archived_at IS NULL AND parent_id IS NULL;
-- The pins of a map are read from it alone, public ids included.
CREATE INDEX estate_by_transaction ON estate (transaction_id, id, head_type, sub_type, city_id, country_id, bedrooms, price, project, lat, lon, public_id, archived_at, parent_id) WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_bedrooms ON estate (bedrooms, id, transaction_id, head_type, sub_type, city_id, country_id, price, project, lat, lon, archived_at, parent_id) WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE INDEX estate_by_country ON estate (country_id, id, transaction_id, head_type, sub_type, city_id, bedrooms, price, project, lat, lon, archived_at, parent_id) WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE TABLE collection (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE collection_estate (
  collection_id INTEGER NOT NULL, estate_id INTEGER NOT NULL, PRIMARY KEY (collection_id, estate_id)
) WITHOUT ROWID;
