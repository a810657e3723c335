/** Since which day nothing names a file; one without a row is named, or was not looked at. */
export const UNNAMED_FILES = `
CREATE TABLE asset_unnamed (name TEXT PRIMARY KEY, since TEXT NOT NULL) WITHOUT ROWID;
`
