
-- A home without a row came before feeds had names, or by another way than a feed.
CREATE TABLE estate_feed (estate_id INTEGER PRIMARY KEY, source TEXT NOT NULL);
ALTER TABLE import_run ADD COLUMN source TEXT NOT NULL DEFAULT 'feed';
