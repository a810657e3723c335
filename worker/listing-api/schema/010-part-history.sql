
-- A row a change: `content` is the part as it was before it.
CREATE TABLE part_version (
  id INTEGER PRIMARY KEY, path TEXT NOT NULL, at INTEGER NOT NULL, by TEXT NOT NULL, content TEXT NOT NULL
);
CREATE INDEX part_version_by_path ON part_version (path, id);
CREATE INDEX part_version_by_time ON part_version (at);
-- `based_on` is the tag of the part that it was begun from; '' where there was none.
CREATE TABLE part_draft (
  path TEXT PRIMARY KEY, content TEXT NOT NULL, by TEXT NOT NULL, at INTEGER NOT NULL, based_on TEXT NOT NULL
) WITHOUT ROWID;
