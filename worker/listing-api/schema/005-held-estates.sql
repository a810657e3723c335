
ALTER TABLE estate ADD COLUMN held TEXT;
ALTER TABLE estate ADD COLUMN missing_since INTEGER;
CREATE INDEX estate_held ON estate (id, external_id, held) WHERE held IS NOT NULL;
CREATE INDEX estate_missing ON estate (missing_since) WHERE missing_since IS NOT NULL;
