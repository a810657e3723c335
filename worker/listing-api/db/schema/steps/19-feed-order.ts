/** Since when what a feed last said of a home was true, as its sender has it; of before, and where none is said, null. */
export const FEED_ORDER = `ALTER TABLE estate_feed ADD COLUMN sent_at INTEGER;`
