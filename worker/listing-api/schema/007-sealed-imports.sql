
ALTER TABLE import_run ADD COLUMN outcome TEXT;
-- `missing`: because the feed lacks it, and nobody said so.
CREATE TABLE import_removal (estate_id INTEGER PRIMARY KEY, missing INTEGER NOT NULL);
