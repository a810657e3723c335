
ALTER TABLE estate ADD COLUMN facts TEXT GENERATED ALWAYS AS (json_extract(card, '$.facts')) VIRTUAL;
DROP INDEX estate_by_more;
CREATE INDEX estate_by_more ON estate (
  transaction_id, traits, energy, area_build, area_ground, id, head_type, sub_type, city_sort, city_id, city, zip, country_id, bedrooms,
  price, publication_date, project, lat, lon, archived_at, parent_id, facts
) WHERE archived_at IS NULL AND parent_id IS NULL;
CREATE TABLE estate_facts (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  -- JSON: the version and rows that the facts of every home were made by.
  known TEXT,
  -- The same of those that are being made, of the homes up to a number.
  making TEXT,
  after_id INTEGER NOT NULL DEFAULT 0
);
