
-- Made from the record whenever it is written; a home without a row gets one when homes are next listed.
CREATE TABLE estate_desk (
  id INTEGER PRIMARY KEY,
  -- Words without accents that it is found by.
  search TEXT NOT NULL,
  -- E-mail address of its agent, in small letters.
  agent TEXT,
  -- Legal rules that it did not meet when it was written.
  gaps INTEGER NOT NULL
);
CREATE TABLE estate_decision (
  id INTEGER PRIMARY KEY,
  -- Made at the desk: no feed touches it.
  made_here INTEGER NOT NULL DEFAULT 0,
  -- 'draft' or 'withdrawn': not shown, whatever a feed brings.
  state TEXT,
  -- Why it is shown with legal gaps.
  reason TEXT, reason_by TEXT, reason_at INTEGER
);
-- What a person knows better than the feed; `value` is JSON, null: the field is taken away.
CREATE TABLE estate_override (
  estate_id INTEGER NOT NULL, path TEXT NOT NULL, value TEXT, by_name TEXT NOT NULL, made_at INTEGER NOT NULL,
  PRIMARY KEY (estate_id, path)
) WITHOUT ROWID;
-- The record as its feed has it, of a home with overrides.
CREATE TABLE estate_source (id INTEGER PRIMARY KEY, doc TEXT NOT NULL);
