
ALTER TABLE import_run ADD COLUMN read_lines INTEGER NOT NULL DEFAULT 0;
-- How much there was to be written when its feed had been read.
ALTER TABLE import_run ADD COLUMN staged INTEGER;
-- What the last feed that was held back would have taken off.
CREATE TABLE import_held (estate_id INTEGER PRIMARY KEY, run TEXT NOT NULL);
-- What stays though feeds lack it, until one has it again.
CREATE TABLE import_spared (estate_id INTEGER PRIMARY KEY);
