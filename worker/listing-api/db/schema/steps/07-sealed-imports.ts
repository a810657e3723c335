/** What a run that was read to its end comes to, and which estates it archives: enough for the object to finish it. */
export const SEALED_IMPORTS = `
ALTER TABLE import_run ADD COLUMN outcome TEXT;
-- \`missing\`: because the feed lacks it, and nobody said so.
CREATE TABLE import_removal (estate_id INTEGER PRIMARY KEY, missing INTEGER NOT NULL);
`
