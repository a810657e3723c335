/** Which of an agency's feeds brought a home. */
export const FEED_SOURCES = `
-- A home without a row came before feeds had names, or by another way than a feed.
CREATE TABLE estate_feed (estate_id INTEGER PRIMARY KEY, source TEXT NOT NULL);
ALTER TABLE import_run ADD COLUMN source TEXT NOT NULL DEFAULT 'feed';
`

/** Since when what a feed last said of a home was true, as its sender has it; of before, and where none is said, null. */
export const FEED_ORDER = 'ALTER TABLE estate_feed ADD COLUMN sent_at INTEGER;'
