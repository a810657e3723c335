/** How many files were sent on a day. */
export const UPLOAD_DAYS = `
CREATE TABLE upload_day (day TEXT PRIMARY KEY, files INTEGER NOT NULL) WITHOUT ROWID;
`
