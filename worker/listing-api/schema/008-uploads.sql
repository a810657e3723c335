
ALTER TABLE asset ADD COLUMN upload TEXT;
ALTER TABLE asset ADD COLUMN object TEXT;
ALTER TABLE asset ADD COLUMN bytes INTEGER;
-- A tiny picture as a data address.
ALTER TABLE asset ADD COLUMN preview TEXT;
CREATE INDEX asset_by_upload ON asset (upload) WHERE upload IS NOT NULL;
CREATE INDEX asset_by_object ON asset (object) WHERE object IS NOT NULL;
