/** Collections keep the order in which their homes were named; those of before are shown the newest first. */
export const COLLECTION_ORDER = `ALTER TABLE collection_estate ADD COLUMN position INTEGER NOT NULL DEFAULT 0;`
