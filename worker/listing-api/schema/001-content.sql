
CREATE TABLE site (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), hidden_status TEXT NOT NULL DEFAULT '[]', doc TEXT NOT NULL);
CREATE TABLE navigation (name TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
-- `head` is the page without its sections.
CREATE TABLE page (id INTEGER PRIMARY KEY, published INTEGER NOT NULL, head TEXT NOT NULL, doc TEXT NOT NULL);
CREATE TABLE page_url (url TEXT PRIMARY KEY, page_id INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE estate_page (estate_id INTEGER PRIMARY KEY, doc TEXT NOT NULL);
CREATE TABLE entity (name TEXT PRIMARY KEY, kind TEXT NOT NULL, items TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE agreement (id INTEGER PRIMARY KEY, doc TEXT NOT NULL);
CREATE TABLE translation (locale TEXT PRIMARY KEY, words TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE asset (
  id TEXT PRIMARY KEY, hash TEXT NOT NULL, version INTEGER NOT NULL, kind TEXT NOT NULL,
  content_type TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, color TEXT NOT NULL, recipe TEXT NOT NULL
);
-- Municipalities; `place_name` holds every name, and every later word of one, without accents, and the postal code.
CREATE TABLE place (
  id INTEGER PRIMARY KEY, zip TEXT NOT NULL, nl TEXT NOT NULL, fr TEXT NOT NULL, en TEXT NOT NULL, de TEXT NOT NULL,
  lat REAL NOT NULL, lon REAL NOT NULL, region TEXT NOT NULL, province TEXT
);
CREATE TABLE place_name (term TEXT NOT NULL, place_id INTEGER NOT NULL, PRIMARY KEY (term, place_id)) WITHOUT ROWID;
